import { describe, expect, it } from '@jest/globals';
import type { Aggregate, Effects } from '../src/faults/aggregate.js';
import { checkDelivery, violations, type FinalState } from '../src/faults/assertions.js';

const aggregate = (...ids: string[]): Aggregate => ({
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
const right: FinalState = {
  aggregates: [aggregate('a', 'b')],
  effects: [effects('a', 'b')],
  acknowledged: ['a', 'b'],
  queued: 0,
  deadLetters: 0,
};
const pending = { ...right.aggregates[0], outbox: [{ id: 'b' }] } as Aggregate;
const skipped: Effects = { _id: 's', last: 3, effects: [{ id: 'b', sequence: 2, at: 0 }] };

describe('the assertions on a fault run', () => {
  it('find nothing when every event had its effect once and in order', () => {
    const check = checkDelivery(right);
    expect(violations(check)).toEqual([]);
    expect(check).toMatchObject({ committed: 2, applied: 2 });
  });

  it.each<[string, Partial<FinalState>, string[]]>([
    ['an event without effect', { effects: [effects('a')] }, ['1 lost']],
    ['no effect at all', { effects: [] }, ['2 lost']],
    [
      'an event with two effects',
      { effects: [effects('a', 'b', 'b')] },
      ['1 duplicated', '1 aggregates out of order'],
    ],
    ['effects in the wrong order', { effects: [effects('b', 'a')] }, ['1 aggregates out of order']],
    ['a gap', { effects: [skipped] }, ['1 lost', '1 aggregates out of order']],
    [
      'an event that was counted, not kept',
      { aggregates: [{ ...aggregate('a', 'b'), events: 3 }] },
      ['1 aggregates out of order'],
    ],
    [
      'an acknowledged write that is gone',
      { acknowledged: ['a', 'b', 'c'] },
      ['1 acknowledged but not committed'],
    ],
    [
      'an effect of an event that was never committed',
      { effects: [effects('a', 'b', 'c')] },
      ['1 aggregates out of order', '1 applied but not committed'],
    ],
    ['an event still in its outbox', { aggregates: [pending] }, ['1 left in an outbox']],
    ['messages in queues', { queued: 3 }, ['3 left in a queue']],
    ['dead letters', { deadLetters: 1 }, ['1 dead letters']],
  ])('find %s', (_, change, expected) => {
    expect(violations(checkDelivery({ ...right, ...change }))).toEqual(expected);
  });

  it('accept a commit whose acknowledgement was lost', () => {
    expect(violations(checkDelivery({ ...right, acknowledged: ['a'] }))).toEqual([]);
  });
});
