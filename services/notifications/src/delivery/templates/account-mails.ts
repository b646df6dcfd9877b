import type { VerificationMail } from '@careward/contracts/identity/internal-calls';
import { VERIFICATION_LINK_LIFETIME } from '@careward/contracts/identity/limits';
import { greetingName, languageOf, type MailConfig, type MailContent, mailFrame } from './mail-content.js';

const hours = VERIFICATION_LINK_LIFETIME / 3_600_000;

const verify = {
  en: (brand: string) => ({
    subject: `Confirm your e-mail for ${brand}`,
    preheader: 'One tap, and you can choose your password.',
    intro: [`Thank you for joining ${brand}. Please confirm your e-mail address to go on with your sign-up.`],
    label: 'Confirm my e-mail',
    outro: [
      `The link is valid for ${hours} hours and works once.`,
      'If you did not ask for this, you can ignore this message. Nothing happens without you.',
    ],
  }),
  es: (brand: string) => ({
    subject: `Confirme su correo para ${brand}`,
    preheader: 'Un toque y podrá elegir su contraseña.',
    intro: [`Gracias por unirse a ${brand}. Confirme su correo electrónico para seguir con su registro.`],
    label: 'Confirmar mi correo',
    outro: [
      `El enlace es válido por ${hours} horas y funciona una sola vez.`,
      'Si usted no lo pidió, puede ignorar este mensaje. No pasa nada sin usted.',
    ],
  }),
};

const alreadyRegistered = {
  en: (brand: string) => ({
    subject: `You already have an account with ${brand}`,
    preheader: 'You can simply sign in.',
    intro: [
      'Somebody, most likely you, asked to sign up with this e-mail address.',
      'You already have an account, so you can simply sign in.',
    ],
    label: 'Sign in',
    outro: ['If it was not you, you can ignore this message. Nothing has changed in your account.'],
  }),
  es: (brand: string) => ({
    subject: `Usted ya tiene una cuenta en ${brand}`,
    preheader: 'Puede iniciar sesión.',
    intro: [
      'Alguien, seguramente usted, pidió registrarse con este correo electrónico.',
      'Usted ya tiene una cuenta, así que puede iniciar sesión.',
    ],
    label: 'Iniciar sesión',
    outro: ['Si no fue usted, puede ignorar este mensaje. Nada ha cambiado en su cuenta.'],
  }),
};

/** The answer to a sign-up: the link that continues it or, for somebody who has an account, the one that signs in. */
export function verificationMailContent(mail: VerificationMail, config: MailConfig): MailContent {
  const texts = mail.kind === 'verify' ? verify : alreadyRegistered;
  const { label, ...text } = texts[languageOf(mail.locale)](config.BRAND_NAME);
  const path = mail.kind === 'verify' ? `/signup?token=${encodeURIComponent(mail.token)}` : '/login';
  return {
    ...text,
    ...mailFrame(mail.locale, greetingName(mail.firstName), config),
    button: { label, href: new URL(path, config.PUBLIC_URL).href },
  };
}

const erasureBegun = {
  en: (brand: string, receipt: string) => ({
    subject: `Your ${brand} account is being deleted`,
    preheader: 'Your deletion has begun.',
    intro: [
      'Your deletion has begun. Your account is closed.',
      'We are now removing what you wrote in it. This usually takes less than a minute and cannot be undone.',
      `Receipt number: ${receipt}`,
      'Please keep this number if you may want to ask us about it. We do not keep your address, so this is our last message.',
      'If it was not you, write to us soon. You can sign up again with this address at any time.',
    ],
  }),
  es: (brand: string, receipt: string) => ({
    subject: `Su cuenta de ${brand} se está borrando`,
    preheader: 'El borrado ha comenzado.',
    intro: [
      'El borrado ha comenzado. Su cuenta está cerrada.',
      'Ahora quitamos lo que usted escribió en ella. Suele tardar menos de un minuto y no se puede deshacer.',
      `Número de recibo: ${receipt}`,
      'Guarde este número por si quiere preguntarnos algo. No conservamos su dirección, así que este es nuestro último mensaje.',
      'Si no fue usted, escríbanos pronto. Puede registrarse de nuevo con esta dirección cuando quiera.',
    ],
  }),
};

/** The last mail of an account. It greets without a name, since only the address was kept. */
export function erasureMailContent(receipt: string, locale: string, config: MailConfig): MailContent {
  const text = erasureBegun[languageOf(locale)](config.BRAND_NAME, receipt);
  return { ...text, ...mailFrame(locale, null, config), button: null, outro: [] };
}
