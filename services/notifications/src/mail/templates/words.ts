import type { Language } from '@careward/contracts/kernel/languages';
import type { MailContent } from './mail-content.js';

type EveryLetter = Pick<MailContent, 'greeting' | 'otherwise' | 'footer'>;

/** What every letter says. */
export function letterWords(lang: Language, name: string | null, support: string): EveryLetter {
  return lang === 'es'
    ? {
        greeting: name ? `Hola, ${name}:` : 'Hola:',
        otherwise: 'Si el botón no funciona, copie esta dirección en su navegador:',
        footer: `¿Preguntas? Escriba a ${support}.`,
      }
    : {
        greeting: name ? `Hi ${name},` : 'Hello,',
        otherwise: 'If the button does not work, copy this address into your browser:',
        footer: `Questions? Write to ${support}.`,
      };
}
