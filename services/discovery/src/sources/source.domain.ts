import type {
  ApprovalStatus,
  AuditEntry,
  ContentSource,
  CreateSource,
  SourceCheck,
} from '@careward/contracts/discovery/source';
import type { CrawlFrequency } from '@careward/contracts/discovery/source-fields';
import { ProblemError } from '@careward/platform/http/problem-error';

/** A content source without its audit. */
export type Source = CreateSource & {
  id: string;
  approvalStatus: ApprovalStatus;
  createdAt: Date;
  /** Null until the base URL has been looked at. */
  check: SourceCheck | null;
  /** Null unless approved. */
  nextRunAt: Date | null;
  version: number;
};

/** An entry of the audit as it is stored: `by` is a user's id. */
export type AuditRecord = Omit<AuditEntry, 'at' | 'by'> & { at: Date; by: string };

export type Action = 'approve' | 'reject' | 'stop' | 'review';

/** Who does what, when and why. */
export type Decision = { action: Action; by: string; at: Date; note: string };

/** A source after a change, and the entry that records the change. */
export type AuditedSource = { source: Source; entry: AuditRecord };

type Transition = { from: readonly ApprovalStatus[]; to: ApprovalStatus; recorded: AuditEntry['action'] };

/** A stopped source is approved again only after a new review. */
const transitions: Record<Action, Transition> = {
  approve: { from: ['pending'], to: 'approved', recorded: 'approved' },
  reject: { from: ['pending'], to: 'rejected', recorded: 'rejected' },
  stop: { from: ['approved'], to: 'emergency_stop', recorded: 'stopped' },
  review: { from: ['rejected', 'emergency_stop'], to: 'pending', recorded: 'reopened' },
};

export function newSource(
  fields: CreateSource,
  { id, by, at }: { id: string; by: string; at: Date },
): AuditedSource {
  const source: Source = {
    ...fields,
    id,
    approvalStatus: 'pending',
    createdAt: at,
    check: null,
    nextRunAt: null,
    version: 1,
  };
  return { source, entry: { action: 'created', at, by, note: '', warnings: [] } };
}

/** Throws 409 when the status of the source does not allow the action. An approved source is crawled at once. */
export function decided(source: Source, { action, by, at, note }: Decision): AuditedSource {
  const { from, to, recorded } = transitions[action];
  if (!from.includes(source.approvalStatus)) throw wrongStatus(source.approvalStatus);
  const isApproval = to === 'approved';
  const warnings = isApproval ? warningsOf(source, note) : [];
  const changed: Source = {
    ...source,
    approvalStatus: to,
    nextRunAt: isApproval ? at : null,
    // Who reviews a source again sees what its base URL is now.
    check: to === 'pending' ? null : source.check,
    legalReviewNotes: isApproval ? withNotes(source.legalReviewNotes, note) : source.legalReviewNotes,
    version: source.version + 1,
  };
  return { source: changed, entry: { action: recorded, at, by, note, warnings } };
}

const alreadyIn: Record<ApprovalStatus, string> = {
  pending: 'This source is already waiting for a review.',
  approved: 'This source is already approved.',
  rejected: 'This source is already rejected. To decide again, please review it again first.',
  emergency_stop: 'This source is already stopped. To decide again, please review it again first.',
};

const wrongStatus = (status: ApprovalStatus) =>
  new ProblemError({ status: 409, code: 'wrong-status', detail: alreadyIn[status] });

/** When the approval that holds now was given; null unless the source is approved. */
export function approvedAt({
  approvalStatus,
  audit,
}: {
  approvalStatus: ApprovalStatus;
  audit: readonly Pick<AuditRecord, 'action' | 'at'>[];
}): Date | null {
  if (approvalStatus !== 'approved') return null;
  return audit.findLast(({ action }) => action === 'approved')?.at ?? null;
}

/** What an approval passes over. Notes of the source itself count too. */
const warningsOf = (source: Source, note: string): AuditRecord['warnings'] => [
  ...(source.robotsTxtCompliant ? [] : (['robots-not-checked'] as const)),
  ...(source.tosReviewed ? [] : (['terms-not-reviewed'] as const)),
  ...(withNotes(source.legalReviewNotes, note) ? [] : (['no-notes'] as const)),
];

/** The notes of an approval follow those of the source, in a paragraph of their own. */
const withNotes = (notes: string, added: string) => [notes, added].filter(Boolean).join('\n\n');

/**
 * Unique among the sources that are crawled or may be. A rejected or stopped source leaves its URL to another one: its
 * own key has a fragment, which the URL of a page never has.
 */
export function uniqueUrl({
  id,
  baseUrl,
  approvalStatus,
}: Pick<ContentSource, 'id' | 'baseUrl' | 'approvalStatus'>): string {
  const url = new URL(baseUrl);
  const isIn = approvalStatus === 'pending' || approvalStatus === 'approved';
  url.hash = isIn ? '' : id;
  return url.href;
}

/**
 * When a source that was approved at `from` is due next: the first of its times after `after`, so that runs which were
 * missed are not repeated. In UTC; a month without the day of the approval has its run on its last day.
 */
export function nextRunAt(frequency: CrawlFrequency, from: Date, after = from): Date {
  const step = later[frequency];
  for (let runs = 1; ; runs++) {
    const next = step(from, runs);
    if (next > after) return next;
  }
}

const later: Record<CrawlFrequency, (from: Date, count: number) => Date> = {
  daily: (from, count) => daysLater(from, count),
  weekly: (from, count) => daysLater(from, 7 * count),
  monthly: (from, count) => monthsLater(from, count),
};

function daysLater(from: Date, days: number): Date {
  const date = new Date(from);
  date.setUTCDate(date.getUTCDate() + days);
  return date;
}

function monthsLater(from: Date, months: number): Date {
  const date = new Date(from);
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + months);
  date.setUTCDate(Math.min(from.getUTCDate(), daysInMonth(date)));
  return date;
}

/** Day 0 is the last one of the month before. */
const daysInMonth = (date: Date) =>
  new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
