import { aPerson } from '@careward/testing/a-person';

/** The addresses that make their accounts super admins; one journey may sign up with each. */
export const admin = aPerson({ email: 'admin@example.com', firstName: 'Ada' });
export const queueAdmin = aPerson({ email: 'queue-admin@example.com' });
