import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { LibraryIndex } from '../../src/library/retrieval/library-index.domain.js';
import { seedLibrary } from '../seed-library.js';

export const library = new LibraryIndex(seedLibrary);

export function topic(id: string): DocumentPassages {
  const document = library.document(id);
  if (!document) throw new Error(`no topic ${id}`);
  return document;
}

export const passagesOf = (document: DocumentPassages, lang: Language, part: string): string[] =>
  document.passages
    .filter((passage) => passage.lang === lang && passage.part === part)
    .map(({ text }) => text);
