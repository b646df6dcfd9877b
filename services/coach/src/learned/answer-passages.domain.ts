import { createHash } from 'node:crypto';
import type { AnsweredQuestion } from '@careward/contracts/discovery/library';
import { type Language, languages } from '@careward/contracts/kernel/languages';

/** The text that an answered question is found by, beside how people ask for it. */
const passageOf = ({ question, answer }: AnsweredQuestion, lang: Language): string =>
  [question[lang], answer[lang].direct, ...answer[lang].steps].join(' ');

/** Those texts in every language, each with its hash. */
export const passagesOf = (answered: AnsweredQuestion): { text: string; hash: string }[] =>
  languages.map((lang) => {
    const text = passageOf(answered, lang);
    return { text, hash: createHash('sha256').update(text).digest('base64url').slice(0, 16) };
  });
