import { describe, expect, it } from '@jest/globals';
import type { ChatCompletionChunk } from 'openai/resources/chat/completions';
import { readCompletion } from '../../src/model/wire/read-completion.js';

const chunk = (delta: Record<string, unknown>, more = {}) =>
  ({ choices: [{ index: 0, delta, finish_reason: null }], ...more }) as unknown as ChatCompletionChunk;
const words = (content: string) => chunk({ content });
const call = (args: string) =>
  chunk({ tool_calls: [{ index: 0, id: 'call_1', function: { name: 'search_library', arguments: args } }] });
const stop = { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] } as unknown as ChatCompletionChunk;

/** A reply, as it stood each time that a sentence of it may have ended, and its signs of life. */
async function read(chunks: readonly ChatCompletionChunk[]) {
  const told: string[] = [];
  let signs = 0;
  async function* parts() {
    for (const one of [...chunks, stop]) yield await Promise.resolve(one);
  }
  const reply = await readCompletion(parts(), {
    onChunk: () => (signs += 1),
    onSentence: (soFar) => told.push(soFar),
  });
  return { reply, told, signs };
}

describe('a streamed reply', () => {
  it.each([
    [
      'a citation, at its stop',
      ['Sit down', ' [1.2]', '.', ' Talk', ' [1.3]', '.'],
      ['Sit down [1.2].', 'Sit down [1.2]. Talk [1.3].'],
    ],
    [
      'a stop before its citation, when the next one begins',
      ['Sit down', '.', ' [1.2]', ' ', 'Talk'],
      ['Sit down. [1.2] Talk'],
    ],
    ['no stop, when the line ends and the next begins', ['Sit', ' down', '\n', 'Talk'], ['Sit down\nTalk']],
    ['a block of code that is none', ['```', '\n', 'Sit', ' down'], ['```\nSit']],
    ['a word like the mark of a search', ['Search', ' him', '.', ' Then'], ['Search him. Then']],
  ])('is told of after %s', async (_what, tokens, told) => {
    expect((await read(tokens.map(words))).told).toEqual(told);
  });

  it.each([
    ['is marked', ['SE', 'ARCH', ':', ' How? | Who', '?', ' And', ' why [1].']],
    ['is marked in bold, in small letters', ['**', 'Search', '**', ':', ' How? Who']],
    ['is in tags', ['<tool', '_call>', '\n', '{"name', '": "x. y']],
    ['is JSON', ['{', '\n  ', '"name', '": "x. y', '"}']],
    ['is a list in a block of code', ['```', 'json', '\n', '[', '\n', '{"name']],
    ['follows a thought', ['<think>', 'So.', ' I ask.', '</think>', '\n\n', 'SEARCH: How? Who']],
  ])('is not told of where it %s', async (_what, tokens) => {
    expect((await read(tokens.map(words))).told).toEqual([]);
  });

  it('counts each piece of a call as a sign of life', async () => {
    expect((await read([call('{"ques'), call('tions":'), call('["How?"]}')])).signs).toBe(3);
  });

  it('keeps what was shown before a call, which is no call then', async () => {
    const { reply, told } = await read([
      words('Sit down [1.2]. Talk [1.3].'),
      call('{"questions":["How?"]}'),
    ]);
    expect(told).toEqual(['Sit down [1.2]. Talk [1.3].']);
    expect(reply).toMatchObject({ text: 'Sit down [1.2]. Talk [1.3].', calls: [] });
  });

  it.each([
    ['blank', '\n '],
    ['a thought', '<think>It is not there. I ask.</think>\n'],
    ['a thought that the template opened', 'It is not there. I ask.</think>\n'],
    ['an announcement', 'Let me look.'],
  ])('is a call where the words before it are %s', async (_what, before) => {
    const { reply } = await read([words(before), call('{"questions":'), call('["How?"]}')]);
    expect(reply.calls).toMatchObject([{ name: 'search_library', args: '{"questions":["How?"]}' }]);
  });

  it.each([
    ['both directions', { prompt_tokens: 7, completion_tokens: 5 }, 12, { read: 7, written: 5 }],
    [
      'both and a total with hidden reasoning',
      { prompt_tokens: 7, completion_tokens: 5, total_tokens: 40 },
      40,
      { read: 7, written: 5 },
    ],
    ['a total alone', { total_tokens: 40 }, 40, null],
    ['what is no count', { prompt_tokens: -1, completion_tokens: '5', total_tokens: 1.5 }, null, null],
    ['nothing', null, null, null],
  ])('costs what the host counts: %s', async (_what, counted, tokens, usage) => {
    const { reply } = await read([chunk({ content: 'Yes' }, { usage: counted })]);
    expect(reply).toMatchObject({ tokens, usage });
  });
});
