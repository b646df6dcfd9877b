import type { Language } from '@careward/contracts/kernel/languages';
import { cardFor } from '@careward/contracts/safety/card-for';
import { riskCategories, riskCodes, riskTiers } from '@careward/contracts/safety/risk';
import type { RiskTier } from '@careward/contracts/safety/risk';

const codes = [...new Set(riskCategories.map((category) => riskCodes[category]))];

/** Choking counts as breathing trouble, so it is no kind of its own. */
export const KINDS_OF_DANGER = codes.length;

export type Tier = { tier: RiskTier; dangers: string[] };

/** The kinds of danger by name, under the tier of their card. */
export function dangersByTier(language: Language): Tier[] {
  const kinds = codes.map((code) => riskCategories.filter((category) => riskCodes[category] === code));
  return riskTiers
    .map((tier) => ({
      tier,
      dangers: kinds
        .filter(([category]) => category && cardFor(category).tier === tier)
        .map((kind) => kind.map((category) => cardFor(category).name[language]).join(', ')),
    }))
    .filter(({ dangers }) => dangers.length > 0);
}
