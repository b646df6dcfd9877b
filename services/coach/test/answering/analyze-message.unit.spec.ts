import { expect, it } from '@jest/globals';
import { AnalyzeMessage } from '../../src/answering/analyze-message.js';
import { library } from './the-library.js';

const text = 'How do I bathe her?';
const asked = { text, lang: 'en', earlier: [], conditions: [] } as const;

/** What the encoder was asked for, a text at a time. */
function understanding() {
  const embedded: string[] = [];
  const embed = (texts: readonly string[]) => {
    embedded.push(...texts);
    return Promise.resolve(texts.map(() => new Float32Array([embedded.length])));
  };
  return { embedded, words: new AnalyzeMessage({ index: library } as never, {} as never, { embed }) };
}

it('a message that was embedded while it was stored is not embedded again for its answer', async () => {
  const { embedded, words } = understanding();
  words.embed(text);
  const vectorOf = await words.vectorsOf(asked);
  expect(vectorOf(text)).toEqual(new Float32Array([1]));
  expect(embedded).toEqual([text]);
});

it('what it follows is embedded with its answer', async () => {
  const { embedded, words } = understanding();
  words.embed(text);
  const before = { question: 'She will not wash', risk: null, feeling: null, answer: null };
  const vectorOf = await words.vectorsOf({ ...asked, earlier: [before] });
  const after = embedded.slice(1);
  expect(after).toContain(`She will not wash ${text}`);
  for (const each of embedded) expect(vectorOf(each)).not.toBeNull();
  expect(embedded.filter((each) => each === text)).toHaveLength(1);
});

it('its vector is not kept beyond its answer', async () => {
  const { embedded, words } = understanding();
  words.embed(text);
  await words.vectorsOf(asked);
  await words.vectorsOf(asked);
  expect(embedded).toEqual([text, text]);
});
