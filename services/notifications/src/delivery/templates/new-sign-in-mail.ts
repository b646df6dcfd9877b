import type { Device } from '@careward/contracts/identity/device';
import { deviceNames } from '@careward/contracts/identity/device-names';
import type { PersonContact } from '@careward/contracts/identity/internal-calls';
import { greetingName } from './greeting-name.js';
import { languageOf, mailFrame, type MailConfig, type MailContent } from './mail-content.js';

const texts = {
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
  const text = texts[lang](config.BRAND_NAME, deviceNames(device, lang), timeOf(at, lang));
  const { label, outro, ...rest } = text;
  const page = (path: string) => new URL(path, config.PUBLIC_URL).href;
  return {
    ...rest,
    ...mailFrame(locale, greetingName(firstName), config),
    button: { label, href: page('/forgot-password') },
    outro: [`${outro} ${page('/devices')}`],
  };
}
