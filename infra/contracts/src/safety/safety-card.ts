import type { Language } from '../kernel/languages.js';
import type { RiskCategory, RiskTier } from './risk.js';

/** One text in each language of the coach. */
export type Localized<Text> = Record<Language, Text>;

/** A number to call or text, shown as a button (`tel:` or `sms:`). */
export type CardAction = { label: Localized<string>; href: string };

/**
 * A fixed text that is shown instead of an answer. `lead` is the one sentence before the buttons (crisis cards
 * acknowledge first), `steps` what to do meanwhile, `close` the last line. No model ever writes any of it.
 */
export type SafetyCard = {
  category: RiskCategory;
  tier: RiskTier;
  title: Localized<string>;
  lead: Localized<string> | null;
  actions: CardAction[];
  steps: Localized<string[]>;
  close: Localized<string>;
  /** Library topic that says more. */
  topicId: string;
  /** Where the wording was checked, and when (ISO date). */
  source: string;
  checked: string;
};
