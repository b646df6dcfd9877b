import type { Language } from '../kernel/languages.js';
import { cardFor } from './card-for.js';
import type { RiskCategory } from './risk.js';
import type { Localized } from './safety-card.js';

const alsoAbout: Localized<string> = { en: 'You also wrote about', es: 'También escribió sobre' };

/** Names the second danger of a message; the first action of that danger's card stands after it. */
export const alsoText = (also: RiskCategory, lang: Language): string =>
  `${alsoAbout[lang]} ${cardFor(also).name[lang]}.`;
