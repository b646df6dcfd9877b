import type { DocumentPassages, Passage } from '@careward/contracts/discovery/internal-calls';
import { languages, type Language } from '@careward/contracts/kernel/languages';
import type { NumberedDocument } from '../../../src/model/verification/evidence.domain.js';
import { numberedSentences } from '../../../src/model/verification/evidence.domain.js';
import { seedAnswers } from '../../answering/seed-answers.js';
import { seedLibrary } from '../../seed-library.js';

/** Prepared answers as documents: each of their lines is a sentence that can be cited. */
const answerDocuments: DocumentPassages[] = seedAnswers.map(({ topic, answered: { question, answer } }) => ({
  ...topic,
  title: question,
  passages: languages.flatMap((lang) => {
    const { direct, steps, avoid, help } = answer[lang];
    const lines: [Passage['part'], string][] = [
      ['summary', direct],
      ...[...steps, ...avoid, ...help].map((line): [Passage['part'], string] => ['steps', line]),
    ];
    return lines.map(([part, text], at) => ({ id: `${lang}.${part}.${at}`, lang, part, text }));
  }),
}));
const allDocuments = [...seedLibrary, ...answerDocuments];

/** Where sentences of the library stand that begin like this, as sources and the marks that cite them. */
export function citing(lang: Language, beginnings: readonly string[]) {
  const found = beginnings.map((beginning) => sentenceOf(lang, beginning));
  const cited = [...new Set(found.map(({ document }) => document))];
  const sources: NumberedDocument[] = cited.map((document, at) => ({ n: at + 1, document }));
  const marks = found.map(({ document, number }) => `[${cited.indexOf(document) + 1}.${number}]`).join('');
  return { sources, marks, sentences: found.map(({ sentence }) => sentence) };
}

function sentenceOf(lang: Language, beginning: string) {
  for (const document of allDocuments) {
    const sentences = numberedSentences(document, lang);
    const at = sentences.findIndex((sentence) => sentence.startsWith(beginning));
    const sentence = sentences[at];
    if (sentence !== undefined) return { document, number: at + 1, sentence };
  }
  throw new Error(`the library has no sentence that begins "${beginning}"`);
}

/** A file of the person with these words. */
export const aFile = (lang: Language, text: string): DocumentPassages => ({
  documentId: 'letter',
  version: 1,
  title: { en: 'letter.pdf', es: 'letter.pdf' },
  url: '/api/chat/files/letter',
  keywords: { en: [], es: [] },
  conditions: [],
  confirmed: true,
  passages: [{ id: `${lang}.text.0`, lang, part: 'text', text }],
});
