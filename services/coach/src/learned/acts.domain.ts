import type { Language } from '@careward/contracts/kernel/languages';

/** What a person does with a message of a conversation. */
export const acts = [
  'ask',
  'followup',
  'tried',
  'narrow',
  'correct',
  'rephrase',
  'shorter',
  'explain',
  'repeat',
  'first',
  'summarise',
  'yes',
  'no',
  'two',
  'thanks',
  'feeling',
  'aside',
  'off',
  'report',
] as const;
export type Act = (typeof acts)[number];

export type ActChance = { act: Act; chance: number };

/** Where a message stands. */
export type InConversation = { isFirstTurn: boolean; lang: Language };

/** How likely a message is each act, the likeliest first; the chances add up to 1. */
export function actsOf(
  _text: string,
  _vector: Float32Array | null,
  { isFirstTurn }: InConversation,
): ActChance[] {
  const likeliest: Act = isFirstTurn ? 'ask' : 'followup';
  return [
    { act: likeliest, chance: 1 },
    ...acts.filter((act) => act !== likeliest).map((act) => ({ act, chance: 0 })),
  ];
}
