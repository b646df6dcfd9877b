import type { GenerationEvent } from '@careward/contracts/coach/generations';
import { describe, expect, it } from '@jest/globals';
import { notAnswered } from '../../src/answering/answer.domain.js';
import type { Exchange } from '../../src/chat/exchange.domain.js';
import {
  eventsAfter,
  placeIn,
  type GenerationLogEntry,
  diffShown,
  showsText,
} from '../../src/chat/generation.domain.js';

const text = (said: string): GenerationLogEntry => ({ type: 'text', text: said });
const reset: GenerationLogEntry = { type: 'reset' };
const stage: GenerationLogEntry = { type: 'stage', stage: 'writing' };
const risk: GenerationLogEntry = { type: 'risk', risk: { level: 'strip', tier: 'T0', category: 'stroke' } };

const pending: Exchange = {
  id: 'e1',
  conversationId: 'c1',
  seq: 1,
  question: { content: 'How?', attachments: [] },
  lang: 'en',
  askedAt: new Date(0),
  feedback: null,
  status: 'pending',
  failedAttempts: 0,
};
const finished = (status: 'answered' | 'interrupted', cut?: 'stopped'): Exchange => ({
  ...pending,
  status,
  answer: { ...notAnswered('en'), ...(cut && { cut }) },
  answeredAt: new Date(1),
});

describe('what is shown next', () => {
  it.each<[string, string, GenerationLogEntry[]]>([
    ['', 'One.', [text('One.')]],
    ['One.', 'One. Two.', [text(' Two.')]],
    ['One.', 'One.', []],
    ['One.', 'Another.', [reset, text('Another.')]],
  ])('after "%s" for "%s"', (before, content, events) => {
    expect(diffShown(before, content)).toEqual(events);
  });

  it.each<[readonly GenerationLogEntry[], boolean]>([
    [[], false],
    [[stage], false],
    [[stage, text('One.'), stage], true],
    [[risk], false],
    [[text('One.'), risk], true],
    [[text('One.'), reset, stage], false],
  ])('is on the screen after %j: %j', (log, is) => {
    expect(showsText(log)).toBe(is);
  });
});

describe('a reader', () => {
  const log = [stage, text('One.'), text(' Two.')];
  const read = (seen: number | null, exchange: Exchange = pending) =>
    eventsAfter(seen, exchange, log).map(({ id, data }) => `${id} ${(data as GenerationEvent).type}`);

  it.each<[number | null, string[]]>([
    [null, ['0 begun', '1 stage', '2 text', '3 text']],
    [0, ['1 stage', '2 text', '3 text']],
    [2, ['3 text']],
    [3, []],
    [9, []],
  ])('that has seen %j gets what it lacks', (seen, events) => {
    expect(read(seen)).toEqual(events);
  });

  it.each<[number | null, Exchange, string[]]>([
    [null, finished('answered'), ['0 begun', '1000000 done']],
    [2, finished('answered'), ['1000000 done']],
    [2, finished('answered', 'stopped'), ['1000000 stopped']],
    [2, finished('interrupted'), ['1000000 interrupted']],
    [1_000_000, finished('answered'), []],
  ])('that has seen %j gets the end, once', (seen, exchange, events) => {
    expect(read(seen, exchange)).toEqual(events);
  });

  it.each([
    ['12', 12],
    ['', null],
    ['x', null],
    ['-1', null],
    [undefined, null],
  ])('names the place "%s"', (id, place) => {
    expect(placeIn(id)).toBe(place);
  });
});
