import type { OnboardingValues } from './onboarding-values.js';

/** What was typed outlives the way to a legal page and back, and ends with the tab. */
const STORAGE_KEY = 'onboardingForm';

export function readKeptForm(): OnboardingValues | null {
  try {
    return JSON.parse(sessionStorage.getItem(STORAGE_KEY) ?? 'null') as OnboardingValues | null;
  } catch {
    return null;
  }
}

export const keepForm = (values: OnboardingValues) =>
  sessionStorage.setItem(STORAGE_KEY, JSON.stringify(values));

export const forgetForm = () => sessionStorage.removeItem(STORAGE_KEY);
