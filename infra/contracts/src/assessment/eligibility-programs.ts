/** spec.md 3, "Eligibility result". The checker's own result is of `medicaid_pas`. */
export const programTypes = ['medicaid_pas', 'family_support'] as const;
export type ProgramType = (typeof programTypes)[number];
export const CHECKED_PROGRAM: ProgramType = 'medicaid_pas';
