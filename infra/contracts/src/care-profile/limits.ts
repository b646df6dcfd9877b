/** design.md 5. */
export const RECIPIENTS_PER_CAREGIVER = 20;

/** More than the library has topics. */
export const BOOKMARKS_PER_CAREGIVER = 200;
