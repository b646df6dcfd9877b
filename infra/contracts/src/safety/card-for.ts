import { breathingCard } from './cards/breathing.js';
import { chokingCard } from './cards/choking.js';
import { heartCard } from './cards/heart.js';
import { overdoseCard } from './cards/overdose.js';
import { strokeCard } from './cards/stroke.js';
import { suicideCard } from './cards/suicide.js';
import { unresponsiveCard } from './cards/unresponsive.js';
import type { RiskCategory } from './risk.js';
import type { SafetyCard } from './safety-card.js';

const cards: Record<RiskCategory, SafetyCard> = {
  stroke: strokeCard,
  heart: heartCard,
  breathing: breathingCard,
  choking: chokingCard,
  unresponsive: unresponsiveCard,
  overdose: overdoseCard,
  suicide: suicideCard,
};

/** The card of a risk category (design.md 8): the coach answers with it, the web renders it. */
export const cardFor = (category: RiskCategory): SafetyCard => cards[category];
