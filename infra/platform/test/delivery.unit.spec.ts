import { profileUpdated } from '@careward/contracts/care-profile/events';
import { eventOf } from '@careward/testing/event-of';
import { describe, expect, it } from '@jest/globals';
import { ZodError } from 'zod';
import { notFound, tooManyRequests, unavailable } from '../src/http/problem-error.js';
import { ServiceUnreachable } from '../src/internal-calls/service-client.js';
import { decideRetry, readEvent, type DeliveryHeaders } from '../src/events/rabbit/delivery.js';

const now = new Date('2026-03-02T12:00:00.000Z');
const [recently, longAgo] = ['2026-03-02T11:00:00.000Z', '2026-03-01T11:00:00.000Z'];

describe('a failed delivery', () => {
  it.each<[string, unknown, DeliveryHeaders, object]>([
    ['waits when the other side was away', new ServiceUnreachable(), {}, { kind: 'retry', attempt: 1 }],
    ['waits when this side was not ready', unavailable(), {}, { kind: 'retry' }],
    ['waits when it was one of too many', tooManyRequests(1), {}, { kind: 'retry' }],
    ['waits for a defect to be mended', new ZodError([]), {}, { kind: 'retry' }],
    [
      'waits longer each time',
      new Error(),
      { 'x-attempt': 3, 'x-first-failed': recently },
      { kind: 'retry', attempt: 4, firstFailed: recently },
    ],
    ['is dead when waiting cannot mend it', notFound('profile'), {}, { kind: 'dead', reason: 'not-found' }],
    [
      'is dead when it has failed for a day',
      new ServiceUnreachable(),
      { 'x-first-failed': longAgo },
      { kind: 'dead', reason: 'gave up: ServiceUnreachable' },
    ],
    [
      'has another day when it was sent back',
      new Error(),
      { 'x-first-failed': longAgo, 'x-redriven': recently },
      { kind: 'retry' },
    ],
    [
      'has one more day only',
      new Error(),
      { 'x-first-failed': longAgo, 'x-redriven': longAgo },
      { kind: 'dead' },
    ],
  ])('%s', (_, error, headers, outcome) => {
    expect(decideRetry(error, headers, now)).toMatchObject(outcome);
  });

  it('has its day from the first failure, however old the event is', () => {
    expect(decideRetry(new Error(), {}, now)).toEqual({
      kind: 'retry',
      attempt: 1,
      firstFailed: now.toISOString(),
    });
  });
});

describe('a message that cannot be read', () => {
  const event = eventOf(profileUpdated);
  const outcomeOf = (content: unknown) => {
    try {
      return readEvent(typeof content === 'string' ? content : JSON.stringify(content)).type;
    } catch (error) {
      const outcome = decideRetry(error, {}, now);
      return outcome.kind === 'dead' ? outcome.reason : outcome.kind;
    }
  };

  it.each([
    ['is read when it fits', event, event.type],
    ['is dead when it is no JSON', '{"id":', 'no-json'],
    ['is dead when it is no event', [event], 'contract'],
    ['is dead when its envelope is broken', { ...event, sequence: 0 }, 'contract'],
    ['is dead when its data break the contract of a type that is known', { ...event, data: {} }, 'contract'],
    ['waits when its type is not known yet', { ...event, type: 'coach.thing.happened.v9' }, 'retry'],
  ])('%s', (_, content, expected) => {
    expect(outcomeOf(content)).toBe(expected);
  });
});
