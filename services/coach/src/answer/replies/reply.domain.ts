import type { Language } from '@careward/contracts/kernel/languages';
import { fold } from '@careward/contracts/text/fold';
import { anyPhrase, phrase } from '@careward/contracts/text/phrase';
import type { Answer } from '../answer.domain.js';
import { bothLanguages } from './both-languages.js';
import { english } from './english.js';
import { replyIntents, type Facts, type Replies, type ReplyIntent } from './intents.js';
import { keyPhrases } from './key-phrases.js';
import { isOtherLanguage } from './other-language.domain.js';
import { spanish } from './spanish.js';
import { unmistakable } from './unmistakable.js';
import { wordsOfCare } from './words-of-care.js';

const texts: Record<Language, Replies> = { en: english, es: spanish };
/** A name or a kind word at the end of a message changes nothing. */
const ADDRESSED =
  '( (coach|dear|friend|sir|maam|please|buddy|again|amig(o|a)|senor(a)?|por favor|lol|haha|jaja))?';
const whole = (Object.entries(unmistakable) as [ReplyIntent, string][]).map(([intent, notation]) => ({
  intent,
  said: phrase(`^(${notation})${ADDRESSED}$`),
}));
const LONGEST_UNMISTAKABLE = 80;

export type ReplyKind = ReplyIntent | 'no-words' | 'other-language';

const wordsIn = (text: string) =>
  fold(text)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

/**
 * What kind of short reply a message asks for; null for a question about care, also when it greets or thanks first.
 * @param learned what the learned model is sure that the message is for; null for a question.
 */
export function replyKindOf(text: string, learned: { intent: string } | null): ReplyKind | null {
  if (isOtherLanguage(text)) return 'other-language';
  const said = wordsIn(text);
  const found = said.length <= LONGEST_UNMISTAKABLE && whole.find((message) => message.said.test(said));
  if (found) return found.intent;
  const meant = emojiIntent(text);
  if (meant) return meant;
  if (!hasWords(said)) return EMERGENCY_NUMBER.test(said) ? null : 'no-words';
  return replyIntents.find((intent) => intent === learned?.intent) ?? null;
}

const likely = (Object.entries(keyPhrases) as [ReplyIntent, string[]][]).map(([intent, notations]) => ({
  intent,
  said: anyPhrase(notations),
}));
const caredFor = anyPhrase(wordsOfCare);
const LONGEST_LIKELY = 90;

/**
 * What kind of reply a short message asks for by a phrase in it, unless it speaks of somebody's care. Only for messages
 * that show no danger and that the library has nothing on: such a phrase may stand in a question too.
 */
export function likelyReplyKind(text: string): ReplyKind | null {
  const said = wordsIn(text);
  if (said.length > LONGEST_LIKELY || caredFor.test(said)) return null;
  return likely.find((kind) => kind.said.test(said))?.intent ?? null;
}

type Reply = { lang: Language; facts: Facts; turn: number };

/** @param turn which message of the conversation this is, counted from 1: the same greeting again gets another answer. */
export function reply(kind: ReplyKind, { lang, facts, turn }: Reply): Answer {
  const text = kind === 'other-language' ? bothLanguages : texts[lang](facts)[kind];
  const content = typeof text === 'string' ? text : (text[(turn - 1) % text.length] ?? '');
  return { content, lang, kind: 'reply', note: null, sources: [], risk: null };
}

/** No word of a language people speak is longer; the coded text of a file is. */
const WORD = /(?<![\p{L}\p{N}])\p{L}{2,30}(?![\p{L}\p{N}])/u;
const hasWords = (text: string) => WORD.test(text);
const EMERGENCY_NUMBER = /^(911|988)$/;

const emojis: readonly (readonly [RegExp, ReplyIntent])[] = [
  [/^[👍👌🆗✅]+$/u, 'acknowledgement'],
  [/^[🙏❤💕🤗💖💛💜🧡💙]+$/u, 'thanks'],
  [/^👋+$/u, 'greeting'],
  [/^🌙+$/u, 'goodbye'],
  [/^[😍👏🥰🎉⭐]+$/u, 'compliment'],
  [/^[🙄😒👎😡🤬]+$/u, 'complaint'],
];
/** Skin tones and the sign that asks for a coloured picture change nothing. */
const VARIATION = /[\s\p{Emoji_Modifier}]|\uFE0F/gu;
function emojiIntent(text: string): ReplyIntent | null {
  const plain = text.replace(VARIATION, '');
  return emojis.find(([only]) => only.test(plain))?.[1] ?? null;
}
