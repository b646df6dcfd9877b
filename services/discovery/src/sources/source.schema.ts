import { Schema } from 'mongoose';
import type { AuditRecord, Source } from './source.domain.js';

/** One content source with its audit. The audit names admins by their id and nobody else. */
export type SourceDocument = Omit<Source, 'id'> & {
  _id: string;
  /** The URL, unique among pending and approved sources. */
  uniqueUrl: string;
  /** Only grows, the oldest entry first. */
  audit: AuditRecord[];
  /** Set by every change of the status, until the pages that may not be shown any more are withdrawn. */
  statusChanged: boolean;
};

export const sourceSchema = new Schema<SourceDocument>(
  {
    _id: String,
    uniqueUrl: String,
    name: String,
    baseUrl: String,
    category: String,
    crawlDepth: Number,
    crawlFrequency: String,
    allowedPatterns: [String],
    blockedPatterns: [String],
    robotsTxtCompliant: Boolean,
    tosReviewed: Boolean,
    legalReviewNotes: String,
    approvalStatus: String,
    createdAt: Date,
    check: Schema.Types.Mixed,
    nextRunAt: Date,
    version: Number,
    audit: [Schema.Types.Mixed],
    statusChanged: Boolean,
  },
  { versionKey: false, minimize: false },
);
