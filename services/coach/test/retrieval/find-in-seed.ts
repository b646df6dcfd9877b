import type { Language } from '@careward/contracts/kernel/languages';
import { learned } from '../../src/understanding/learned/learned-models.js';
import { AnswerIndex } from '../../src/retrieval/answer-index.domain.js';
import { LibraryIndex } from '../../src/retrieval/library-index.domain.js';
import { passageVectorsOf, readRetrievalModel } from '../../src/retrieval/retrieval-model.js';
import { retrieve, type SearchQuestion } from '../../src/retrieval/retrieve.domain.js';
import { searchTerms, stems } from '../../src/retrieval/words.domain.js';
import { seedLibrary } from '../seed-library.js';

const model = readRetrievalModel();
/** The words of the topics, which stand in for those of the prepared answers. */
const wordsOfTopics = (lang: Language) =>
  new Set(
    seedLibrary.flatMap(({ title, keywords, passages }) => {
      const text = [title[lang], ...keywords[lang], ...passages.map((each) => each.text)].join(' ');
      return [...searchTerms(text, lang), ...stems(text, lang)];
    }),
  );
const known = { en: wordsOfTopics('en'), es: wordsOfTopics('es') };
const isKnown = {
  hasTerm: (term: string, lang: Language) =>
    known[lang].has(term) || stems(term, lang).every((stem) => known[lang].has(stem)),
};
/** The topics alone, without their prepared answers. */
export const library = new LibraryIndex(seedLibrary);
type More = Partial<SearchQuestion> & { index?: LibraryIndex; topicsOf?: typeof learned.topicsOf };

/** What the seed's topics, or another index, have on a question. */
export function find(
  question: string,
  lang: Language = 'en',
  { index = library, topicsOf = learned.topicsOf, ...more }: More = {},
) {
  const answers = new AnswerIndex(model.answers, index.answers, passageVectorsOf(model), topicsOf);
  return retrieve(
    { question, earlier: [], lang, conditions: [], ...more },
    { library: index, index: Object.assign(answers, isKnown), weights: model.weights },
  );
}
export const idsOf = (documents: readonly { documentId: string }[]) =>
  documents.map(({ documentId }) => documentId);
export const sourcesOf = (...asked: Parameters<typeof find>) => idsOf(find(...asked).documents);
