import type { Device } from '@careward/contracts/identity/schemas';
import { deviceNames } from '@careward/content/identity/device-names';
import type { PasswordResetMail, PersonContact } from '@careward/contracts/identity/internal-calls';
import { PASSWORD_RESET_LINK_LIFETIME } from '@careward/contracts/identity/limits';
import { greetingName, languageOf, type MailConfig, type MailContent, mailFrame } from './mail-content.js';

const minutes = PASSWORD_RESET_LINK_LIFETIME / 60_000;

const reset = {
  en: (brand: string) => ({
    subject: `Choose a new password for ${brand}`,
    preheader: `The link is valid for ${minutes} minutes.`,
    intro: ['Somebody, most likely you, asked to choose a new password for your account.'],
    label: 'Choose a new password',
    outro: [
      `The link is valid for ${minutes} minutes and works once. After that you are signed out on all devices.`,
      'If it was not you, you can ignore this message. Your password stays as it is.',
    ],
  }),
  es: (brand: string) => ({
    subject: `Elija una nueva contraseña para ${brand}`,
    preheader: `El enlace es válido por ${minutes} minutos.`,
    intro: ['Alguien, seguramente usted, pidió elegir una nueva contraseña para su cuenta.'],
    label: 'Elegir una nueva contraseña',
    outro: [
      `El enlace es válido por ${minutes} minutos y funciona una sola vez. Después se cierra la sesión en todos sus dispositivos.`,
      'Si no fue usted, puede ignorar este mensaje. Su contraseña sigue siendo la misma.',
    ],
  }),
};

const changed = {
  en: (brand: string) => ({
    subject: `Your ${brand} password was changed`,
    preheader: 'If it was you, there is nothing to do.',
    intro: [
      'The password of your account was just changed. Your other devices were signed out.',
      'If it was you, there is nothing to do.',
      'If it was not you, choose a new password right away. That signs out whoever changed it.',
    ],
    label: 'It was not me: choose a new password',
  }),
  es: (brand: string) => ({
    subject: `Su contraseña de ${brand} se cambió`,
    preheader: 'Si fue usted, no tiene que hacer nada.',
    intro: [
      'Acaba de cambiarse la contraseña de su cuenta. Se cerró la sesión en sus otros dispositivos.',
      'Si fue usted, no tiene que hacer nada.',
      'Si no fue usted, elija una nueva contraseña ahora mismo. Así se cierra la sesión de quien la cambió.',
    ],
    label: 'No fui yo: elegir una nueva contraseña',
  }),
};

export function passwordResetContent(mail: PasswordResetMail, config: MailConfig): MailContent {
  const { label, ...text } = reset[languageOf(mail.locale)](config.BRAND_NAME);
  const path = `/reset-password?token=${encodeURIComponent(mail.token)}`;
  return {
    ...text,
    ...mailFrame(mail.locale, greetingName(mail.firstName), config),
    button: { label, href: new URL(path, config.PUBLIC_URL).href },
  };
}

/** After any change, so that nobody loses an account without being told. */
export function passwordChangedContent(contact: PersonContact, config: MailConfig): MailContent {
  const { label, ...text } = changed[languageOf(contact.locale)](config.BRAND_NAME);
  return {
    ...text,
    ...mailFrame(contact.locale, greetingName(contact.firstName), config),
    button: { label, href: new URL('/forgot-password', config.PUBLIC_URL).href },
    outro: [],
  };
}

const newSignIn = {
  en: (brand: string, device: string, time: string) => ({
    subject: `New sign-in to your ${brand} account`,
    preheader: 'If it was you, there is nothing to do.',
    intro: [
      'Somebody signed in to your account from a device that we have not seen before.',
      `Device: ${device}. Time: ${time}.`,
      'If it was you, there is nothing to do. This also happens after you have cleared your browser.',
      'If it was not you, choose a new password. That signs out every device.',
    ],
    label: 'It was not me: choose a new password',
    outro: 'You can also look at your signed-in devices and sign them out:',
  }),
  es: (brand: string, device: string, time: string) => ({
    subject: `Nuevo inicio de sesión en su cuenta de ${brand}`,
    preheader: 'Si fue usted, no tiene que hacer nada.',
    intro: [
      'Alguien inició sesión en su cuenta desde un dispositivo que no habíamos visto antes.',
      `Dispositivo: ${device}. Hora: ${time}.`,
      'Si fue usted, no tiene que hacer nada. Esto también pasa después de borrar los datos de su navegador.',
      'Si no fue usted, elija una nueva contraseña. Así se cierra la sesión en todos los dispositivos.',
    ],
    label: 'No fui yo: elegir una nueva contraseña',
    outro: 'También puede ver en qué dispositivos hay una sesión abierta y cerrarla:',
  }),
};

/** Nobody's time zone is known; this one is named, and most people in the US can place it. */
const timeOf = (at: string, lang: 'en' | 'es') =>
  new Intl.DateTimeFormat(lang === 'es' ? 'es-US' : 'en-US', {
    month: 'long',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZone: 'America/New_York',
    timeZoneName: 'short',
  }).format(new Date(at));

/** With what, when, and how to undo it; not from where, since no address is kept. */
export function newSignInContent(
  { at, ...device }: Device & { at: string },
  { firstName, locale }: PersonContact,
  config: MailConfig,
): MailContent {
  const lang = languageOf(locale);
  const text = newSignIn[lang](config.BRAND_NAME, deviceNames(device, lang), timeOf(at, lang));
  const { label, outro, ...rest } = text;
  const page = (path: string) => new URL(path, config.PUBLIC_URL).href;
  return {
    ...rest,
    ...mailFrame(locale, greetingName(firstName), config),
    button: { label, href: page('/forgot-password') },
    outro: [`${outro} ${page('/devices')}`],
  };
}
