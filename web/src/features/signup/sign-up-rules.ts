export type SignUpStep = 1 | 2 | 3 | 4 | 5 | 6;
export const STEPS_SHOWN = 5;

/** What sessionStorage keeps of a sign-up. The password is kept in memory only (spec.md 4). */
export type SignUpDraft = { firstName: string; lastName: string; email: string; token: string };

type SignUpState = SignUpDraft & { password: string; isDone: boolean };

/**
 * The step to show for ?step=. An impossible one falls back to the first that lacks its data; password and agreements
 * can always be opened, since they report what is missing on submit (rulings.md "Sign-up").
 */
export function stepToShow(asked: string | null, known: SignUpState): SignUpStep {
  if (asked === null) return 1;
  const step = Number(asked);
  const missing = firstStepThatLacksData(known);
  if (step === 1 || step === 4 || step === 5) return step;
  if ((step === 2 || step === 3) && step <= missing) return step;
  return missing;
}

function firstStepThatLacksData({
  firstName,
  lastName,
  email,
  token,
  password,
  isDone,
}: SignUpState): SignUpStep {
  if (isDone) return 6;
  if (!firstName || !lastName) return 1;
  if (!email) return 2;
  if (!token) return 3;
  return password ? 5 : 4;
}

/** Terms and Privacy can be ticked once their text was read to the end; data use is a separate consent. */
type Agreements = {
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

/** `what`: the title in account-words.ts, whose text is beside it. */
type MissingPart = {
  what: 'missingVerification' | 'missingPassword' | 'agreementsRequired';
  step: SignUpStep;
};

/** What is missing for the account, in the order of rulings.md "Errors and toasts"; null: nothing. */
export function whatIsMissing(token: string, password: string, agreements: Agreements): MissingPart | null {
  if (!token) return { what: 'missingVerification', step: 3 };
  if (!password) return { what: 'missingPassword', step: 4 };
  const { terms, privacy, dataUsage } = agreements;
  return terms && privacy && dataUsage ? null : { what: 'agreementsRequired', step: 5 };
}
