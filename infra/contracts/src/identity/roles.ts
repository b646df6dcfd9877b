/** spec.md 6. */
export const roles = ['caregiver', 'super_admin'] as const;
export type Role = (typeof roles)[number];
