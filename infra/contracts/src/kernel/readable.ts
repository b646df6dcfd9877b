/** spec.md 2, "Home": shown instead of a text that could not be decrypted. */
export const UNREADABLE = '[Message content unavailable - decryption failed]';

export const UNREADABLE_REFUSED = 'We could not read what was stored here. Please type it again and save.';

/** A form that shows the placeholder must not save it as if somebody had typed it. */
export const isReadable = (text: string) => !text.includes(UNREADABLE);
