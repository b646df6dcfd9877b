import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { describe, expect, it } from '@jest/globals';
import {
  requestOfLink,
  verificationLinks,
  type Applicant,
  type SignUpProgress,
} from '../src/mail-links/mail-links.domain.js';

const { newProgress, withLink, withRequest } = verificationLinks;

const start = new Date('2026-03-01T12:00:00Z');
const [SECOND, MINUTE, HOUR] = [1_000, 60_000, 3_600_000];
const DAY = 24 * HOUR;
const after = (milliseconds: number) => new Date(start.getTime() + milliseconds);
const request = (id: string, time = 0, network = 'home') => ({
  id,
  applicant: 'sealed' as Sealed<Applicant>,
  locale: 'en',
  at: after(time),
  network,
});
const begun = newProgress(start);

/** Mails asked for, each by a network at a time after the start; null from the first that is held back. */
const askedBy = (asked: [network: string, time: number][], before: SignUpProgress = begun) =>
  asked.reduce<SignUpProgress | null>(
    (progress, [network, time]) =>
      progress && withRequest(progress, request(`${network}-${time}`, time, network)),
    before,
  );
const from = (network: string, ...times: number[]) => times.map((time): [string, number] => [network, time]);
const hourly = (network: string, count: number) =>
  from(network, ...Array.from({ length: count }, (_, hour) => hour * HOUR));

/** A sign-up with one request, whose mail was made. */
const linked = withLink({ ...begun, requests: [request('a')] }, 'a', 'hash-a', start);

describe('a verification link', () => {
  it('is valid for 24 hours and not a second longer', () => {
    expect(requestOfLink(linked, 'hash-a', after(24 * HOUR - SECOND))).toMatchObject({ id: 'a' });
    expect(requestOfLink(linked, 'hash-a', after(24 * HOUR))).toBeUndefined();
    expect(requestOfLink(linked, 'hash-a', after(24 * HOUR + SECOND))).toBeUndefined();
  });

  it('is found by its own hash only', () => {
    expect(requestOfLink(linked, 'hash-b', start)).toBeUndefined();
  });

  it('stays valid for its day, however many others are asked for and made meanwhile', () => {
    let progress: SignUpProgress = linked;
    for (let minute = 1; minute < 24 * 60; minute += 1) {
      const id = `stranger-${minute}`;
      const asked = withRequest(progress, request(id, minute * MINUTE, `network-${minute % 7}`));
      if (!asked) continue;
      progress = [1, 2, 3, 4].reduce(
        (made, n) => withLink(made, id, `${id}-${n}`, after(minute * MINUTE)),
        asked,
      );
      expect(requestOfLink(progress, 'hash-a', after(minute * MINUTE))).toMatchObject({ id: 'a' });
    }
    expect(progress.requests.length).toBeGreaterThan(20);
  });

  it('gives way to the latest three links of the same mail', () => {
    const retried = [1, 2, 3, 4, 5].reduce((progress, n) => withLink(progress, 'b', `hash-b${n}`, start), {
      ...linked,
      requests: [...linked.requests, request('b')],
    });
    expect(requestOfLink(retried, 'hash-a', start)).toMatchObject({ id: 'a' });
    const live = [1, 2, 3, 4, 5].filter((n) => requestOfLink(retried, `hash-b${n}`, start));
    expect(live).toEqual([3, 4, 5]);
  });

  it('is not lost to the links of another mail', () => {
    const made: [request: string, hash: string][] = [
      ['b', 'hash-b1'],
      ['b', 'hash-b2'],
      ['a', 'hash-a2'],
    ];
    const { links } = made.reduce((progress, [id, hash]) => withLink(progress, id, hash, start), linked);
    expect(links.map(({ hash }) => hash).toSorted()).toEqual(['hash-a', 'hash-a2', 'hash-b1', 'hash-b2']);
  });

  it('is found although its mail waited for two days', () => {
    const late = withLink(linked, 'a', 'hash-late', after(2 * DAY - SECOND));
    const [link] = late.links;
    expect(late.expiresAt.getTime()).toBeGreaterThan(link?.expiresAt.getTime() ?? Infinity);
    const askedAgain = askedBy(from('home', 2 * DAY + HOUR), late);
    expect(askedAgain && requestOfLink(askedAgain, 'hash-late', after(3 * DAY - 2 * SECOND))).toMatchObject({
      id: 'a',
    });
  });
});

describe('mails to one address', () => {
  it('are at most three in ten minutes from one network', () => {
    expect(askedBy(from('home', 0, 1, 2))?.requests).toHaveLength(3);
    expect(askedBy(from('home', 0, 1, 2, 10 * MINUTE - SECOND))).toBeNull();
    expect(askedBy(from('home', 0, 1, 2, 10 * MINUTE))).not.toBeNull();
  });

  it('are at most ten in a day from one network', () => {
    expect(askedBy(hourly('home', 10))?.requests).toHaveLength(10);
    expect(askedBy([...hourly('home', 10), ...from('home', 23 * HOUR)])).toBeNull();
    expect(askedBy([...hourly('home', 10), ...from('home', 24 * HOUR)])).not.toBeNull();
  });

  it('are still sent to the owner when a stranger has used up the limit of another network', () => {
    const flooded = askedBy(hourly('stranger', 10));
    expect(flooded && askedBy(from('stranger', 10 * HOUR), flooded)).toBeNull();
    expect(flooded && askedBy(from('home', 10 * HOUR), flooded)).not.toBeNull();
  });

  it('are at most thirty in a day from all networks together', () => {
    const thirty = ['a', 'b', 'c'].flatMap((network) => hourly(network, 10));
    expect(askedBy(thirty)).not.toBeNull();
    expect(askedBy([...thirty, ...from('home', 23 * HOUR)])).toBeNull();
    expect(askedBy([...thirty, ...from('home', 24 * HOUR)])).not.toBeNull();
  });

  it('are stored for two days at most', () => {
    let progress: SignUpProgress = begun;
    for (let hour = 0; hour < 10 * 24; hour += 1)
      for (const network of ['a', 'b', 'c', 'd'])
        progress = askedBy(from(network, hour * HOUR), progress) ?? progress;
    expect(progress.requests.length).toBeLessThanOrEqual(60);
  });
});
