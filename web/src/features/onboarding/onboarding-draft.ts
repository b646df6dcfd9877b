import { unsentInputKey } from '../../base/session/unsent-input.js';
import type { OnboardingValues } from './onboarding-values.js';

/** What was typed survives a visit to a legal page and ends with the tab. */
const keyOf = (userId: string) => unsentInputKey(userId, 'onboardingForm');

export function readDraft(userId: string): OnboardingValues | null {
  try {
    return JSON.parse(sessionStorage.getItem(keyOf(userId)) ?? 'null') as OnboardingValues | null;
  } catch {
    return null;
  }
}

export const storeDraft = (userId: string, values: OnboardingValues) =>
  sessionStorage.setItem(keyOf(userId), JSON.stringify(values));

export const forgetDraft = (userId: string) => sessionStorage.removeItem(keyOf(userId));
