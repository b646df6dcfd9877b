import type { SignUpStep } from './sign-up-step.js';

/** Terms and Privacy can be ticked once their text was read to the end; data use is a separate consent. */
export type Agreements = {
  terms: boolean;
  privacy: boolean;
  dataUsage: boolean;
  termsRead: boolean;
  privacyRead: boolean;
};

export const noAgreements: Agreements = {
  terms: false,
  privacy: false,
  dataUsage: false,
  termsRead: false,
  privacyRead: false,
};

/** `what`: the title in words.ts, whose text is beside it. */
type Missing = {
  what: 'missingVerification' | 'missingPassword' | 'agreementsRequired';
  step: SignUpStep;
};

/** What is missing for the account, in the order of rulings.md "Errors and toasts"; null: nothing. */
export function whatIsMissing(token: string, password: string, agreements: Agreements): Missing | null {
  if (!token) return { what: 'missingVerification', step: 3 };
  if (!password) return { what: 'missingPassword', step: 4 };
  const { terms, privacy, dataUsage } = agreements;
  return terms && privacy && dataUsage ? null : { what: 'agreementsRequired', step: 5 };
}
