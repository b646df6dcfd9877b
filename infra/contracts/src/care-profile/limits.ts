/** design.md 5. */
export const RECIPIENTS_PER_CAREGIVER = 20;
