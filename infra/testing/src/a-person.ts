import { randomBytes } from 'node:crypto';

export type Person = { firstName: string; lastName: string; email: string; password: string };

/** What a sign-up has to agree to. */
export const agreements = { agreedToTerms: true, agreedToPrivacy: true, consentedToDataUsage: true };

/** The data of a sign-up, with a unique e-mail address. */
export const aPerson = (more: Partial<Person> = {}): Person => ({
  firstName: 'Maria',
  lastName: 'Santos',
  email: `maria.${randomBytes(6).toString('hex')}@example.com`,
  password: 'Quiet-Harbor-42',
  ...more,
});
