/** Spaces, controls, combining marks alone and characters that draw nothing, such as zero-width ones and fillers. */
const SOMETHING_SEEN = /[^\p{Z}\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether a reader would see anything of a text; one that shows nothing is blank (spec.md 5, "Chat"). */
export const isVisible = (text: string) => SOMETHING_SEEN.test(text);
