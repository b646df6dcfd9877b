import { typedKey } from '../../app/session/typed-words.js';
import type { OnboardingValues } from './onboarding-values.js';

/** What was typed outlives the way to a legal page and back, and ends with the tab. */
const keyOf = (userId: string) => typedKey(userId, 'onboardingForm');

export function readKeptForm(userId: string): OnboardingValues | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null') as OnboardingValues | null;
  } catch {
    return null;
  }
}

export const keepForm = (userId: string, values: OnboardingValues) =>
  sessionStorage.setItem(keyOf(userId), JSON.stringify(values));

export const forgetForm = (userId: string) => sessionStorage.removeItem(keyOf(userId));
