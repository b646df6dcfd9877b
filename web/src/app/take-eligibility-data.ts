import type { CarriedEligibility } from '@careward/contracts/assessment/eligibility-carried';
import { logFailure } from '../base/log.js';
import { storeCarriedEligibility } from '../base/session/carried-eligibility.js';

/**
 * spec.md 2, "Onboarding": a `data` parameter is stored and leaves the address before anything is rendered or counted.
 * A link can come from anybody, so its answers and its result are not taken over.
 */
export function takeEligibilityData({ pathname, search }: Location): void {
  const data = new URLSearchParams(search).get('data');
  if (pathname !== '/onboarding' || data === null) return;
  try {
    const { fromEligibilityCheck, relationship, insuranceType } = decoded(data);
    storeCarriedEligibility({
      fromEligibilityCheck: fromEligibilityCheck === true,
      relationship: text(relationship),
      insuranceType: text(insuranceType),
      savedAt: new Date().toISOString(),
    });
  } catch (error) {
    logFailure('Eligibility data not decoded', error as Error);
  }
  window.history.replaceState(null, '', pathname);
}

type DecodedData = Partial<Record<keyof CarriedEligibility, unknown>>;

/** JSON as it is, or in base64 of UTF-8, plain or for addresses. */
function decoded(data: string): DecodedData {
  if (data.trimStart().startsWith('{')) return JSON.parse(data) as DecodedData;
  // A plus sign in an address is a space.
  const base64 = data.replaceAll('-', '+').replaceAll('_', '/').replaceAll(' ', '+');
  const escapes = Array.from(atob(base64), (byte) => `%${byte.charCodeAt(0).toString(16).padStart(2, '0')}`);
  const parsed = JSON.parse(decodeURIComponent(escapes.join(''))) as DecodedData | null;
  if (typeof parsed !== 'object' || parsed === null) throw new TypeError('no object');
  return parsed;
}

const text = (value: unknown) => (typeof value === 'string' ? value : undefined);
