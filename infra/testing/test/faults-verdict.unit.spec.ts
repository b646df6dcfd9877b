import { describe, expect, it } from '@jest/globals';
import type { Effects, Subject } from '../src/faults/subject.js';
import { complaints, judge, type Facts } from '../src/faults/verdict.js';

const subject = (...ids: string[]): Subject => ({
  _id: 's',
  events: ids.length,
  outbox: [],
  recorded: ids.map((id) => ({ id, at: 0 })),
});
const effects = (...ids: string[]): Effects => ({
  _id: 's',
  last: ids.length,
  effects: ids.map((id, at) => ({ id, sequence: at + 1, at: 0 })),
});
const right: Facts = {
  subjects: [subject('a', 'b')],
  effects: [effects('a', 'b')],
  answered: ['a', 'b'],
  queued: 0,
  deadLetters: 0,
};
const pending = { ...right.subjects[0], outbox: [{ id: 'b' }] } as Subject;
const skipped: Effects = { _id: 's', last: 3, effects: [{ id: 'b', sequence: 2, at: 0 }] };

describe('the verdict on a trial', () => {
  it('has nothing to say when every event had its effect once and in order', () => {
    const verdict = judge(right);
    expect(complaints(verdict)).toEqual([]);
    expect(verdict).toMatchObject({ committed: 2, applied: 2 });
  });

  it.each<[string, Partial<Facts>, string[]]>([
    ['an event without effect', { effects: [effects('a')] }, ['1 lost']],
    ['no effect at all', { effects: [] }, ['2 lost']],
    [
      'an event with two effects',
      { effects: [effects('a', 'b', 'b')] },
      ['1 doubled', '1 subjects out of order'],
    ],
    ['effects in the wrong order', { effects: [effects('b', 'a')] }, ['1 subjects out of order']],
    ['a gap', { effects: [skipped] }, ['1 lost', '1 subjects out of order']],
    [
      'an event that was counted, not kept',
      { subjects: [{ ...subject('a', 'b'), events: 3 }] },
      ['1 subjects out of order'],
    ],
    ['an answered write that is gone', { answered: ['a', 'b', 'c'] }, ['1 answered but not committed']],
    [
      'an effect of nothing',
      { effects: [effects('a', 'b', 'c')] },
      ['1 subjects out of order', '1 applied but not committed'],
    ],
    ['an event still in its outbox', { subjects: [pending] }, ['1 left in an outbox']],
    ['messages in queues', { queued: 3 }, ['3 left in a queue']],
    ['dead letters', { deadLetters: 1 }, ['1 dead letters']],
  ])('names %s', (_, change, expected) => {
    expect(complaints(judge({ ...right, ...change }))).toEqual(expected);
  });

  it('accepts a commit whose answer was lost', () => {
    expect(complaints(judge({ ...right, answered: ['a'] }))).toEqual([]);
  });
});
