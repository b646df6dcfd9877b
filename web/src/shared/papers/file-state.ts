import { unreadPartsInWords } from '@careward/content/coach/unread-parts';
import type { UnreadReason } from '@careward/contracts/coach/files';
import type { UploadedFile } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';

const en = {
  reading: 'Reading…',
  ready: 'Ready',
  partial: 'Read in part',
  failed: 'Could not read this file',
  reasons: {
    damaged: 'it is damaged. Open it, save it again and attach that.',
    encrypted: 'it has a password. Save it without one and attach that.',
    'no-text': 'no text was found in it. You can type what it says.',
    'too-long': 'it is very long. Ask about its first part, or attach only the pages you mean.',
    'too-many-pages': 'it has very many pages. Attach only the pages you mean.',
    'too-slow': 'reading it took too long. Attach only the pages you mean.',
    unclear: 'the writing is hard to read. Take a sharper photo in good light.',
  } satisfies Record<UnreadReason, string>,
  notRead: (parts: string) => `Not read: ${parts}.`,
};

const es = {
  reading: 'Leyendo…',
  ready: 'Listo',
  partial: 'Leído en parte',
  failed: 'No pudimos leer este archivo',
  reasons: {
    damaged: 'está dañado. Ábralo, guárdelo otra vez y adjunte ese.',
    encrypted: 'tiene contraseña. Guárdelo sin ella y adjunte ese.',
    'no-text': 'no encontramos texto. Puede escribir lo que dice.',
    'too-long': 'es muy largo. Pregunte por su primera parte o adjunte solo las páginas que le interesan.',
    'too-many-pages': 'tiene muchas páginas. Adjunte solo las que le interesan.',
    'too-slow': 'tardamos demasiado en leerlo. Adjunte solo las páginas que le interesan.',
    unclear: 'la letra no se ve bien. Tome una foto más clara, con buena luz.',
  },
  notRead: (parts) => `No se leyó: ${parts}.`,
} satisfies typeof en;

const words = { en, es };

/** `missing` is absent of what was kept before it was known. */
export type FileState = Pick<UploadedFile, 'status' | 'reason'> & Partial<Pick<UploadedFile, 'missing'>>;

/** Whether a file was read, what of it was not, and what to do about that. */
export function fileStateInWords({ status, reason, missing = [] }: FileState, language: Language): string {
  const texts = words[language];
  const state = reason === null ? texts[status] : `${texts[status]}: ${texts.reasons[reason]}`;
  if (missing.length === 0) return state;
  return `${reason === null ? `${state}.` : state} ${texts.notRead(unreadPartsInWords(missing, language))}`;
}
