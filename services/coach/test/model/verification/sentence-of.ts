import type { Language } from '@careward/contracts/kernel/languages';
import type { NumberedDocument } from '../../../src/model/verification/evidence.domain.js';
import { numberedSentences } from '../../../src/model/verification/evidence.domain.js';
import { seedLibrary } from '../../seed-library.js';

/** Where sentences of the library stand that begin like this, as sources and the marks that cite them. */
export function citing(lang: Language, beginnings: readonly string[]) {
  const found = beginnings.map((beginning) => sentenceOf(lang, beginning));
  const documents = [...new Set(found.map(({ document }) => document))];
  const sources: NumberedDocument[] = documents.map((document, at) => ({ n: at + 1, document }));
  const marks = found
    .map(({ document, number }) => `[${documents.indexOf(document) + 1}.${number}]`)
    .join('');
  return { sources, marks, sentences: found.map(({ sentence }) => sentence) };
}

function sentenceOf(lang: Language, beginning: string) {
  for (const document of seedLibrary) {
    const sentences = numberedSentences(document, lang);
    const at = sentences.findIndex((sentence) => sentence.startsWith(beginning));
    const sentence = sentences[at];
    if (sentence !== undefined) return { document, number: at + 1, sentence };
  }
  throw new Error(`the library has no sentence that begins "${beginning}"`);
}
