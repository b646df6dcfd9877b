import { describe, expect, it } from '@jest/globals';
import { nextAllowedAt, paceAfter, type HostPace } from '../../src/fetching/politeness.domain.js';

const askedAt = new Date('2026-11-22T12:00:00Z');
const polite = { crawlDelay: null, floor: 1_000 };
const pace = (more: Partial<HostPace> = {}): HostPace => ({ askedAt, tookMs: 0, backoffMs: 0, ...more });
const waitOf = (host: HostPace, rules = polite as { crawlDelay: number | null; floor: number }) =>
  nextAllowedAt(host, rules).getTime() - askedAt.getTime();

describe('the wait for a host', () => {
  it.each([
    ['is the floor', pace(), polite, 1_000],
    ['is five times what an answer took', pace({ tookMs: 700 }), polite, 3_500],
    ['is at least the floor for a fast host', pace({ tookMs: 10 }), polite, 1_000],
    ['is at most 30 s for a slow host', pace({ tookMs: 20_000 }), polite, 30_000],
    ['is the crawl delay', pace(), { crawlDelay: 8_000, floor: 1_000 }, 8_000],
    ['is at most 30 s by crawl delay', pace(), { crawlDelay: 300_000, floor: 1_000 }, 30_000],
    ['is the floor where the crawl delay is shorter', pace(), { crawlDelay: 0, floor: 1_000 }, 1_000],
    [
      'is the longest of all',
      pace({ tookMs: 900, backoffMs: 60_000 }),
      { crawlDelay: 5_000, floor: 1 },
      60_000,
    ],
    ['is nothing with a floor of 0', pace({ tookMs: 900 }), { crawlDelay: null, floor: 0 }, 0],
    ['obeys the crawl delay with a floor of 0 too', pace(), { crawlDelay: 2_000, floor: 0 }, 2_000],
    ['obeys 429 with a floor of 0 too', pace({ backoffMs: 2_000 }), { crawlDelay: null, floor: 0 }, 2_000],
  ])('%s', (_what, host, rules, wait) => {
    expect(waitOf(host, rules)).toBe(wait);
  });
});

describe('a host that is busy', () => {
  const busy = (before: HostPace | null, retryAfter?: string, status: number | null = 503) =>
    paceAfter(before, { askedAt, tookMs: 50, status, retryAfter });

  it.each([429, 503])('is left alone longer each time it says so (%i)', (status) => {
    const waits: number[] = [];
    let host: HostPace | null = null;
    for (let time = 0; time < 10; time += 1) {
      host = busy(host, undefined, status);
      waits.push(host.backoffMs);
    }
    expect(waits.slice(0, 4)).toEqual([2_000, 4_000, 8_000, 16_000]);
    expect(waits.at(-1)).toBe(600_000);
  });

  it.each([
    ['120', 120_000],
    ['1', 2_000],
    ['Sun, 22 Nov 2026 12:05:00 GMT', 300_000],
    ['Sun, 22 Nov 2026 11:00:00 GMT', 2_000],
    ['99999999', 3_600_000],
    ['soon', 2_000],
    ['-5', 2_000],
    ['', 2_000],
  ])('is obeyed when it says Retry-After: %s', (retryAfter, wait) => {
    expect(busy(null, retryAfter).backoffMs).toBe(wait);
  });

  it.each([200, 304, 404, 500, null])('is trusted again, little by little (%p)', (status) => {
    expect(busy(pace({ backoffMs: 10_000 }), undefined, status).backoffMs).toBe(9_000);
    expect(busy(pace({ backoffMs: 1_050 }), undefined, status).backoffMs).toBe(0);
    expect(busy(null, undefined, status)).toEqual(pace({ tookMs: 50 }));
  });
});
