import type { Language } from '@careward/contracts/kernel/languages';
import type { NumberedDocument } from '../../../src/model/verification/evidence.domain.js';
import { ReplyCheck } from '../../../src/model/verification/verify-answer.js';
import { topic } from '../topic.js';

/** A document with these words alone. */
export const written = (
  texts: Partial<Record<Language, string>>,
  more: Partial<NumberedDocument['document']> = {},
) => ({
  ...topic('safe-bathing'),
  ...more,
  passages: Object.entries(texts).map(([lang, text], at) => ({
    id: `${lang}.steps.${at}`,
    lang: lang as Language,
    part: 'steps' as const,
    text,
  })),
});

/** What is found of each sentence of a reply about these documents. */
export const findingsIn = (
  lang: Language,
  reply: string,
  documents: readonly NumberedDocument['document'][],
  own = '',
) =>
  new ReplyCheck({
    ownWords: [own],
    sources: documents.map((document, at) => ({ n: at + 1, document })),
    lang,
    secrets: [],
  }).verify(reply).findings;
