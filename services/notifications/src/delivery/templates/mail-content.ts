import type { Language } from '@careward/contracts/kernel/languages';

/** A mail as plain sentences in reading order, before it is rendered. */
export type MailContent = {
  lang: Language;
  brand: string;
  subject: string;
  /** Shown by inboxes beside the subject. */
  preheader: string;
  greeting: string;
  /** Above the paragraphs; null: none. */
  heading: string | null;
  /** Paragraphs before the button. */
  intro: string[];
  /** A numbered list after them, with its title; null: none. */
  steps: { title: string; items: string[] } | null;
  button: { label: string; href: string } | null;
  /** Paragraphs after the button. */
  outro: string[];
  /** Introduces the button's address, for readers whose button does not work. */
  linkHint: string;
  footer: string;
  /** Why one gets this mail and how to stop it; null: it cannot be stopped. */
  unsubscribe: { why: string; label: string; href: string } | null;
  /** Stops every mail that is not necessary; null: this one goes to nobody who has a choice. */
  stopAll: { label: string; href: string } | null;
};

/** The part of the configuration that mails show. */
export type MailConfig = { BRAND_NAME: string; SUPPORT_EMAIL: string; PUBLIC_URL: string };

/** The parts that few mails have. */
const without = { heading: null, steps: null, unsubscribe: null, stopAll: null };

/** What every mail contains. `name` is a name that is safe to greet with. */
export function mailFrame(
  locale: string,
  name: string | null,
  { BRAND_NAME: brand, SUPPORT_EMAIL: support }: MailConfig,
): Pick<MailContent, 'lang' | 'brand' | 'greeting' | 'linkHint' | 'footer' | keyof typeof without> {
  return languageOf(locale) === 'es'
    ? {
        ...without,
        lang: 'es',
        brand,
        greeting: name ? `Hola, ${name}:` : 'Hola:',
        linkHint: 'Si el botón no funciona, copie esta dirección en su navegador:',
        footer: `¿Preguntas? Escriba a ${support}.`,
      }
    : {
        ...without,
        lang: 'en',
        brand,
        greeting: name ? `Hi ${name},` : 'Hello,',
        linkHint: 'If the button does not work, copy this address into your browser:',
        footer: `Questions? Write to ${support}.`,
      };
}

const stopAllLabels = {
  en: 'Stop all e-mails from us, except the few that your account needs',
  es: 'Dejar de recibir todos los correos, salvo los pocos que su cuenta necesita',
};

/** The mail with a link that stops more than mails of its kind. */
export const withStopAll = (content: MailContent, href: string): MailContent => ({
  ...content,
  stopAll: { label: stopAllLabels[content.lang], href },
});

export const languageOf = (locale: string): Language => (locale.toLowerCase().startsWith('es') ? 'es' : 'en');

const MAX_LENGTH = 40;
/** More words than this are a sentence. */
const MAX_WORDS = 3;
/** Letters, joined by an apostrophe or hyphen twice at most, perhaps abbreviated: `D'Arcy`, `Anne-Marie`, `J.`. */
const word = /^\p{L}[\p{L}\p{M}]*(?:['’-]\p{L}[\p{L}\p{M}]*){0,2}\.?$/u;
/** The beginning of a web address. Its end, such as `.com`, is no word because of the dot. */
const linkLike = /^(?:https?|ftps?|www|mailto)$/i;

/**
 * The first name if it is safe to greet with, else null. Whoever signs up chooses the name, and the address may belong to
 * somebody else: so a name must not carry an advertisement, a link or markup.
 */
export function greetingName(firstName: string): string | null {
  const trimmed = firstName.trim();
  const words = trimmed.split(/ +/);
  const isName = words.every((each) => word.test(each) && !linkLike.test(each));
  return trimmed.length <= MAX_LENGTH && words.length <= MAX_WORDS && isName ? words.join(' ') : null;
}
