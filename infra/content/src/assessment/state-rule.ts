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
  /** A page of a public body or a research institute that says whether family is paid, where one was found. */
  source?: string;
  family: 'yes' | 'limited';
  spouse: 'yes' | 'limited' | 'no' | 'unknown';
  /** The programs' own names, which have no translation. */
  programs: readonly string[];
  /** How well the sources agree. */
  confidence: 'high' | 'medium' | 'low';
  note?: Readonly<Record<Language, string>>;
};
