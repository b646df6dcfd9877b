import type { Localized } from '@careward/contracts/kernel/languages';
import type { RiskCategory, RiskTier } from '@careward/contracts/coach/risk';

/** A number to call or text, shown as a button (`tel:`, `sms:` or a page that finds the number). */
export type CardAction = {
  label: Localized<string>;
  href: string;
  /** When somebody answers. */
  hours: Localized<string>;
  /** What to do at other times; null where somebody always answers. */
  afterHours: Localized<string> | null;
  /** Which languages are spoken there, and how to choose one. */
  languages: Localized<string>;
  /** Where number and hours were checked, and when (ISO date). */
  source: string;
  checked: string;
};

/**
 * A fixed text that is shown instead of an answer (the card) or above one (the strip). `lead` is the one sentence before
 * the buttons (crisis cards acknowledge first), `steps` what to do meanwhile, `close` the last line, `strip` the one
 * sentence of the strip, `sameDay` the strip's where it is over or mild and a doctor or Poison Help is for today (T2). No
 * model ever writes any of it.
 */
export type SafetyCard = {
  category: RiskCategory;
  tier: RiskTier;
  /** The danger in a few words, as the page about safety and a second card name it: "a stroke". */
  name: Localized<string>;
  title: Localized<string>;
  lead: Localized<string> | null;
  actions: [CardAction, ...CardAction[]];
  steps: Localized<string[]>;
  close: Localized<string>;
  strip: Localized<string>;
  sameDay: Localized<string> | null;
  /** Library topic that says more. */
  topicId: string;
  /** Where the wording was checked, and when (ISO date). */
  source: string;
  checked: string;
};
