import { ERASURE } from '@careward/contracts/identity/limits';
import { describe, expect, it } from '@jest/globals';
import { canonical } from '@careward/platform/internal-calls/signature';
import {
  dueSteps,
  nextStepAt,
  type OpenErasure,
  type OpenTombstone,
} from '../src/erasure/tombstone.domain.js';

const erasedAt = new Date('2026-03-01T12:00:00.000Z');
const after = (milliseconds: number) => new Date(erasedAt.getTime() + milliseconds);
const contact = 'sealed' as Exclude<OpenErasure['contact'], undefined>;
const open = (erasure: Omit<OpenErasure, 'id'>): OpenTombstone => ({
  _id: 'u',
  emailIndex: 'erased:u',
  erasedAt,
  erasure: { id: 'e', ...erasure },
  outbox: [],
  events: 1,
});
const asked = { askedAt: erasedAt };
const askedAgain = { askedAt: after(ERASURE.askedAgain) };
const nothing = { forgetContact: false, requestAgain: false, reportLate: false };

describe('what is due about an open erasure', () => {
  it.each([
    ['nothing at first', { ...asked, contact }, 0, nothing],
    ['nothing a moment before', { ...asked, contact }, ERASURE.contactKept - 1, nothing],
    [
      'forgetting the address',
      { ...asked, contact },
      ERASURE.contactKept,
      { ...nothing, forgetContact: true },
    ],
    ['asking again', asked, ERASURE.askedAgain, { ...nothing, requestAgain: true }],
    ['reporting that it is late', askedAgain, ERASURE.late, { ...nothing, reportLate: true }],
    ['nothing that was reported before', { ...askedAgain, late: true as const }, ERASURE.late, nothing],
  ])('is %s', (_, erasure, milliseconds, due) => {
    expect(dueSteps(open(erasure), after(milliseconds))).toEqual(due);
  });
});

describe('an open erasure', () => {
  it.each([
    ['the address is to be forgotten', 0, ERASURE.contactKept],
    ['it is to be asked for again', ERASURE.contactKept, ERASURE.askedAgain],
    ['it counts as late', ERASURE.askedAgain, ERASURE.late],
    ['the next asking, when it is late', ERASURE.late, ERASURE.late + ERASURE.askedAgain],
  ])('is looked at next when %s, and not at the time of the last look', (_, now, next) => {
    expect(nextStepAt(open(asked), after(now))).toEqual(after(next));
  });
});

describe('the text of a receipt', () => {
  it('is the same in whatever order it was stored', () => {
    expect(canonical({ b: 1, a: { d: [2, 1], c: 'x' } })).toBe('{"a":{"c":"x","d":[2,1]},"b":1}');
    expect(canonical({ a: { c: 'x', d: [2, 1] }, b: 1 })).toBe(canonical({ b: 1, a: { d: [2, 1], c: 'x' } }));
  });
});
