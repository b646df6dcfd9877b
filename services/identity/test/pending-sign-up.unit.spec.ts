import type { Sealed } from '@careward/platform/crypto/sealed-value';
import { describe, expect, it } from '@jest/globals';
import {
  liveLink,
  startOfSignUp,
  withLink,
  withRequest,
  type Applicant,
  type SignUpProgress,
} from '../src/sign-up/pending-sign-up.domain.js';

const start = new Date('2026-03-01T12:00:00Z');
const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const request = (id: string) => ({ id, applicant: 'sealed' as Sealed<Applicant>, locale: 'en' });
const begun = startOfSignUp(start);

/** Mails asked for at these times after the start; null from the first that is held back. */
const asked = (...times: number[]) =>
  times.reduce<SignUpProgress | null>(
    (progress, time, index) => progress && withRequest(progress, request(String(index)), after(time)),
    begun,
  );

describe('a verification link', () => {
  const linked = withLink(begun, request('a'), 'hash-a', start);

  it('holds for 24 hours and not a second longer', () => {
    expect(liveLink(linked, 'hash-a', after(24 * HOUR - SECOND))).toMatchObject({ id: 'a' });
    expect(liveLink(linked, 'hash-a', after(24 * HOUR))).toBeUndefined();
    expect(liveLink(linked, 'hash-a', after(24 * HOUR + SECOND))).toBeUndefined();
  });

  it('is found by its own hash only', () => {
    expect(liveLink(linked, 'hash-b', start)).toBeUndefined();
  });

  it('gives way when three newer ones live', () => {
    const four = ['b', 'c', 'd'].reduce((p, id) => withLink(p, request(id), `hash-${id}`, start), linked);
    const live = ['a', 'b', 'c', 'd'].filter((id) => liveLink(four, `hash-${id}`, start));
    expect(live).toEqual(['b', 'c', 'd']);
  });

  it('outlives the retries of another mail, which end only links of their own', () => {
    const retried = [1, 2, 3, 4, 5].reduce((p, n) => withLink(p, request('b'), `hash-b${n}`, start), linked);
    expect(liveLink(retried, 'hash-a', start)).toMatchObject({ id: 'a' });
    const live = [1, 2, 3, 4, 5].filter((n) => liveLink(retried, `hash-b${n}`, start));
    expect(live).toEqual([3, 4, 5]);
    const others = ['c', 'd'].reduce((p, id) => withLink(p, request(id), `hash-${id}`, start), retried);
    expect(
      ['hash-a', 'hash-b5', 'hash-c', 'hash-d'].map((hash) => liveLink(others, hash, start)?.id),
    ).toEqual([undefined, 'b', 'c', 'd']);
  });

  it('lives no longer than the pending sign-up is kept', () => {
    const [link] = linked.links;
    expect(linked.expiresAt.getTime()).toBeGreaterThan(link?.expiresAt.getTime() ?? Infinity);
  });
});

describe('mails to one address', () => {
  it('are at most three in ten minutes', () => {
    expect(asked(0, 1, 2)?.requests).toHaveLength(3);
    expect(asked(0, 1, 2, 10 * MINUTE - SECOND)).toBeNull();
    expect(asked(0, 1, 2, 10 * MINUTE)).not.toBeNull();
  });

  it('are at most ten in a day', () => {
    const hourly = Array.from({ length: 10 }, (_, hour) => hour * HOUR);
    expect(asked(...hourly)?.mailedAt).toHaveLength(10);
    expect(asked(...hourly, 23 * HOUR)).toBeNull();
    expect(asked(...hourly, 24 * HOUR)).not.toBeNull();
  });
});
