import type { Language } from '@careward/contracts/kernel/languages';
import { bothLanguages, type Facts, type Replies } from '@careward/content/coach/reply-intents';
import { bareHelp } from '@careward/content/coach/fixed-replies';
import { englishReplies } from '@careward/content/coach/reply-texts.en';
import { spanishReplies } from '@careward/content/coach/reply-texts.es';
import type { ReplyKind } from '../understanding/reply-kind.domain.js';
import type { Answer } from './answer.domain.js';

const texts: Record<Language, Replies> = { en: englishReplies, es: spanishReplies };

type Reply = { lang: Language; facts: Facts; turn: number };

/** @param turn which message of the conversation this is, counted from 1: the same greeting again gets another answer. */
export function reply(kind: ReplyKind, { lang, facts, turn }: Reply): Answer {
  const said = textFor(kind, { lang, facts });
  const text = typeof said === 'object' && 'text' in said ? said.text : said;
  const content = typeof text === 'string' ? text : (text[(turn - 1) % text.length] ?? '');
  return { content, lang, kind: 'reply', note: null, sources: [], risk: null };
}

function textFor(kind: ReplyKind, { lang, facts }: Pick<Reply, 'lang' | 'facts'>) {
  if (kind === 'other-language') return bothLanguages;
  return kind === 'help' ? bareHelp[lang] : texts[lang](facts)[kind];
}
