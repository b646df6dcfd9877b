import { paperKindNames } from '@careward/content/coach/paper-kind-names';
import { fileTypes, fitsType } from '@careward/contracts/coach/files';
import type { Paper } from '@careward/contracts/coach/papers';
import type { Language } from '@careward/contracts/kernel/languages';

const words = {
  en: { picture: 'Picture', document: 'Document', unnamed: 'File without a name' },
  es: { picture: 'Imagen', document: 'Documento', unnamed: 'Archivo sin nombre' },
};

/** What a paper is, in a word or two. */
export function kindName({ kind, type }: Pick<Paper, 'kind' | 'type'>, language: Language): string {
  if (kind !== null) return paperKindNames[language][kind];
  return words[language][type.startsWith('image/') ? 'picture' : 'document'];
}

export const paperName = ({ name }: Pick<Paper, 'name'>, language: Language): string =>
  name ?? words[language].unnamed;

/** A name that ends as those of this type do, which the server asks for. */
export const fittingName = (name: string, { type }: Pick<Paper, 'type'>): string =>
  fitsType(name, type) ? name : `${name}.${fileTypes[type][0]}`;
