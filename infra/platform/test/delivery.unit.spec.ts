import { describe, expect, it } from '@jest/globals';
import { ZodError } from 'zod';
import { notFound, unavailable } from '../src/errors/refusal.js';
import { ServiceUnreachable } from '../src/http/service-client.js';
import { judge } from '../src/messaging/rabbit/delivery.js';

const now = new Date('2026-03-02T12:00:00.000Z');
const [recently, longAgo] = ['2026-03-02T11:00:00.000Z', '2026-03-01T11:00:00.000Z'];

describe('a failed delivery', () => {
  it.each<[string, unknown, object, string | undefined, object]>([
    [
      'waits when the other side was away',
      new ServiceUnreachable(),
      {},
      recently,
      { kind: 'retry', attempt: 1 },
    ],
    ['waits when this side was not ready', unavailable(), {}, recently, { kind: 'retry' }],
    ['waits for a defect to be mended', new ZodError([]), {}, recently, { kind: 'retry' }],
    ['climbs', new Error(), { 'x-attempt': 3 }, recently, { kind: 'retry', attempt: 4 }],
    [
      'is dead when waiting cannot mend it',
      notFound('profile'),
      {},
      recently,
      { kind: 'dead', reason: 'not-found' },
    ],
    [
      'is dead after a day',
      new ServiceUnreachable(),
      {},
      longAgo,
      { kind: 'dead', reason: 'gave up: ServiceUnreachable' },
    ],
    ['has another day when sent back', new Error(), { 'x-redriven': recently }, longAgo, { kind: 'retry' }],
    ['has one more day only', new Error(), { 'x-redriven': longAgo }, longAgo, { kind: 'dead' }],
    ['waits when its age cannot be read', new Error(), {}, undefined, { kind: 'retry' }],
  ])('%s', (_, error, headers, time, verdict) => {
    expect(judge(error, headers, time, now)).toMatchObject(verdict);
  });

  it('remembers when it failed first', () => {
    expect(judge(new Error(), { 'x-first-failed': recently }, recently, now).firstFailed).toBe(recently);
    expect(judge(new Error(), {}, recently, now).firstFailed).toBe(now.toISOString());
  });
});
