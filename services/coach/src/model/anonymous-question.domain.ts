import { aliasNames, type KnownCare, namesIn } from '../understanding/language/people.domain.js';
import { maskedTogether } from './identifiers.domain.js';
import { type NumberedDocument, originOf } from './verification/evidence.domain.js';

type PersonalQuestion = {
  question: string;
  earlier?: readonly { question: string; answer: string | null }[];
  sources: readonly NumberedDocument[];
  careContext: Pick<KnownCare, 'recipients' | 'ownName'> | null;
};

const isFile = ({ document }: NumberedDocument) => originOf(document) === 'file';

/** The question, the conversation before it and the person's files without what would identify somebody: what is known first. */
export function anonymous<Question extends PersonalQuestion>(asked: Question): Question {
  const { question, earlier = [], sources } = asked;
  const known = namesIn(asked.careContext);
  const texts = [
    question,
    ...earlier.flatMap((turn) => [turn.question, turn.answer ?? '']),
    ...sources
      .filter(isFile)
      .flatMap(({ document }) => [document.title.en, ...document.passages.map(({ text }) => text)]),
  ];
  const masked = maskedTogether(texts.map((text) => aliasNames(text, known))).values();
  const next = () => masked.next().value ?? '';
  return {
    ...asked,
    question: next(),
    earlier: earlier.map(({ answer }) => {
      const turn = { question: next(), answer: next() };
      return answer === null ? { ...turn, answer } : turn;
    }),
    sources: sources.map((source) => (isFile(source) ? maskedFile(source, next) : source)),
  };
}

function maskedFile({ n, document }: NumberedDocument, next: () => string): NumberedDocument {
  const title = next();
  const passages = document.passages.map((passage) => ({ ...passage, text: next() }));
  return { n, document: { ...document, title: { en: title, es: title }, passages } };
}
