/** spec.md 2, "Home": shown instead of a text that could not be decrypted. */
export const UNREADABLE = '[Message content unavailable - decryption failed]';

export const UNREADABLE_REFUSED = 'We could not read what was stored here. Please type it again and save.';

/** A form that shows the placeholder must not save it as if somebody had typed it. */
export const isReadable = (text: string) => !text.includes(UNREADABLE);

/** Any character but spaces, controls, combining marks and those without a glyph, such as zero-width spaces. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text shows anything on screen; one that does not is blank (spec.md 5, "Chat"). */
export const isVisible = (text: string) => VISIBLE.test(text);
