import type { Language } from '@careward/contracts/kernel/languages';
import { fold } from '@careward/contracts/text/fold';
import { anyPhrase } from '@careward/contracts/text/phrase';
import { phrases } from './phrases.js';
import { sentences } from './sentences.js';

/** In the order in which one is taken when a message shows several. */
export const feelings = [
  'grieving',
  'ashamed',
  'afraid',
  'lonely',
  'angry',
  'overwhelmed',
  'exhausted',
] as const;
export type Feeling = (typeof feelings)[number];

const signs = feelings.map((feeling) => ({ feeling, said: anyPhrase(phrases[feeling]) }));

/** The feeling that a caregiver tells of as their own, or null. */
export function feelingIn(text: string): Feeling | null {
  const told = fold(text);
  return signs.find(({ said }) => said.test(told))?.feeling ?? null;
}

/**
 * The opening sentence for a feeling, or null when the last answer had one (rulings.md, "Coach").
 * @param earlier the feelings that the conversation's earlier answers have heard, oldest first, null for those that had none.
 */
export function heardSentence(
  feeling: Feeling,
  lang: Language,
  earlier: readonly (Feeling | null)[],
): string | null {
  if (earlier.at(-1)) return null;
  const choices = sentences[lang][feeling];
  const used = earlier.filter((heard) => heard === feeling).length;
  return choices[used % choices.length] ?? null;
}
