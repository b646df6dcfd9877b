import type { Risk } from '@careward/contracts/coach/schemas';
import type { Language, Localized } from '@careward/contracts/kernel/languages';
import type { RiskCategory, RiskTier } from '@careward/contracts/coach/risk';
import { abuseCard } from './cards/abuse.js';
import { allergicReactionCard } from './cards/allergic-reaction.js';
import { blackSkinCard } from './cards/black-skin.js';
import { bleedingCard } from './cards/bleeding.js';
import { blockedCatheterCard } from './cards/blocked-catheter.js';
import { breathingCard } from './cards/breathing.js';
import { chokingCard } from './cards/choking.js';
import { diabetesCard } from './cards/diabetes.js';
import { endOfLifeCard } from './cards/end-of-life.js';
import { facilityNeglectCard } from './cards/facility-neglect.js';
import { fearOfHarmingCard } from './cards/fear-of-harming.js';
import { feverOnChemoCard } from './cards/fever-on-chemo.js';
import { financialAbuseCard } from './cards/financial-abuse.js';
import { fireOrGasCard } from './cards/fire-or-gas.js';
import { headInjuryCard } from './cards/head-injury.js';
import { heartCard } from './cards/heart.js';
import { heatOrColdCard } from './cards/heat-or-cold.js';
import { hopelessnessCard } from './cards/hopelessness.js';
import { medicineCard } from './cards/medicine.js';
import { missingPersonCard } from './cards/missing-person.js';
import { overdoseCard } from './cards/overdose.js';
import { ownAbuseCard } from './cards/own-abuse.js';
import { seizureCard } from './cards/seizure.js';
import { selfHarmCard } from './cards/self-harm.js';
import { strokeCard } from './cards/stroke.js';
import { suddenConfusionCard } from './cards/sudden-confusion.js';
import { suicidalCareRecipientCard } from './cards/suicidal-care-recipient.js';
import { suicideCard } from './cards/suicide.js';
import { unresponsiveCard } from './cards/unresponsive.js';
import { violenceCard } from './cards/violence.js';
import { violentCareRecipientCard } from './cards/violent-care-recipient.js';
import { worseHeartFailureCard } from './cards/worse-heart-failure.js';
import type { CardAction, SafetyCard } from './safety-card.js';

const cards: Record<RiskCategory, SafetyCard> = {
  choking: chokingCard,
  unresponsive: unresponsiveCard,
  breathing: breathingCard,
  'allergic-reaction': allergicReactionCard,
  bleeding: bleedingCard,
  stroke: strokeCard,
  heart: heartCard,
  seizure: seizureCard,
  'fire-or-gas': fireOrGasCard,
  violence: violenceCard,
  overdose: overdoseCard,
  'heat-or-cold': heatOrColdCard,
  diabetes: diabetesCard,
  'sudden-confusion': suddenConfusionCard,
  'fever-on-chemo': feverOnChemoCard,
  'head-injury': headInjuryCard,
  'missing-person': missingPersonCard,
  suicide: suicideCard,
  'suicidal-care-recipient': suicidalCareRecipientCard,
  'self-harm': selfHarmCard,
  'fear-of-harming': fearOfHarmingCard,
  hopelessness: hopelessnessCard,
  'blocked-catheter': blockedCatheterCard,
  'black-skin': blackSkinCard,
  'worse-heart-failure': worseHeartFailureCard,
  'violent-care-recipient': violentCareRecipientCard,
  abuse: abuseCard,
  'own-abuse': ownAbuseCard,
  'facility-neglect': facilityNeglectCard,
  'financial-abuse': financialAbuseCard,
  medicine: medicineCard,
  'end-of-life': endOfLifeCard,
};

/** The card of a risk category (design.md 8): the coach answers with it, the web renders it. */
export const cardFor = (category: RiskCategory): SafetyCard => cards[category];

type NamedDanger = Pick<Risk, 'category' | 'also' | 'from'>;

