import type { Language } from '@careward/contracts/kernel/languages';
import { learned } from '../../src/understanding/learned/learned-models.js';
import { findTopics, type TopicQuestion } from '../../src/retrieval/find-topics.domain.js';
import { LibraryIndex } from '../../src/retrieval/library-index.domain.js';
import { seedLibrary } from '../seed-library.js';

export const library = new LibraryIndex(seedLibrary);
type More = Partial<TopicQuestion> & { index?: LibraryIndex };
/** What the seed's topics, or another index, have on a question. */
export const find = (question: string, lang: Language = 'en', { index = library, ...more }: More = {}) =>
  findTopics({ question, earlier: [], lang, conditions: [], ...more }, index, learned);
export const idsOf = (documents: readonly { documentId: string }[]) =>
  documents.map(({ documentId }) => documentId);
export const sourcesOf = (...asked: Parameters<typeof find>) => idsOf(find(...asked).relevant);
