import type { PublishedDocument } from '@careward/contracts/discovery/internal-calls';
import { describe, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import {
  chooseTip,
  daytimeFrom,
  firstTipTime,
  nextTipTime,
  noTipsYet,
  type TipHistory,
} from '../src/tips/tips.domain.js';

const DAY = 24 * 3_600_000;
const at = (time: string) => new Date(time);
const hourIn = (timeZone: string, time: Date) =>
  Number(new Intl.DateTimeFormat('en-US', { hour: 'numeric', hourCycle: 'h23', timeZone }).format(time));
const owners = Array.from({ length: 500 }, () => randomUUID());

describe('the time of a tip', () => {
  it.each(['2026-01-15T03:00:00Z', '2026-07-15T22:59:30Z'])(
    'is by day in every state, from Hawaii to Maine, summer and winter (%s)',
    (after) => {
      for (const owner of owners) {
        const due = nextTipTime(owner, at(after));
        for (const zone of ['Pacific/Honolulu', 'America/Anchorage', 'America/Denver', 'America/New_York']) {
          expect(hourIn(zone, due)).toBeGreaterThanOrEqual(7);
          expect(hourIn(zone, due)).toBeLessThan(20);
        }
      }
    },
  );

  it('comes once a week, at the minute of its own', () => {
    const [owner = ''] = owners;
    const first = nextTipTime(owner, at('2026-03-02T00:00:00Z'));
    expect(nextTipTime(owner, new Date(first.getTime() - 1))).toEqual(first);
    expect(nextTipTime(owner, first)).toEqual(new Date(first.getTime() + 7 * DAY));
  });

  it('falls in the five hours from 18 o’clock UTC, and in each of them', () => {
    const hours = owners.map((owner) => nextTipTime(owner, at('2026-03-02T00:00:00Z')).getUTCHours());
    expect([...new Set(hours)].toSorted()).toEqual([18, 19, 20, 21, 22]);
  });

  it('is spread over all days of the week and over their hours', () => {
    const times = owners.map((owner) => nextTipTime(owner, at('2026-03-02T00:00:00Z')));
    const perDay = [0, 1, 2, 3, 4, 5, 6].map(
      (day) => times.filter((time) => time.getUTCDay() === day).length,
    );
    for (const count of perDay) expect(count).toBeGreaterThan(owners.length / 7 / 2);
    expect(new Set(times.map(Number)).size).toBeGreaterThan(owners.length / 2);
  });

  it('is for the first time when a week has passed, within the week after', () => {
    const joined = at('2026-03-02T10:00:00Z');
    for (const owner of owners) {
      const days = (firstTipTime(owner, joined).getTime() - joined.getTime()) / DAY;
      expect(days).toBeGreaterThan(7);
      expect(days).toBeLessThanOrEqual(14);
    }
  });

  it.each([
    ['2026-03-02T17:00:00.000Z', '2026-03-02T17:00:00.000Z'],
    ['2026-03-02T23:59:59.999Z', '2026-03-02T23:59:59.999Z'],
    ['2026-03-02T00:00:00.000Z', '2026-03-02T17:00:00.000Z'],
    ['2026-03-02T16:59:59.999Z', '2026-03-02T17:00:00.000Z'],
  ])('of an attempt at %s is %s', (time, daytime) => {
    expect(daytimeFrom(at(time)).toISOString()).toBe(daytime);
  });
});

const document = (documentId: string, more: Partial<PublishedDocument> = {}): PublishedDocument => ({
  documentId,
  category: 'daily_care',
  conditions: ['all'],
  source: { title: 'MedlinePlus', url: 'https://medlineplus.gov/' },
  ...more,
});
const forAll = ['safe-bathing', 'mouth-care', 'constipation'].map((id) => document(id));
const dementia = document('managing-sundowning', { category: 'dementia', conditions: ['dementia'] });
const [owner = ''] = owners;
const choice = { published: forAll, conditions: [], history: noTipsYet, owner, dueAt: 'week 0' };

/** The documents of this many tips, a week apart. */
function tips(count: number, more: Partial<Parameters<typeof chooseTip>[0]> = {}): string[] {
  let history: TipHistory = noTipsYet;
  return Array.from({ length: count }, (_, week) => {
    const chosen = chooseTip({ ...choice, ...more, history, dueAt: `week ${week}` });
    if (!chosen) throw new Error('nothing was chosen');
    ({ history } = chosen);
    return chosen.document.documentId;
  });
}

describe('the topic of a tip', () => {
  it('never comes twice until every fitting one has come, and never twice running', () => {
    const published = [...forAll, dementia];
    const sent = tips(16, { published, conditions: ['dementia'] });
    for (const round of [0, 4, 8, 12]) expect(new Set(sent.slice(round, round + 4)).size).toBe(4);
    sent.slice(1).forEach((id, n) => expect(id).not.toBe(sent[n]));
  });

  it('is the same for the same history, and in another order for somebody else', () => {
    expect(tips(3)).toEqual(tips(3));
    const orders = owners.slice(0, 50).map((each) => tips(3, { owner: each }).join());
    expect(new Set(orders).size).toBe(6);
  });

  it('is first what is meant for the people cared for', () => {
    const published = [...forAll, dementia];
    for (const each of owners.slice(0, 20))
      expect(tips(1, { published, conditions: ['dementia'], owner: each })).toEqual(['managing-sundowning']);
  });

  it('is meant for everybody when nothing was told', () => {
    expect(tips(6, { published: [...forAll, dementia] })).not.toContain('managing-sundowning');
  });

  it('is the same again when the same tip is sent again', () => {
    const chosen = chooseTip(choice);
    const again = chooseTip({ ...choice, history: chosen?.history ?? noTipsYet });
    expect(again).toEqual(chosen);
  });

  it('is another when it was withdrawn before the tip is sent again', () => {
    const chosen = chooseTip(choice);
    const withdrawn = chosen?.document.documentId ?? '';
    const published = forAll.filter(({ documentId }) => documentId !== withdrawn);
    const again = chooseTip({ ...choice, published, history: chosen?.history ?? noTipsYet });
    expect(again?.history).toEqual({ sent: [again?.document.documentId], dueAt: 'week 0' });
    expect(again?.document.documentId).not.toBe(withdrawn);
  });

  it('comes when it is new, once, before those that came already', () => {
    const history = { sent: forAll.map(({ documentId }) => documentId), dueAt: 'week 2' };
    const published = [...forAll, document('dressing')];
    const next = chooseTip({ ...choice, published, history, dueAt: 'week 3' });
    expect(next?.document.documentId).toBe('dressing');
    const after = chooseTip({ ...choice, published, history: next?.history ?? history, dueAt: 'week 4' });
    expect(after?.document.documentId).not.toBe('dressing');
  });

  it.each<[string, Partial<PublishedDocument> & { documentId: string }]>([
    ['nobody has read a source of', { documentId: 'refusing-care', source: null }],
    ['is about an emergency', { documentId: 'stroke-signs', category: 'emergencies' }],
    ['is about dying', { documentId: 'last-days', category: 'end_of_life' }],
    [
      'is about an illness that nobody told us of',
      { documentId: 'diabetes-daily-care', category: 'medical' },
    ],
    ['is about an illness that we do not ask for', { documentId: 'kidneys', category: 'conditions' }],
    ['is private', { documentId: 'marriage-and-intimacy', category: 'family' }],
    ['is meant for others', { documentId: 'transfers', conditions: ['physical_disability'] }],
  ])('is none that %s', (_, { documentId, ...more }) => {
    expect(chooseTip({ ...choice, published: [document(documentId, more)] })).toBeNull();
  });

  it.each([
    ['diabetes-daily-care', 'medical', 'diabetes'],
    ['cancer-treatment-at-home', 'conditions', 'cancer'],
  ] as const)('%s is for those who told us of it', (documentId, category, condition) => {
    const published = [document(documentId, { category, conditions: ['chronic_illness'] })];
    expect(tips(1, { published, conditions: [condition] })).toEqual([documentId]);
    expect(chooseTip({ ...choice, published, conditions: ['heart_conditions'] })).toBeNull();
  });
});