/** What stands over a danger that a file names: nobody knows who wrote it, nor when. */
const inFile: Localized<string> = {
  en: 'What you attached may say that somebody is in danger',
  es: 'Lo que adjuntó puede decir que alguien está en peligro',
};
/** The first sentence of a card whose own would thank the writer. */
const fileLead: Localized<string> = {
  en: 'Whoever wrote it may need help right now. If it was you, someone can talk with you at once.',
  es: 'Quien lo escribió puede necesitar ayuda ahora mismo. Si fue usted, hay quien le escuche ya.',
};

/** What a card says before its numbers. */
export function cardOpening(
  { category, from }: NamedDanger,
  lang: Language,
): { title: string; lead: string | null } {
  const { title, lead, name } = cardFor(category);
  if (!from) return { title: title[lang], lead: lead && lead[lang] };
  return { title: `${inFile[lang]}: ${name[lang]}.`, lead: lead && fileLead[lang] };
}

/**
 * The card of a danger as plain text, for clients without buttons: what to call first, then what to do. One line names a
 * second danger and its number.
 */
export function cardText(risk: NamedDanger, lang: Language): string {
  const { actions, steps, close } = cardFor(risk.category);
  const { title, lead } = cardOpening(risk, lang);
  return [
    title,
    ...(lead === null ? [] : [lead]),
    actions.map((action) => actionText(action, lang)).join('\n'),
    ...(risk.also ? [alsoLine(risk.also, risk, lang)] : []),
    steps[lang].map((step, index) => `${index + 1}. ${step}`).join('\n'),
    close[lang],
  ].join('\n\n');
}

/** A page needs its address; a line that is not always answered needs its hours. */
function actionText({ label, href, hours, afterHours }: CardAction, lang: Language): string {
  const address = href.startsWith('https:') ? `: ${href}` : '';
  return `${label[lang]}${address}${afterHours ? ` (${hours[lang]})` : ''}`;
}

function alsoLine(also: RiskCategory, risk: NamedDanger, lang: Language): string {
  const [first] = cardFor(also).actions;
  return `${alsoText(also, risk, lang)} ${actionText(first, lang)}.`;
}

const alsoAbout: Localized<string> = { en: 'You also wrote about', es: 'También escribió sobre' };
const alsoInFile: Localized<string> = { en: 'It also speaks of', es: 'También habla de' };

/** Names the second danger of a message or a file; the first action of that danger's card stands after it. */
export const alsoText = (also: RiskCategory, { from }: Pick<Risk, 'from'>, lang: Language): string =>
  `${(from ? alsoInFile : alsoAbout)[lang]} ${cardFor(also).name[lang]}.`;

/** rulings.md, "Coach": the heading of a strip for a danger that may be happening now. */
const ifNow: Localized<string> = { en: 'If this is happening now', es: 'Si esto está pasando ahora' };

const headings: Record<RiskTier, Localized<string>> = {
  T0: ifNow,
  T1: ifNow,
  T2: { en: 'What to do today', es: 'Qué hacer hoy' },
  T3: { en: 'Help to keep everyone safe', es: 'Ayuda para que todos estén a salvo' },
  T4: { en: 'Who to ask', es: 'A quién preguntar' },
};

/** Where nurses or a crew are there already, they are told, and nobody calls 911. */
const besideHelp = {
  heading: { en: 'Tell the nurse or the crew', es: 'Avise a la enfermera o a los paramédicos' },
  sentence: {
    en: (danger: string) => `Say at once that it may be ${danger}; press the call button if nobody is near.`,
    es: (danger: string) =>
      `Diga ya que puede ser ${danger}; oprima el botón de llamada si no hay nadie cerca.`,
  },
};

/** The heading and the sentence of the strip above an answer. */
export function stripText(
  { tier, category, from, at }: Risk,
  lang: Language,
): { heading: string; sentence: string } {
  const { strip, sameDay, name } = cardFor(category);
  if (at) return { heading: besideHelp.heading[lang], sentence: besideHelp.sentence[lang](name[lang]) };
  const sentence = tier === 'T2' && sameDay ? sameDay : strip;
  return { heading: (from ? inFile : headings[tier])[lang], sentence: sentence[lang] };
}
