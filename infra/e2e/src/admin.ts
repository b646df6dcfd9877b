import { aPerson } from '@careward/testing/a-person';

/** The address that makes its account a super admin; one journey may sign up with it. */
export const admin = aPerson({ email: 'admin@example.com', firstName: 'Ada' });
