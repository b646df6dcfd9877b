import { DAY } from '@careward/contracts/kernel/limits';
import type { Localized } from '@careward/contracts/kernel/languages';
import type { CardAction } from './safety-card.js';

const dayAndNight: Localized<string> = { en: 'Day and night', es: 'De día y de noche' };
const interpreters: Localized<string> = {
  en: 'English; interpreters for many languages',
  es: 'Intérpretes en muchos idiomas; diga “español”',
};
const englishAndSpanish: Localized<string> = { en: 'English and Spanish', es: 'Inglés y español' };
const ifItCannotWait: Localized<string> = {
  en: 'At other times, if it cannot wait: the local police, or 911.',
  es: 'A otras horas, si no puede esperar: la policía local o el 911.',
};
const hoursByState: Localized<string> = {
  en: 'Hours differ by state',
  es: 'El horario cambia según el estado',
};

/** As texts name it. */
export const POISON_HELP = '1-800-222-1222';

/** The registry of numbers and pages that the cards, the coach and the page about safety offer (design.md 8). */
export const phones = {
  emergency: {
    label: { en: 'Call 911', es: 'Llame al 911' },
    href: 'tel:911',
    hours: dayAndNight,
    afterHours: null,
    languages: interpreters,
    source: 'https://southsound911.org/hrf_faq/caller-doesnt-speak-english/',
    checked: '2026-11-22',
  },
  crisisCall: {
    label: { en: 'Call 988', es: 'Llame al 988 (oprima 2)' },
    href: 'tel:988',
    hours: dayAndNight,
    afterHours: null,
    languages: {
      en: 'English; Spanish: press 2; veterans: press 1',
      es: 'Español: oprima 2; veteranos: opriman 1',
    },
    source: 'https://988lifeline.org/get-help/what-to-expect',
    checked: '2026-11-22',
  },
  crisisText: {
    label: { en: 'Text 988', es: 'Envíe AYUDA por texto al 988' },
    href: 'sms:988',
    hours: dayAndNight,
    afterHours: null,
    languages: {
      en: 'English; Spanish: text AYUDA; veterans: text 838255',
      es: 'Español: envíe AYUDA; veteranos: texto al 838255',
    },
    source: 'https://988lifeline.org/get-help/what-to-expect',
    checked: '2026-11-22',
  },
  crisisChat: {
    label: { en: 'Chat with 988', es: 'Chatee con el 988' },
    href: 'https://988lifeline.org/chat/',
    hours: dayAndNight,
    afterHours: null,
    languages: englishAndSpanish,
    source:
      'https://www.samhsa.gov/newsroom/press-announcements/20230713/988-suicide-crisis-lifeline-adds-spanish-text-chat-service-ahead-one-year-anniversary',
    checked: '2026-11-22',
  },
  poisonHelp: {
    label: { en: `Poison Help ${POISON_HELP}`, es: `Línea para envenenamientos ${POISON_HELP}` },
    href: 'tel:+18002221222',
    hours: dayAndNight,
    afterHours: null,
    languages: interpreters,
    source: 'https://poisonhelp.hrsa.gov/',
    checked: '2026-11-22',
  },
  // The hours of the agency's page; the operator's page names longer ones, 8 a.m. to 9 p.m.
  eldercareLocator: {
    label: { en: 'Eldercare Locator 1-800-677-1116', es: 'Eldercare Locator 1-800-677-1116' },
    href: 'tel:+18006771116',
    hours: {
      en: 'Monday to Friday, 9 a.m. to 8 p.m. Eastern time',
      es: 'De lunes a viernes, de 9 a. m. a 8 p. m., hora del Este',
    },
    afterHours: ifItCannotWait,
    languages: interpreters,
    source:
      'https://acl.gov/programs/protection-and-advocacy-systems/what-if-i-suspect-abuse-neglect-or-exploitation',
    checked: '2026-11-22',
  },
  adultProtectiveServices: {
    label: { en: 'Find Adult Protective Services', es: 'Busque Protección para Adultos (en inglés)' },
    href: 'https://www.napsa-now.org/help-in-your-area/',
    hours: hoursByState,
    afterHours: ifItCannotWait,
    languages: { en: 'Ask the office', es: 'Pregunte en la oficina' },
    source: 'https://elderjustice.usc.edu/suspectabuse',
    checked: '2026-11-22',
  },
  ombudsman: {
    label: { en: 'Find the long-term care ombudsman', es: 'Busque al ombudsman o defensor (en inglés)' },
    href: 'https://theconsumervoice.org/get_help',
    hours: hoursByState,
    afterHours: ifItCannotWait,
    languages: { en: 'Ask the office', es: 'Pregunte en la oficina' },
    source: 'https://theconsumervoice.org/get_help',
    checked: '2026-11-22',
  },
  domesticViolence: {
    label: { en: 'Domestic violence line 1-800-799-7233', es: 'Línea contra la violencia 1-800-799-7233' },
    href: 'tel:+18007997233',
    hours: dayAndNight,
    afterHours: null,
    languages: { en: 'English, Spanish and interpreters', es: 'Español, inglés e intérpretes' },
    source:
      'https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts',
    checked: '2026-11-22',
  },
  domesticViolenceText: {
    label: { en: 'Text START to 88788', es: 'Envíe START por texto al 88788' },
    href: 'sms:88788',
    hours: dayAndNight,
    afterHours: null,
    languages: { en: 'English; ask for Spanish', es: 'Inglés; pregunte por español' },
    source: 'https://www.hhs.texas.gov/es/servicios/seguridad/programa-contra-la-violencia-familiar',
    checked: '2026-11-22',
  },
  elderFraud: {
    label: {
      en: 'Elder fraud line (age 60+) 1-833-372-8311',
      es: 'Línea de fraude (60 años o más) 1-833-372-8311',
    },
    href: 'tel:+18333728311',
    hours: {
      en: 'Monday to Friday, 10 a.m. to 6 p.m. Eastern time',
      es: 'De lunes a viernes, de 10 a. m. a 6 p. m., hora del Este',
    },
    afterHours: {
      en: 'At other times: the bank’s fraud department, and the local police.',
      es: 'A otras horas: el departamento de fraude del banco y la policía local.',
    },
    languages: { en: 'English, Spanish and other languages', es: 'Español, inglés y otros idiomas' },
    source: 'https://ovc.ojp.gov/program/stop-elder-fraud',
    checked: '2026-11-22',
  },
  alzheimers: {
    label: { en: 'Alzheimer’s Association 1-800-272-3900', es: 'Asociación de Alzheimer 1-800-272-3900' },
    href: 'tel:+18002723900',
    hours: dayAndNight,
    afterHours: null,
    languages: interpreters,
    source:
      'https://www.kwqc.com/2021/12/17/247-helpline-available-families-facing-alzheimers-during-holidays/',
    checked: '2026-11-22',
  },
  veteranCaregivers: {
    label: {
      en: 'VA Caregiver Support Line 1-855-260-3274',
      es: 'Línea de VA para cuidadores 1-855-260-3274',
    },
    href: 'tel:+18552603274',
    hours: {
      en: 'Monday to Friday, 8 a.m. to 10 p.m.; Saturday, 8 a.m. to 5 p.m. Eastern time',
      es: 'De lunes a viernes, de 8 a. m. a 10 p. m.; sábado, de 8 a. m. a 5 p. m., hora del Este',
    },
    afterHours: {
      en: 'In a crisis, at any hour: call 988 and press 1.',
      es: 'En una crisis, a cualquier hora: llame al 988 y oprima 1.',
    },
    languages: { en: 'English; ask for an interpreter', es: 'Inglés; pida un intérprete' },
    source: 'https://www.dav.org/learn-more/news/2023/caregiver-program-expands-to-veterans-of-all-eras/',
    checked: '2026-11-22',
  },
} satisfies Record<string, CardAction>;

/**
 * The quiet line of the coach's screen: help that no detection stands before (design.md 8). The texts are also the links'
 * names for screen readers, and short, so that the line fits a phone's width.
 */
export const alwaysHelp: Pick<CardAction, 'label' | 'href'>[] = [
  { label: { en: 'Call 911', es: 'Llame al 911' }, href: phones.emergency.href },
  { label: { en: 'Call 988', es: 'Llame al 988' }, href: phones.crisisCall.href },
  { label: { en: 'Text 988', es: 'Mensaje al 988' }, href: phones.crisisText.href },
];

/** A number, its hours and its languages are looked up again after this time, in milliseconds. */
const CHECK_AGAIN_AFTER = 180 * DAY;

/** The entries of the registry that nobody has checked for 180 days. */
export const phonesToCheck = (now: Date): CardAction[] =>
  Object.values(phones).filter(({ checked }) => now.getTime() - Date.parse(checked) > CHECK_AGAIN_AFTER);
