import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import type { Message, Risk, Source } from '@careward/contracts/coach/message';
import { cardFor } from '@careward/contracts/safety/card-for';
import { cardText } from '@careward/contracts/safety/card-text';
import { notAnswered as notAnsweredText } from '@careward/contracts/safety/not-answered';
import { templates } from './templates.domain.js';

/** What the coach says, before it is a message of a conversation. */
export type Answer = {
  content: string;
  lang: Language;
  kind: NonNullable<Message['kind']>;
  note: string | null;
  sources: Source[];
  risk: Risk | null;
};

/** The source that [n] points to: the page that shows the document whole, with its own sources. */
export const sourceOf = (
  { documentId, title, url }: DocumentPassages,
  lang: Language,
  n: number,
): Source => ({ n, title: title[lang], url, topicId: documentId });

/** The card of a danger in place of an answer; its topic is the source, once the library has it. */
export const safetyAnswer = (risk: Risk, lang: Language, topic: DocumentPassages | undefined): Answer => ({
  content: cardText(cardFor(risk.category), lang),
  lang,
  kind: 'card',
  note: null,
  sources: topic ? [sourceOf(topic, lang, 1)] : [],
  risk,
});

/** Says that the library has no answer, and names the nearest topics and a number to call. */
export function refusal(nearest: readonly DocumentPassages[], lang: Language): Answer {
  const words = templates[lang];
  const sources = nearest.map((document, at) => sourceOf(document, lang, at + 1));
  const content = [
    words.refusal,
    ...(sources.length > 0 ? [words.nearest, ...sources.map(({ title, n }) => `- ${title} [${n}]`)] : []),
    words.localHelp,
    words.emergency,
  ].join('\n');
  return { content, lang, kind: 'refusal', note: null, sources, risk: null };
}

/** The fixed text for a question whose only attempt to answer it failed or did not end. */
export const notAnswered = (lang: Language): Answer => ({
  content: notAnsweredText[lang],
  lang,
  kind: 'refusal',
  note: null,
  sources: [],
  risk: null,
});
