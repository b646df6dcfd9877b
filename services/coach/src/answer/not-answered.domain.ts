import type { Language } from '@careward/contracts/kernel/languages';
import { notAnswered as text } from '@careward/contracts/safety/not-answered';
import type { Answer } from './answer.domain.js';

/** What is said when the attempt to answer a question did not end, so that nobody tries it again. */
export const notAnswered = (lang: Language): Answer => ({
  content: text[lang],
  lang,
  kind: 'refusal',
  note: null,
  sources: [],
  risk: null,
});
