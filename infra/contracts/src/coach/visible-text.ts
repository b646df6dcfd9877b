/** Any character but spaces, controls, combining marks and those without a glyph, such as zero-width spaces. */
const VISIBLE = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a text shows anything on screen; one that does not is blank (spec.md 5, "Chat"). */
export const isVisible = (text: string) => VISIBLE.test(text);
