import type { Language } from '@careward/contracts/kernel/languages';
import type { Risk } from '@careward/contracts/coach/message';
import { cardFor } from '@careward/contracts/safety/card-for';
import { cardText } from '@careward/contracts/safety/card-text';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Answer } from './answer.domain.js';
import { sourceOf } from './source-of.domain.js';

/** The danger's card in place of an answer; its topic is the source, once the library has it. */
export function safetyAnswer(risk: Risk, lang: Language, topic: DocumentPassages | undefined): Answer {
  return {
    content: cardText(cardFor(risk.category), lang),
    lang,
    kind: 'card',
    note: null,
    sources: topic ? [sourceOf(topic, lang, 1)] : [],
    risk,
  };
}
