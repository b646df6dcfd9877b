import type { CarriedEligibility } from '@careward/contracts/assessment/eligibility-carried';
import { ITEM } from './carried-eligibility.js';

export const storeCarriedEligibility = (carried: CarriedEligibility) =>
  localStorage.setItem(ITEM, asAscii(JSON.stringify(carried)));

const asAscii = (json: string) =>
  json.replace(/[^\x20-\x7e]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
