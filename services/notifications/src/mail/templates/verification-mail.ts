import type { Language } from '@careward/contracts/kernel/languages';
import type { VerificationMail } from '@careward/contracts/identity/internal-calls';
import { VERIFICATION_LINK_LIFETIME } from '@careward/contracts/identity/limits';
import { greetingName } from './greeting-name.js';
import type { MailContent } from './mail-content.js';
import { letterWords } from './words.js';
import type { Sender } from './sender.js';

const hours = VERIFICATION_LINK_LIFETIME / 3_600_000;

const verify = {
  en: (brand: string) => ({
    subject: `Confirm your e-mail for ${brand}`,
    preview: 'One tap, and you can choose your password.',
    before: [
      `Thank you for joining ${brand}. Please confirm your e-mail address to go on with your sign-up.`,
    ],
    label: 'Confirm my e-mail',
    after: [
      `The link is valid for ${hours} hours and works once.`,
      'If you did not ask for this, you can ignore this message. Nothing happens without you.',
    ],
  }),
  es: (brand: string) => ({
    subject: `Confirme su correo para ${brand}`,
    preview: 'Un toque y podrá elegir su contraseña.',
    before: [`Gracias por unirse a ${brand}. Confirme su correo electrónico para seguir con su registro.`],
    label: 'Confirmar mi correo',
    after: [
      `El enlace es válido por ${hours} horas y funciona una sola vez.`,
      'Si usted no lo pidió, puede ignorar este mensaje. No pasa nada sin usted.',
    ],
  }),
};

const alreadyRegistered = {
  en: (brand: string) => ({
    subject: `You already have an account with ${brand}`,
    preview: 'You can simply sign in.',
    before: [
      'Somebody, most likely you, asked to sign up with this e-mail address.',
      'You already have an account, so you can simply sign in.',
    ],
    label: 'Sign in',
    after: ['If it was not you, you can ignore this message. Nothing has changed in your account.'],
  }),
  es: (brand: string) => ({
    subject: `Usted ya tiene una cuenta en ${brand}`,
    preview: 'Puede iniciar sesión.',
    before: [
      'Alguien, seguramente usted, pidió registrarse con este correo electrónico.',
      'Usted ya tiene una cuenta, así que puede iniciar sesión.',
    ],
    label: 'Iniciar sesión',
    after: ['Si no fue usted, puede ignorar este mensaje. Nada ha cambiado en su cuenta.'],
  }),
};

/** The answer to a sign-up: the link to go on with, or the way in for whom has an account. */
export function verificationMailContent(mail: VerificationMail, sender: Sender): MailContent {
  const { BRAND_NAME: brand, SUPPORT_EMAIL: support, PUBLIC_URL: site } = sender;
  const lang: Language = mail.locale.toLowerCase().startsWith('es') ? 'es' : 'en';
  const { label, ...words } = (mail.kind === 'verify' ? verify : alreadyRegistered)[lang](brand);
  const path = mail.kind === 'verify' ? `/signup?token=${encodeURIComponent(mail.token)}` : '/login';
  return {
    ...words,
    ...letterWords(lang, greetingName(mail.firstName), support),
    lang,
    brand,
    button: { label, href: new URL(path, site).href },
  };
}
