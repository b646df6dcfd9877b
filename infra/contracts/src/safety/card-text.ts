import type { Language } from '../kernel/languages.js';
import { alsoText } from './also-text.js';
import { cardFor } from './card-for.js';
import type { RiskCategory } from './risk.js';
import type { CardAction, SafetyCard } from './safety-card.js';

/**
 * The card as plain text, for clients without buttons: what to call first, then what to do. `also` is a second danger in
 * the same message: one line names it and its number.
 */
export function cardText(card: SafetyCard, lang: Language, also?: RiskCategory): string {
  return [
    card.title[lang],
    ...(card.lead ? [card.lead[lang]] : []),
    card.actions.map((action) => actionText(action, lang)).join('\n'),
    ...(also ? [alsoLine(also, lang)] : []),
    card.steps[lang].map((step, index) => `${index + 1}. ${step}`).join('\n'),
    card.close[lang],
  ].join('\n\n');
}

/** A page needs its address; a line that is not always answered needs its hours. */
function actionText({ label, href, hours, afterHours }: CardAction, lang: Language): string {
  const address = href.startsWith('https:') ? `: ${href}` : '';
  return `${label[lang]}${address}${afterHours ? ` (${hours[lang]})` : ''}`;
}

function alsoLine(also: RiskCategory, lang: Language): string {
  const [first] = cardFor(also).actions;
  return `${alsoText(also, lang)} ${actionText(first, lang)}.`;
}
