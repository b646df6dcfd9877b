import type { Passage } from '@careward/contracts/discovery/internal-calls';
import type { Tip } from '../../tips/prepare-tip.js';
import { greetingName, languageOf, type MailConfig, type MailContent, mailFrame } from './mail-content.js';

/** How much of the topic the mail shows; the page has it all. */
const OPENING_SENTENCES = 2;
const FIRST_STEPS = 3;

/** The subject and the preheader show on a locked screen, so neither says what the tip is about. */
const texts = {
  en: (brand: string, source: string) => ({
    subject: 'Your care tip for this week',
    preheader: 'A short read, with a first step you can take.',
    stepsTitle: 'First steps',
    read: 'Read the whole topic',
    outro: [`From the ${brand} care library. Source: ${source}.`],
    why: `You get one tip a week because you have an account with ${brand} and tips are on in your settings.`,
    stop: 'Stop these tips',
  }),
  es: (brand: string, source: string) => ({
    subject: 'Su consejo de cuidado de esta semana',
    preheader: 'Una lectura corta, con un primer paso que puede dar.',
    stepsTitle: 'Primeros pasos',
    read: 'Leer el tema completo',
    outro: [`De la biblioteca de cuidados de ${brand}. Fuente: ${source}.`],
    why: `Recibe un consejo por semana porque tiene una cuenta en ${brand} y los consejos están activados en su configuración.`,
    stop: 'Dejar de recibir estos consejos',
  }),
};

/** The beginning of a topic, word for word. */
export function tipMailContent(
  { contact, document, source, unsubscribe }: Omit<Tip, 'owner'>,
  config: MailConfig,
): MailContent {
  const lang = languageOf(contact.locale);
  const { stepsTitle, read, why, stop, ...text } = texts[lang](config.BRAND_NAME, source.title);
  const passages = (part: Passage['part'], count: number) =>
    document.passages
      .filter((passage) => passage.lang === lang && passage.part === part)
      .slice(0, count)
      .map((passage) => passage.text);
  return {
    ...mailFrame(contact.locale, greetingName(contact.firstName), config),
    ...text,
    heading: document.title[lang],
    intro: [passages('summary', OPENING_SENTENCES).join(' ')],
    steps: { title: stepsTitle, items: passages('steps', FIRST_STEPS) },
    button: { label: read, href: new URL(document.url, config.PUBLIC_URL).href },
    unsubscribe: { why, label: stop, href: unsubscribe.page },
  };
}
