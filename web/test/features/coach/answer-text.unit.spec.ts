import { describe, expect, it } from '@jest/globals';
import { answerBlocks } from '../../../src/features/coach/thread/answer-text.js';

const cited = new Set([1, 2]);

describe('answerBlocks', () => {
  it('turns [n] into a citation only where source n is there', () => {
    const [paragraph] = answerBlocks('Turn on the lights. [1] Not [9], not [a].', cited);
    expect(paragraph?.lines).toEqual([
      [{ text: 'Turn on the lights. ' }, { cites: [1] }, { text: ' Not [9], not [a].' }],
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

  it.each([
    ['keeps all text', '1. Sit down [2]\nIf not, call.', ['Sit down [2]', 'If not, call.']],
    ['cites a run of sentences once, at its end', 'A b. [1] C d. [1] E f. [1]', ['A b. C d. E f. [1]']],
    ['cites a run of lines once', '- a [1]\n- b [1]\n- c [2]', ['a ', 'b [1]', 'c [2]']],
    ['begins a new run in the next list', '- a [1]\nThen:\n- b [1]', ['a [1]', 'Then:', 'b [1]']],
    ['ends a run where nothing is cited', '- a [1]\n- b\n- c [1]', ['a [1]', 'b', 'c [1]']],
    ['takes several sources as one citation', 'A [1][2] B [1] [2] C [1]', ['A B [1,2] C [1]']],
    ['names a source once', 'A. [1][1]', ['A. [1]']],
    ['leaves no space before a full stop', 'A [1]. B [1].', ['A. B [1].']],
  ])('%s', (_does, content, lines) => {
    const written = answerBlocks(content, cited).flatMap((block) =>
      block.lines.map((line) =>
        line.map((part) => ('text' in part ? part.text : `[${part.cites.join()}]`)).join(''),
      ),
    );
    expect(written).toEqual(lines);
  });
});
