import type { PersonContact } from '@careward/contracts/identity/internal-calls';
import { plainLine } from '@careward/contracts/kernel/required-text';
import { SUPPORT_REPLY_HOURS as hours } from '@careward/contracts/notifications/limits';
import type { SupportCategory } from '@careward/contracts/notifications/schemas';
import type { SupportRequest } from '../../support/support-requests.repository.js';
import { greetingName, languageOf, type MailConfig, type MailContent, mailFrame } from './mail-content.js';

const categories: Readonly<Record<SupportCategory, string>> = {
  technical: 'Technical Issue',
  feature: 'Feature Request',
  general: 'General Question',
  feedback: 'Feedback',
  other: 'Other',
};

/** Where an answer goes; null: nowhere, since what is stored is no address or could not be opened. */
type Writer = Omit<PersonContact, 'address'> & { address: string | null };

/** For our own staff: what the person wrote, in paragraphs as typed. */
export function supportMailContent(
  { id, owner, category, subject: typed, message }: SupportRequest,
  { address, firstName, locale }: Writer,
  config: MailConfig,
): MailContent {
  const name = greetingName(firstName);
  const from = address ?? `account ${owner}`;
  // A line break in it would end the header; one that was kept earlier may have some.
  const subject = plainLine(typed).replaceAll(/\s+/g, ' ').trim();
  return {
    ...mailFrame('en', null, config),
    subject: `[${categories[category]}] ${subject}`,
    preheader: `From ${from}`,
    greeting: 'A new support request.',
    intro: [
      `From: ${name ? `${name}, ` : ''}${from} (language: ${languageOf(locale)})`,
      `Category: ${categories[category]}`,
      `Subject: ${subject}`,
      ...message.split(/\n+/).filter((paragraph) => paragraph.trim() !== ''),
    ],
    button: null,
    outro: [
      address
        ? `Replying to this mail writes to the person. Number of the request: ${id}`
        : `We have no address to which an answer could go: the one of this account cannot be opened. Number of the request: ${id}`,
    ],
  };
}

const receipts = {
  en: (brand: string, id: string) => ({
    subject: `We received your message to ${brand}`,
    preheader: `We'll get back to you within ${hours} hours.`,
    intro: [
      `Thank you for writing to us. A person will read your message and get back to you within ${hours} hours.`,
      `Number of your request: ${id}`,
      'This address is not for emergencies. If somebody is in danger, call 911.',
    ],
    outro: ['If you did not write to us, please let us know.'],
  }),
  es: (brand: string, id: string) => ({
    subject: `Recibimos su mensaje para ${brand}`,
    preheader: `Le responderemos en menos de ${hours} horas.`,
    intro: [
      `Gracias por escribirnos. Una persona leerá su mensaje y le responderá en menos de ${hours} horas.`,
      `Número de su solicitud: ${id}`,
      'Este correo no es para emergencias. Si alguien está en peligro, llame al 911.',
    ],
    outro: ['Si usted no nos escribió, avísenos, por favor.'],
  }),
};

/** Repeats nothing of the message: other people may see the inbox. */
export function supportReceiptContent(
  { id }: SupportRequest,
  { firstName, locale }: PersonContact,
  config: MailConfig,
): MailContent {
  return {
    ...receipts[languageOf(locale)](config.BRAND_NAME, id),
    ...mailFrame(locale, greetingName(firstName), config),
    button: null,
  };
}
