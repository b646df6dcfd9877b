import { Clock } from '@careward/platform/app/clock';
import { Log } from '@careward/platform/observability/log';
import { describe, expect, it } from '@jest/globals';
import type { AnswerExchange } from '../../src/chat/answer-exchange.js';
import type { Exchange } from '../../src/chat/exchange.domain.js';
import { ExchangeReconciler } from '../../src/chat/exchange-reconciler.js';
import type { ExchangeRepository } from '../../src/chat/exchange.repository.js';
import type { GenerationLogRepository } from '../../src/chat/generation-log.repository.js';
import type { LibraryIndexCache } from '../../src/library/library-index-cache.js';

const NOW = Date.parse('2026-05-01T12:00:00Z');

/** Questions that a dead process left behind, and a stand-in that takes one turn of the loop for each answer. */
function leftBehind(conversations: readonly string[]) {
  const abandoned = conversations.map((conversationId, n) => ({
    owner: 'maria',
    exchange: { id: `${n}`, conversationId, askedAt: new Date(NOW - 60_000) } as Exchange,
  }));
  const [begun, ended]: string[][] = [[], []];
  const postponed: [id: string, ms: number][] = [];
  const clock = new Clock();
  clock.now = () => new Date(NOW);
  let most = 0;
  const answer = {
    execute: async (_owner: string, exchange: Exchange) => {
      begun?.push(exchange.id);
      most = Math.max(most, (begun?.length ?? 0) - (ended?.length ?? 0));
      await new Promise<void>((resolve) => setImmediate(resolve));
      ended?.push(exchange.id);
      if (exchange.conversationId === 'broken') throw new Error('no answer');
      return exchange;
    },
  };
  const reconciler = new ExchangeReconciler(
    {
      findAbandoned: () => Promise.resolve(abandoned),
      postpone: (_owner: string, id: string, until: Date) => {
        postponed.push([id, until.getTime() - NOW]);
        return Promise.reject(new Error('no database'));
      },
    } as unknown as ExchangeRepository,
    { begunBefore: () => Promise.resolve([]) } as Partial<GenerationLogRepository> as GenerationLogRepository,
    answer as unknown as AnswerExchange,
    { hasDocuments: true } as LibraryIndexCache,
    clock,
    new Log('coach', 'silent'),
  );
  return { run: () => reconciler.run(), begun, ended, postponed, most: () => most };
}

describe('the questions that a dead process left behind', () => {
  it('are answered side by side, eight at once at most, though one fails', async () => {
    const left = leftBehind(['broken', ...Array.from({ length: 29 }, (_, n) => `conversation ${n}`)]);
    await left.run();
    expect([left.most(), left.ended?.length]).toEqual([8, 30]);
    expect(left.postponed).toEqual([['0', 60_000]]);
  });

  it('of one conversation are answered one after the other', async () => {
    const left = leftBehind(['nights', 'days', 'nights', 'nights']);
    await left.run();
    expect(left.most()).toBe(2);
    expect(left.begun?.filter((id) => id !== '1')).toEqual(['0', '2', '3']);
  });
});
