import { z } from 'zod';
import {
  baseUrl,
  category,
  crawlDepth,
  crawlFrequencies,
  crawlFrequency,
  legalNotes,
  patterns,
  reason,
  sourceName,
} from './source-fields.js';

/** spec.md 3, "Enumerations". */
export const approvalStatuses = ['pending', 'approved', 'rejected', 'emergency_stop'] as const;
export type ApprovalStatus = (typeof approvalStatuses)[number];

const yesOrNo = z.boolean({ error: 'Please answer yes or no' }).default(false);

/** POST /api/discovery/sources */
export const createSource = z.object({
  name: sourceName,
  baseUrl,
  category,
  crawlDepth,
  crawlFrequency,
  allowedPatterns: patterns,
  blockedPatterns: patterns,
  robotsTxtCompliant: yesOrNo,
  tosReviewed: yesOrNo,
  legalReviewNotes: legalNotes,
});
export type CreateSource = z.infer<typeof createSource>;

/** POST /api/discovery/sources/:id/approve; empty notes approve too (rulings.md, "Admin"). */
export const approveSource = z.object({ legalNotes }).default({ legalNotes: '' });
export type ApproveSource = z.infer<typeof approveSource>;

/** POST /api/discovery/sources/:id/emergency-stop and …/reject */
export const withReason = z.object({ reason }, { error: 'Reason is required' });
export type WithReason = z.infer<typeof withReason>;

/**
 * What was seen of the base URL after the source was saved, which decides nothing: a crawl looks again. `robots`:
 * whether its robots.txt lets us read the base URL; `none` where there is no robots.txt.
 */
const sourceCheck = z.object({
  checkedAt: z.iso.datetime(),
  address: z.enum(['public', 'not-public', 'not-found']),
  robots: z.enum(['allowed', 'refused', 'none', 'unreachable']),
  /** The line of robots.txt that decided. */
  robotsLine: z.int().positive().nullable(),
});
export type SourceCheck = z.infer<typeof sourceCheck>;

/** spec.md 3, "Content source". */
export const contentSource = z.object({
  id: z.uuid(),
  name: z.string(),
  baseUrl: z.url(),
  category: z.string(),
  crawlDepth: z.int(),
  crawlFrequency: z.enum(crawlFrequencies),
  allowedPatterns: z.array(z.string()),
  blockedPatterns: z.array(z.string()),
  robotsTxtCompliant: z.boolean(),
  tosReviewed: z.boolean(),
  legalReviewNotes: z.string(),
  approvalStatus: z.enum(approvalStatuses),
  /** Crawled by its frequency: true exactly for approved sources. */
  isActive: z.boolean(),
  createdAt: z.iso.datetime(),
  /** Null until the base URL has been looked at. */
  check: sourceCheck.nullable(),
  /** Null unless approved. */
  nextRunAt: z.iso.datetime().nullable(),
  /** Grows with every change: of two states of a source the higher one is newer. */
  version: z.int().positive(),
});
export type ContentSource = z.infer<typeof contentSource>;
export const contentSources = z.array(contentSource);

/** One entry of a source's audit, which only grows. `by.name` is null when the account is gone. */
const auditEntry = z.object({
  action: z.enum(['created', 'approved', 'rejected', 'stopped', 'reopened']),
  at: z.iso.datetime(),
  by: z.object({ id: z.string(), name: z.string().nullable() }),
  /** The legal notes of an approval, the reason of a stop or a rejection; empty where none was given. */
  note: z.string(),
  /** What an approval passed over. */
  warnings: z.array(z.enum(['robots-not-checked', 'terms-not-reviewed', 'no-notes'])),
});
export type AuditEntry = z.infer<typeof auditEntry>;

/** GET /api/discovery/sources/:id, with the audit, oldest entry first. `documents`: its pages in the library now. */
export const sourceDetail = contentSource.extend({
  audit: z.array(auditEntry),
  documents: z.int().nonnegative(),
});
export type SourceDetail = z.infer<typeof sourceDetail>;
