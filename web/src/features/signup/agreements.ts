import type { ToastContent } from '../../shared/toast/toast.slice.js';
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

type Missing = { toast: ToastContent; step: SignUpStep };

/** What is missing for the account, in the order of rulings.md "Errors and toasts"; null: nothing. */
export function whatIsMissing(token: string, password: string, agreements: Agreements): Missing | null {
  if (!token) return { toast: missingVerification, step: 3 };
  if (!password) return { toast: missingPassword, step: 4 };
  const { terms, privacy, dataUsage } = agreements;
  return terms && privacy && dataUsage ? null : { toast: agreementsRequired, step: 5 };
}

const missingVerification: ToastContent = {
  title: 'Missing Verification',
  description: 'Please open the link in your verification e-mail again.',
  destructive: true,
};
const missingPassword: ToastContent = {
  title: 'Missing Password',
  description: 'Please choose it again. We never store it while you sign up.',
  destructive: true,
};
const agreementsRequired: ToastContent = {
  title: 'Agreements Required',
  description: 'Please accept the Terms of Service, the Privacy Policy and the data use consent.',
  destructive: true,
};
