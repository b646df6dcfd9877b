import type { StateRule } from '../assessment/state-rule.js';
import type { Place } from '../care-profile/state-names.js';
import type { Language } from '@careward/contracts/kernel/languages';
import type { StateContact, StateContactKind } from './state-contacts.js';

/** What a question needs its place for: who is paid for care there, whether a spouse is, or the Medicaid office. */
export type PlaceQuestion = 'pay' | 'spouse' | 'office';

/** What has an answer that differs by state: answered questions, and topics for an answer that is drawn from no question. */
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

/** Answered questions that name a public body of the state: its number is added where the place is known. */
export const contactQuestions: Readonly<Record<string, StateContactKind>> = {
  'self-report-aps': 'protection',
  'own-neighbor': 'protection',
  'cond-self-neglect': 'protection',
  'money-family-stealing': 'protection',
  'help-aide-stealing': 'protection',
  'new-aps-closed': 'protection',
  'self-relative-threatens': 'protection',
  'fam-new-partner-money': 'protection',
  'help-ombudsman': 'ombudsman',
  'help-evicted': 'ombudsman',
  'fac-home-closing': 'ombudsman',
  'new-nh-refuses-pending': 'ombudsman',
  'help-facility-neglect': 'ombudsman',
  'help-complaint-facility': 'complaints',
  'new-state-survey-complaint': 'complaints',
};

/** CMS's directory, which the phones of all states are from. */
export const medicaidOffices = 'https://www.medicaid.gov/about-us/where-can-people-get-help-medicaid-chip';

/** Where most of those who ask live; any other place can be written. */
export const placesOffered: readonly Place[] = ['CA', 'TX', 'FL', 'NY'];

type PlaceRule = { name: string; rule: StateRule };
type LocatedContact = { place: string; contact: StateContact };

/** The site of a page, as one names it. */
export const hostOf = (url: string) => new URL(url).hostname.replace(/^www\./, '');
/** "Ohio Medicaid", and of a name that does not say so: "Medi-Cal (Medicaid)". */
const nameOf = ({ program }: StateRule) => (/medicaid/i.test(program) ? program : `${program} (Medicaid)`);
const isUnsure = ({ confidence }: StateRule) => confidence === 'low';

const en = {
  ask: 'Each state has its own program. Choose the state, or write its name, to see the program and its phone number.',
  about: (name: string) => `About ${name}:`,
  unknown: (name: string) =>
    `In ${name}: the care library has no list of programs yet. Call the Eldercare Locator, 1-800-677-1116.`,
  fromProfile: (name: string) => `${name}, the place in your profile`,
  pay: ({ name, rule }: PlaceRule) => {
    const inSomeCases = rule.family === 'limited';
    return isUnsure(rule)
      ? `In ${name}: ${nameOf(rule)} may pay a family member${inSomeCases ? ' in some cases' : ''}; our sources are few or differ. Call to confirm: ${rule.phone}.`
      : `In ${name}: ${nameOf(rule)} ${inSomeCases ? 'pays a family member only in some cases' : 'can pay a family member'}. Call ${rule.phone}.`;
  },
  spouse: ({ name, rule }: PlaceRule) => {
    const ofSpouse = {
      yes: 'a spouse can be paid',
      limited: 'a spouse can be paid in some cases only',
      no: 'a spouse is usually not paid; ask all the same, since rules change',
      unknown: 'we could not find out whether a spouse can be paid',
    }[rule.spouse];
    return isUnsure(rule)
      ? `In ${name}: ${ofSpouse}. Our sources are few or differ. Call to confirm: ${nameOf(rule)}, ${rule.phone}.`
      : `In ${name}: ${ofSpouse}. Call ${nameOf(rule)}, ${rule.phone}.`;
  },
  office: ({ name, rule }: PlaceRule) => `In ${name}: ${nameOf(rule)}, ${rule.phone}.`,
  contact: ({ place, contact }: LocatedContact) => `In ${place}: ${contact.name}, ${contact.phone}.`,
  apply: (rule: StateRule) => `How to apply: ${rule.website}`,
  askFor: (rule: StateRule) => `Ask for: ${rule.programs.join('; ')}.`,
  paidCare: (name: string) => `Paid family care in ${name}`,
  offices: 'Where people get help with Medicaid and CHIP',
};

const es: typeof en = {
  ask: 'Cada estado tiene su propio programa. Elija el estado, o escriba el nombre del estado, para ver el programa y su teléfono.',
  about: (name) => `Sobre ${name}:`,
  unknown: (name) =>
    `En ${name}: la biblioteca de cuidados todavía no tiene una lista de programas. Llame al Eldercare Locator, 1-800-677-1116.`,
  fromProfile: (name) => `${name}, el lugar de su perfil`,
  pay: ({ name, rule }) => {
    const inSomeCases = rule.family === 'limited';
    return isUnsure(rule)
      ? `En ${name}: ${nameOf(rule)} quizás le pague a un familiar${inSomeCases ? ' en algunos casos' : ''}; hay pocas fuentes o no coinciden. Llame para confirmar: ${rule.phone}.`
      : `En ${name}: ${nameOf(rule)} ${inSomeCases ? 'le paga a un familiar solo en algunos casos' : 'puede pagarle a un familiar'}. Llame al ${rule.phone}.`;
  },
  spouse: ({ name, rule }) => {
    const ofSpouse = {
      yes: 'se le puede pagar al cónyuge',
      limited: 'al cónyuge se le puede pagar solo en algunos casos',
      no: 'por lo general no se le paga al cónyuge; pregunte de todos modos, porque las reglas cambian',
      unknown: 'no encontramos si se le puede pagar al cónyuge',
    }[rule.spouse];
    return isUnsure(rule)
      ? `En ${name}: ${ofSpouse}. Hay pocas fuentes o no coinciden. Llame para confirmar: ${nameOf(rule)}, ${rule.phone}.`
      : `En ${name}: ${ofSpouse}. Llame a ${nameOf(rule)}, ${rule.phone}.`;
  },
  office: ({ name, rule }) => `En ${name}: ${nameOf(rule)}, ${rule.phone}.`,
  contact: ({ place, contact }) => `En ${place}: ${contact.name}, ${contact.phone}.`,
  apply: (rule) => `Para solicitar: ${rule.website}`,
  askFor: (rule) => `Pregunte por: ${rule.programs.join('; ')}.`,
  paidCare: (name) => `Pago a familiares que cuidan en ${name}`,
  offices: 'Dónde se obtiene ayuda con Medicaid y CHIP',
};

/** What an answer says of a place: a line below the direct answer, and what is known of the rule at its end. */
export const placeTexts: Record<Language, typeof en> = { en, es };
