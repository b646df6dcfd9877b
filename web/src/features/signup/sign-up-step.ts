import type { SignUpDraft } from './sign-up-draft.js';

export type SignUpStep = 1 | 2 | 3 | 4 | 5 | 6;
export const STEPS_SHOWN = 5;

type Known = SignUpDraft & { password: string; isDone: boolean };

/**
 * The step to show for ?step=. An impossible one falls back to the first that lacks its data; password and agreements
 * can always be opened, since they report what is missing on submit (rulings.md "Sign-up").
 */
export function stepToShow(asked: string | null, known: Known): SignUpStep {
  if (asked === null) return 1;
  const step = Number(asked);
  const missing = firstStepThatLacksData(known);
  if (step === 1 || step === 4 || step === 5) return step;
  if ((step === 2 || step === 3) && step <= missing) return step;
  return missing;
}

function firstStepThatLacksData({ firstName, lastName, email, token, password, isDone }: Known): SignUpStep {
  if (isDone) return 6;
  if (!firstName || !lastName) return 1;
  if (!email) return 2;
  if (!token) return 3;
  return password ? 5 : 4;
}
