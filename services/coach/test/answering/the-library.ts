import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { libraryAnswer } from '../../src/answering/library-answer.domain.js';
import { noOpening } from '../../src/answering/opening.domain.js';
import { noPlaceNote } from '../../src/answering/place-note.domain.js';
import { LibraryIndex } from '../../src/retrieval/library-index.domain.js';
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

type AnswerInputs = Partial<Parameters<typeof libraryAnswer>[0]> & { lang: Language };

/** The answer drawn from these documents to the title of the first, unless another question is told. */
export const answerFrom = (documents: readonly DocumentPassages[], { lang, ...asked }: AnswerInputs) =>
  libraryAnswer({
    question: documents[0]?.title[lang] ?? '',
    lang,
    documents,
    opening: noOpening,
    risk: null,
    place: noPlaceNote,
    brand: 'Nearhand',
    ...asked,
  });
