import type { Language } from '@careward/contracts/kernel/languages';

/**
 * What a state's Medicaid programs say about paying family caregivers, as found by reading public pages on 2026-11-21.
 * `limited`: only in some programs or cases. Nobody called the numbers; the phone is that of the CMS state directory.
 */
export type StateRule = {
  /** What Medicaid is called there. */
  program: string;
  phone: string;
  /** Where one applies. */
  website: string;
  /** The first of the pages that say whether family is paid. */
  source: string;
  family: 'yes' | 'limited';
  spouse: 'yes' | 'limited' | 'no' | 'unknown';
  /** The programs' own names, which have no translation. */
  programs: readonly string[];
  /** How well the sources agree. */
  confidence: 'high' | 'medium' | 'low';
  note?: Readonly<Record<Language, string>>;
};
