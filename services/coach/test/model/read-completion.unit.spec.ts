import { describe, expect, it } from '@jest/globals';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import { readCompletion } from '../../src/model/wire/read-completion.js';

const chunk = (content: string, finish: string | null = null) =>
  ({ choices: [{ index: 0, delta: { content }, finish_reason: finish }] }) as ChatCompletionChunk;

/** The reply as it stood each time that a sentence of it may have ended. */
async function toldOf(tokens: readonly string[]): Promise<string[]> {
  const told: string[] = [];
  async function* parts() {
    for (const token of tokens) yield await Promise.resolve(chunk(token));
    yield chunk('', 'stop');
  }
  await readCompletion(parts(), { onChunk: () => undefined, onSentence: (soFar) => told.push(soFar) });
  return told;
}

describe('a streamed reply', () => {
  it.each([
    [
      'a citation, at its stop',
      ['Sit down', ' [1.2]', '.', ' Talk', ' [1.3]', '.'],
      ['Sit down [1.2].', 'Sit down [1.2]. Talk [1.3].'],
    ],
    [
      'a claim in JSON, at its brace',
      ['{"claims":[{"text":"Sit down', '","cites":["1', '"],"step":true', '}', ',{'],
      ['{"claims":[{"text":"Sit down","cites":["1"],"step":true}'],
    ],
    [
      'a stop before its citation, when the next one begins',
      ['Sit down', '.', ' [1.2]', ' ', 'Talk'],
      ['Sit down. [1.2] Talk'],
    ],
    ['no stop, when the line ends and the next begins', ['Sit', ' down', '\n', 'Talk'], ['Sit down\nTalk']],
  ])('is told of after %s', async (_what, tokens, told) => {
    expect(await toldOf(tokens)).toEqual(told);
  });
});
