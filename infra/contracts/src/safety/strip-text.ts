import type { Language } from '../kernel/languages.js';
import type { Risk } from '../coach/message.js';
import { cardFor } from './card-for.js';
import type { RiskTier } from './risk.js';
import type { Localized } from './safety-card.js';

/** rulings.md, "Coach": the heading of a strip for a danger that may be happening now. */
const ifNow: Localized<string> = { en: 'If this is happening now', es: 'Si esto está pasando ahora' };

const headings: Record<RiskTier, Localized<string>> = {
  T0: ifNow,
  T1: ifNow,
  T2: { en: 'What to do today', es: 'Qué hacer hoy' },
  T3: { en: 'Help to keep everyone safe', es: 'Ayuda para que todos estén a salvo' },
  T4: { en: 'Who to ask', es: 'A quién preguntar' },
};

/** The heading and the sentence of the strip above an answer. */
export function stripText({ tier, category }: Risk, lang: Language): { heading: string; sentence: string } {
  const { strip, sameDay } = cardFor(category);
  const sentence = tier === 'T2' && sameDay ? sameDay : strip;
  return { heading: headings[tier][lang], sentence: sentence[lang] };
}
