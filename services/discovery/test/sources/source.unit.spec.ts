import { approvalStatuses, createSource } from '@careward/contracts/discovery/source';
import type { ProblemError } from '@careward/platform/http/problem-error';
import { describe, expect, it } from '@jest/globals';
import {
  approvedAt,
  decided,
  newSource,
  uniqueUrl,
  type Action,
  type Decision,
  type Source,
} from '../../src/sources/source.domain.js';
import { aForm } from './a-source.js';

const at = new Date('2026-03-01T08:00:00.000Z');
const pending = (more: Partial<Source> = {}): Source => {
  const fields = createSource.parse(aForm());
  return { ...newSource(fields, { id: 'a', by: 'u1', at: new Date(0) }).source, ...more };
};
const refusalOf = (decide: () => unknown) => {
  try {
    decide();
  } catch (error) {
    const { status, code, detail } = error as ProblemError;
    return { status, code, detail };
  }
  return null;
};
const decision = (action: Action, note = 'because'): Decision => ({ action, by: 'u2', at, note });

/** The status that each action leads to from each status; null: it is refused. */
const table: Record<Action, Record<Source['approvalStatus'], Source['approvalStatus'] | null>> = {
  approve: { pending: 'approved', approved: null, rejected: null, emergency_stop: null },
  reject: { pending: 'rejected', approved: null, rejected: null, emergency_stop: null },
  stop: { pending: null, approved: 'emergency_stop', rejected: null, emergency_stop: null },
  review: { pending: null, approved: null, rejected: 'pending', emergency_stop: 'pending' },
};
const cases = (Object.keys(table) as Action[]).flatMap((action) =>
  approvalStatuses.map((from) => ({ action, from, to: table[action][from] })),
);

describe('a new source', () => {
  it('waits for a review, which its audit records', () => {
    const fields = createSource.parse(aForm());
    const { source, entry } = newSource(fields, { id: 'a', by: 'u1', at });
    expect(source).toEqual({
      ...fields,
      id: 'a',
      approvalStatus: 'pending',
      createdAt: at,
      check: null,
      nextRunAt: null,
      version: 1,
    });
    expect(entry).toEqual({ action: 'created', at, by: 'u1', note: '', warnings: [] });
  });
});

describe('a decision', () => {
  it.each(cases.filter(({ to }) => to !== null))(
    'to $action leads from $from to $to',
    ({ action, from, to }) => {
      const { source } = decided(pending({ approvalStatus: from, version: 7 }), decision(action));
      expect(source).toMatchObject({ approvalStatus: to, version: 8 });
      expect(source.nextRunAt).toEqual(to === 'approved' ? at : null);
    },
  );

  it.each(cases.filter(({ to }) => to === null))(
    'to $action is refused when it is $from',
    ({ action, from }) => {
      const word = {
        pending: 'waiting',
        approved: 'approved',
        rejected: 'rejected',
        emergency_stop: 'stopped',
      };
      expect(refusalOf(() => decided(pending({ approvalStatus: from }), decision(action)))).toEqual({
        status: 409,
        code: 'wrong-status',
        detail: expect.stringContaining(`already ${word[from]}`),
      });
    },
  );

  it.each([
    ['approve', 'pending', 'approved'],
    ['reject', 'pending', 'rejected'],
    ['stop', 'approved', 'stopped'],
    ['review', 'rejected', 'reopened'],
    ['review', 'emergency_stop', 'reopened'],
  ] as const)('to %s one that is %s is recorded as %s', (action, from, recorded) => {
    const { entry } = decided(pending({ approvalStatus: from }), decision(action));
    expect(entry).toMatchObject({ action: recorded, at, by: 'u2', note: 'because' });
  });
});

describe('an approval', () => {
  it('is the last one, so that nothing of an earlier one counts', () => {
    const audit = (['created', 'approved', 'stopped', 'reopened', 'approved'] as const).map(
      (action, day) => ({
        action,
        at: new Date(Date.UTC(2026, 2, 1 + day)),
      }),
    );
    const newest = new Date(Date.UTC(2026, 2, 5));
    expect(approvedAt({ approvalStatus: 'approved', audit })).toEqual(newest);
    expect(approvedAt({ approvalStatus: 'emergency_stop', audit: audit.slice(0, 3) })).toBeNull();
  });

  it.each([
    [{ robotsTxtCompliant: true, tosReviewed: true }, 'fine', []],
    [{ robotsTxtCompliant: true, tosReviewed: true, legalReviewNotes: 'looked at' }, '', []],
    [{ robotsTxtCompliant: true, tosReviewed: true }, '', ['no-notes']],
    [{ robotsTxtCompliant: true }, 'fine', ['terms-not-reviewed']],
    [{ tosReviewed: true }, 'fine', ['robots-not-checked']],
    [{}, '', ['robots-not-checked', 'terms-not-reviewed', 'no-notes']],
  ])('of %j with the notes "%s" is warned of: %j', (fields, note, warnings) => {
    expect(decided(pending(fields), decision('approve', note)).entry.warnings).toEqual(warnings);
  });

  it('has warnings, and a rejection has none', () => {
    expect(decided(pending(), decision('reject', '')).entry.warnings).toEqual([]);
  });

  it.each([
    ['', '', ''],
    ['', 'new', 'new'],
    ['old', '', 'old'],
    ['old', 'new', 'old\n\nnew'],
  ])('adds its notes to those of the source: "%s" and "%s"', (legalReviewNotes, note, expected) => {
    const { source } = decided(pending({ legalReviewNotes }), decision('approve', note));
    expect(source.legalReviewNotes).toBe(expected);
  });
});

describe('the unique URL of a source', () => {
  const keyOf = (baseUrl: string, approvalStatus: Source['approvalStatus'] = 'pending', id = 'a') =>
    uniqueUrl({ id, baseUrl, approvalStatus });

  it.each([
    'https://example.org',
    'https://example.org/#top',
    'HTTPS://EXAMPLE.org:443/',
    'https://example.org/a/..',
  ])('is the same however it is written: %s', (url) => {
    expect(keyOf(url)).toBe('https://example.org/');
    expect(keyOf(url, 'approved', 'b')).toBe('https://example.org/');
  });

  it.each([
    'http://example.org',
    'https://example.org/a',
    'https://example.org/?a',
    'https://example.org:8443',
  ])('is that of another page: %s', (url) => {
    expect(keyOf(url)).not.toBe('https://example.org/');
  });

  it.each(['rejected', 'emergency_stop'] as const)('is its own when it is %s', (status) => {
    const url = 'https://example.org/#b';
    expect(new Set([keyOf(url), keyOf(url, status, 'a'), keyOf(url, status, 'b')]).size).toBe(3);
  });
});
