import type { StateRule } from '../assessment/state-rule.js';
import type { Place } from '../care-profile/state-names.js';
import type { Language } from '@careward/contracts/kernel/languages';

/** What a question needs its place for: who is paid for care there, whether a spouse is, or the Medicaid office. */
export type PlaceQuestion = 'pay' | 'spouse' | 'office';

/** The answered questions whose answer differs by state, and the topics whose every question does. */
export const placeQuestions: Readonly<Record<string, PlaceQuestion>> = {
  'money-get-paid-start': 'pay',
  'money-how-much-pay': 'pay',
  'money-how-long-paid': 'pay',
  'money-paid-papers': 'pay',
  'money-structured-family': 'pay',
  'money-paid-parent-child': 'pay',
  'money-paid-spouse': 'spouse',
  'more-state-program-name': 'pay',
  'money-medicaid-apply-ltc': 'office',
  'money-medicaid-how-long': 'office',
  'money-medicaid-savings-limit': 'office',
  'money-medicaid-over-income': 'office',
  'money-medicaid-waitlist': 'office',
  'money-medicaid-denied': 'office',
  'money-medicaid-renewal-lost': 'office',
  'paid-family-caregiving': 'pay',
  'medicaid-basics': 'office',
};

/** Where most of those who ask live; any other place can be written. */
export const placesOffered: readonly Place[] = ['CA', 'TX', 'FL', 'NY'];

type Told = { name: string; rule: StateRule };

/** The site of a state's program, as one names it. */
export const hostOf = ({ website }: StateRule) => new URL(website).hostname.replace(/^www\./, '');
/** "Ohio Medicaid", and of a name that does not say so: "Medi-Cal (Medicaid)". */
const nameOf = ({ program }: StateRule) => (/medicaid/i.test(program) ? program : `${program} (Medicaid)`);

const en = {
  ask: 'Each state has its own program. Choose the state, or write its name, to see the program and its phone.',
  about: (name: string) => `About ${name}:`,
  unknown: (name: string) =>
    `In ${name}: the care library has no list of programs yet. Call the Eldercare Locator, 1-800-677-1116.`,
  fromProfile: (name: string) => `${name}, the place in your profile`,
  pay: {
    yes: ({ name, rule }: Told) => `In ${name}: ${nameOf(rule)} can pay a family member. ${en.call(rule)}`,
    limited: ({ name, rule }: Told) =>
      `In ${name}: ${nameOf(rule)} pays a family member only in some cases. ${en.call(rule)}`,
  },
  spouse: ({ name, rule }: Told, ofSpouse: string) =>
    `In ${name}: ${ofSpouse} ${en.call(rule, nameOf(rule))}`,
  office: ({ name, rule }: Told) => `In ${name}: ${nameOf(rule)}, ${rule.phone} (${hostOf(rule)}).`,
  call: (rule: StateRule, whom = '') => `Call ${whom && `${whom}, `}${rule.phone} (${hostOf(rule)}).`,
  askFor: (rule: StateRule) => `Ask for: ${rule.programs.join('; ')}.`,
};

const es: typeof en = {
  ask: 'Cada estado tiene su propio programa. Elija el estado, o escriba su nombre, para ver el programa y su teléfono.',
  about: (name) => `Sobre ${name}:`,
  unknown: (name) =>
    `En ${name}: la biblioteca de cuidados todavía no tiene una lista de programas. Llame al Eldercare Locator, 1-800-677-1116.`,
  fromProfile: (name) => `${name}, el lugar de su perfil`,
  pay: {
    yes: ({ name, rule }) => `En ${name}: ${nameOf(rule)} puede pagarle a un familiar. ${es.call(rule)}`,
    limited: ({ name, rule }) =>
      `En ${name}: ${nameOf(rule)} le paga a un familiar solo en algunos casos. ${es.call(rule)}`,
  },
  spouse: ({ name, rule }, ofSpouse) => `En ${name}: ${ofSpouse} ${es.call(rule, nameOf(rule))}`,
  office: ({ name, rule }) => `En ${name}: ${nameOf(rule)}, ${rule.phone} (${hostOf(rule)}).`,
  call: (rule, whom = '') =>
    whom === ''
      ? `Llame al ${rule.phone} (${hostOf(rule)}).`
      : `Llame a ${whom}, ${rule.phone} (${hostOf(rule)}).`,
  askFor: (rule) => `Pregunte por: ${rule.programs.join('; ')}.`,
};

/** What an answer says of a place: a line below the direct answer, and what is known of the rule at its end. */
export const placeTexts: Record<Language, typeof en> = { en, es };
