import { languageOf, mailFrame, type MailConfig, type MailContent } from './mail-content.js';

const texts = {
  en: (brand: string, receipt: string) => ({
    subject: `Your ${brand} account is being deleted`,
    preheader: 'Your deletion has begun.',
    intro: [
      'Your deletion has begun. Your account is closed, and what you wrote in it can no longer be read by anyone.',
      'We are now removing the rest. This usually takes less than a minute and cannot be undone.',
      `Receipt number: ${receipt}`,
      'Please keep this number if you may want to ask us about it. We do not keep your address, so this is our last message.',
      'If it was not you, write to us soon. You can sign up again with this address at any time.',
    ],
  }),
  es: (brand: string, receipt: string) => ({
    subject: `Su cuenta de ${brand} se está borrando`,
    preheader: 'El borrado ha comenzado.',
    intro: [
      'El borrado ha comenzado. Su cuenta está cerrada y ya nadie puede leer lo que usted escribió en ella.',
      'Ahora quitamos lo demás. Suele tardar menos de un minuto y no se puede deshacer.',
      `Número de recibo: ${receipt}`,
      'Guarde este número por si quiere preguntarnos algo. No conservamos su dirección, así que este es nuestro último mensaje.',
      'Si no fue usted, escríbanos pronto. Puede registrarse de nuevo con esta dirección cuando quiera.',
    ],
  }),
};

/** The last mail of an account. It greets without a name, since only the address was kept. */
export function erasureMailContent(receipt: string, locale: string, config: MailConfig): MailContent {
  const text = texts[languageOf(locale)](config.BRAND_NAME, receipt);
  return { ...text, ...mailFrame(locale, null, config), button: null, outro: [] };
}
