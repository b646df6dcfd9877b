import type { Language } from '@careward/contracts/kernel/languages';
import type { MailContent } from './mail-content.js';
import { letterWords } from './words.js';
import type { Sender } from './sender.js';

const words = {
  en: (brand: string, receipt: string) => ({
    subject: `Your ${brand} account is being deleted`,
    preview: 'Your deletion has begun.',
    before: [
      'Your deletion has begun. Your account is closed, and what you wrote in it can no longer be read by anyone.',
      'We are now removing the rest. This usually takes less than a minute and cannot be undone.',
      `Receipt number: ${receipt}`,
      'Please keep this number if you may want to ask us about it. We do not keep your address, so this is our last message.',
      'If it was not you, write to us soon. You can sign up again with this address at any time.',
    ],
  }),
  es: (brand: string, receipt: string) => ({
    subject: `Su cuenta de ${brand} se está borrando`,
    preview: 'El borrado ha comenzado.',
    before: [
      'El borrado ha comenzado. Su cuenta está cerrada y ya nadie puede leer lo que usted escribió en ella.',
      'Ahora quitamos lo demás. Suele tardar menos de un minuto y no se puede deshacer.',
      `Número de recibo: ${receipt}`,
      'Guarde este número por si quiere preguntarnos algo. No conservamos su dirección, así que este es nuestro último mensaje.',
      'Si no fue usted, escríbanos pronto. Puede registrarse de nuevo con esta dirección cuando quiera.',
    ],
  }),
};

/** The last letter of an account. Without a name: nothing more of the person is asked for than the address. */
export function erasureMailContent(receipt: string, locale: string, sender: Sender): MailContent {
  const { BRAND_NAME: brand, SUPPORT_EMAIL: support } = sender;
  const lang: Language = locale.toLowerCase().startsWith('es') ? 'es' : 'en';
  return {
    ...words[lang](brand, receipt),
    ...letterWords(lang, null, support),
    lang,
    brand,
    button: null,
    after: [],
  };
}
