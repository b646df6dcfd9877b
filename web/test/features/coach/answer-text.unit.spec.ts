import { describe, expect, it } from '@jest/globals';
import { answerBlocks } from '../../../src/features/coach/thread/answer-text.js';

const cited = new Set([1, 2]);

describe('answerBlocks', () => {
  it('turns [n] into a citation only where source n is there', () => {
    const [paragraph] = answerBlocks('Turn on the lights. [1] Not [9], not [a].', cited);
    expect(paragraph?.lines).toEqual([
      [
        { text: 'Turn on the lights. ' },
        { cites: 1 },
        { text: ' Not ' },
        { text: '[9]' },
        { text: ', not [a].' },
      ],
    ]);
  });

  it.each([
    ['one\ntwo', ['paragraph:2']],
    ['one\n\ntwo', ['paragraph:1', 'paragraph:1']],
    ['Try this:\n- a\n- b\nThen rest.', ['paragraph:1', 'bullets:2', 'paragraph:1']],
    ['1. a\n\n2. b\n3) c', ['steps:3']],
    ['• a\n1. b', ['bullets:1', 'steps:1']],
    ['', []],
    ['\n \n', []],
    ['911 is for danger.', ['paragraph:1']],
  ])('%p: %p', (content, shape) => {
    expect(answerBlocks(content, cited).map(({ kind, lines }) => `${kind}:${lines.length}`)).toEqual(shape);
  });

  it('keeps all text', () => {
    const words = answerBlocks('1. Sit down [2]\nIf not, call.', cited).flatMap(({ lines }) =>
      lines.flat().map((segment) => ('text' in segment ? segment.text : `[${segment.cites}]`)),
    );
    expect(words.join('')).toBe('Sit down [2]If not, call.');
  });
});
