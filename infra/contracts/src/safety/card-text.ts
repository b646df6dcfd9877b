import type { Language } from '../kernel/languages.js';
import type { SafetyCard } from './safety-card.js';

/** The card as plain text, for clients without buttons: what to call first, then what to do. */
export function cardText(card: SafetyCard, lang: Language): string {
  return [
    card.title[lang],
    ...(card.lead ? [card.lead[lang]] : []),
    card.actions.map((action) => action.label[lang]).join(' · '),
    card.steps[lang].map((step, index) => `${index + 1}. ${step}`).join('\n'),
    card.close[lang],
  ].join('\n\n');
}
