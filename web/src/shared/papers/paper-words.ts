import { paperKindNames } from '@careward/content/coach/paper-kind-names';
import { unreadPartsInWords } from '@careward/content/coach/unread-parts';
import type { UnreadReason } from '@careward/contracts/coach/files';
import type { Paper } from '@careward/contracts/coach/papers';
import type { UploadedFile } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { useLanguage } from '../../base/language/use-language.js';
import { currentUserId } from '../../base/session/session.js';
import { useAppSelector } from '../../base/store.js';
import { whereAttached } from '../conversations/attached-files.js';

const en = {
  picture: 'Picture',
  document: 'Document',
  unnamed: 'File without a name',
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
  picture: 'Imagen',
  document: 'Documento',
  unnamed: 'Archivo sin nombre',
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

/** What a paper is, in a word or two. */
export function kindName({ kind, type }: Pick<Paper, 'kind' | 'type'>, language: Language): string {
  if (kind !== null) return paperKindNames[language][kind];
  return words[language][type.startsWith('image/') ? 'picture' : 'document'];
}

/** Says the name of a paper; until it is sent, the one that it has beside a text of this tab. */
export function usePaperName(): (paper: Pick<Paper, 'id' | 'name'>) => string {
  const language = useLanguage();
  const userId = useAppSelector(currentUserId);
  return ({ id, name }) => name ?? whereAttached(userId, id)?.file.name ?? words[language].unnamed;
}
