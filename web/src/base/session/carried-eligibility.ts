import type { CarriedEligibility } from '@careward/contracts/assessment/eligibility-carried';
import { HOUR } from '@careward/contracts/kernel/limits';

/**
 * The result that a browser carries from the check to onboarding (rulings.md, "Eligibility and onboarding"): how long it
 * is kept, in milliseconds, and the longest that goes into a header, in bytes.
 */
export const CARRIED = { kept: 24 * HOUR, afterApplied: 3_000, headerMax: 2 * 1024 } as const;

/** spec.md 7, "Common behaviour": a check that onboarding has not applied yet, in localStorage until CARRIED.kept is over. */
const ITEM = 'eligibilityData';

/** What a header may hold: printable ASCII. */
const HEADER = new RegExp(`^[\\x20-\\x7e]{1,${CARRIED.headerMax}}$`);

export const forgetCarriedEligibility = () => localStorage.removeItem(ITEM);

export const storeCarriedEligibility = (carried: CarriedEligibility) =>
  localStorage.setItem(ITEM, asAscii(JSON.stringify(carried)));

const asAscii = (json: string) =>
  json.replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** Null: there is none, or none that can be read. */
export function readCarriedEligibility(): Partial<CarriedEligibility> | null {
  try {
    const carried: unknown = JSON.parse(currentText() ?? 'null');
    return typeof carried === 'object' ? carried : null;
  } catch {
    return null;
  }
}

/** Headers of a query. */
export function eligibilityHeader(): Record<string, string> {
  const text = currentText();
  return text !== null && HEADER.test(text) ? { 'X-Eligibility-Data': text } : {};
}

function currentText(): string | null {
  const text = localStorage.getItem(ITEM);
  if (text === null || !isOutdated(text)) return text;
  forgetCarriedEligibility();
  return null;
}

function isOutdated(text: string): boolean {
  try {
    const { savedAt } = JSON.parse(text) as Partial<CarriedEligibility>;
    return Date.parse(savedAt ?? '') + CARRIED.kept <= Date.now();
  } catch {
    return false;
  }
}
