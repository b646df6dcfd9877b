import type { SourceCheck } from '@careward/contracts/discovery/source';
import { Database } from '@careward/platform/mongo/database';
import { insertOnce, isDuplicateKey, update } from '@careward/platform/mongo/upsert';
import { Injectable } from '@nestjs/common';
import { type Model, Schema, type UpdateQuery } from 'mongoose';
import { ListChanges } from '../redis-channels.js';
import { approvedAt, type AuditedSource, type AuditRecord, type Source, uniqueUrl } from './source.domain.js';

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

const sourceSchema = new Schema<SourceDocument>(
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

const COLLECTION = 'sources';
const WITHOUT_AUDIT = { audit: 0, uniqueUrl: 0, statusChanged: 0 };
/** What tells since when a source is approved. */
const APPROVAL = { approvalStatus: 1, 'audit.action': 1, 'audit.at': 1 };

type UnauditedSource = Omit<SourceDocument, 'audit' | 'uniqueUrl' | 'statusChanged'>;
type ApprovalFields = Pick<SourceDocument, '_id' | 'approvalStatus' | 'audit'>;

/** A source that stands behind the pages of the library. */
export type ApprovedSource = Pick<Source, 'id' | 'name' | 'category'> & { approvedAt: Date };
/** A source that has to be crawled. */
export type DueSource = Pick<Source, 'id' | 'crawlFrequency'> & { dueAt: Date; approvedAt: Date };
/** A source whose pages may not fit its status. `approvedAt` is null unless it is approved. */
export type ChangedSource = Pick<Source, 'id' | 'version'> & { approvedAt: Date | null };

/** Content sources. What an admin sees is written with a higher version, and the open streams are told. */
@Injectable()
export class SourceRepository {
  private readonly sources: Model<SourceDocument>;

  constructor(
    database: Database,
    private readonly changes: ListChanges,
  ) {
    this.sources = database.model<SourceDocument>(COLLECTION, sourceSchema, COLLECTION);
  }

  /** Newest first, since ids grow with the time. */
  async all(): Promise<Source[]> {
    return this.list(this.sources.find({}, WITHOUT_AUDIT).sort({ _id: -1 }));
  }

  async byIds(ids: readonly string[]): Promise<Source[]> {
    return this.list(this.sources.find({ _id: { $in: ids } }, WITHOUT_AUDIT));
  }

  /** Of all sources, by id. */
  async versions(): Promise<Map<string, number>> {
    const found = await this.sources
      .find({}, { version: 1 })
      .lean<Pick<SourceDocument, '_id' | 'version'>[]>();
    return new Map(found.map(({ _id, version }) => [_id, version]));
  }

  count(): Promise<number> {
    return this.sources.countDocuments();
  }

  async find(id: string): Promise<Source | null> {
    const [source] = await this.byIds([id]);
    return source ?? null;
  }

  async findWithAudit(id: string): Promise<{ source: Source; audit: AuditRecord[] } | null> {
    const document = await this.sources
      .findById(id, { uniqueUrl: 0, statusChanged: 0 })
      .lean<SourceDocument>();
    if (!document) return null;
    const { audit, ...source } = document;
    return { source: toSource(source), audit };
  }

  /** When the approval that holds now was given; null unless the source is approved. */
  async approvedAt(id: string): Promise<Date | null> {
    return (await this.findApproved(id))?.approvedAt ?? null;
  }

  /** Null unless it is approved. */
  async findApproved(id: string): Promise<ApprovedSource | null> {
    const [source] = await this.listApproved({ _id: id });
    return source ?? null;
  }

  /** All that are approved. */
  approved(): Promise<ApprovedSource[]> {
    return this.listApproved({});
  }

  /** Sources whose status has changed since their pages were last looked at. */
  async withChangedStatus(): Promise<ChangedSource[]> {
    const found = await this.sources
      .find({ statusChanged: true }, { ...APPROVAL, version: 1 })
      .lean<(ApprovalFields & Pick<SourceDocument, 'version'>)[]>();
    return found.map((source) => ({
      id: source._id,
      version: source.version,
      approvedAt: approvedAt(source),
    }));
  }

  /** Has the pages of a source looked at, since some were written after its status had changed. */
  async markStatusChanged(id: string): Promise<void> {
    await this.write({ _id: id }, { $set: { statusChanged: true } });
  }

  /** The pages of the source fit its status, unless it has changed since this version. */
  async settleStatus(id: string, version: number): Promise<void> {
    await this.sources.updateOne({ _id: id, version }, { $set: { statusChanged: false } });
  }

  /** Approved sources that have to be crawled by now, the longest due first. */
  async dueSources(now: Date, limit: number): Promise<DueSource[]> {
    const found = await this.sources
      .find(
        { nextRunAt: { $lte: now }, approvalStatus: 'approved' },
        { ...APPROVAL, crawlFrequency: 1, nextRunAt: 1 },
      )
      .sort({ nextRunAt: 1 })
      .limit(limit)
      .lean<(ApprovalFields & Pick<SourceDocument, 'crawlFrequency' | 'nextRunAt'>)[]>();
    return found.flatMap(({ _id: id, crawlFrequency, nextRunAt: dueAt, ...source }) => {
      const since = approvedAt(source);
      return since && dueAt ? [{ id, crawlFrequency, dueAt, approvedAt: since }] : [];
    });
  }

  /** Sources whose base URL has not been looked at. */
  async unchecked(limit: number): Promise<Source[]> {
    // A source that was stopped or rejected before that is not asked for.
    const waiting = { check: null, approvalStatus: { $in: ['pending', 'approved'] } } as const;
    return this.list(this.sources.find(waiting, WITHOUT_AUDIT).limit(limit));
  }

  /** False when there is another source with this URL. */
  async add({ source, entry }: AuditedSource): Promise<boolean> {
    const { id, ...fields } = source;
    const document = { ...fields, uniqueUrl: uniqueUrl(source), audit: [entry], statusChanged: false };
    const added = await insertOnce<SourceDocument>(this.sources, id, document);
    if (added) this.changes.announce('sources', id);
    return added;
  }

  /** `changed` if the source is still as it was read; `taken` when another source has its URL by now. */
  async changeStatus(
    { id, version, approvalStatus }: Source,
    { source, entry }: AuditedSource,
  ): Promise<'changed' | 'outdated' | 'taken'> {
    const { approvalStatus: status, nextRunAt, legalReviewNotes, check } = source;
    const changed = { approvalStatus: status, nextRunAt, legalReviewNotes, check };
    try {
      const written = await this.write(
        { _id: id, version, approvalStatus },
        {
          $set: { ...changed, uniqueUrl: uniqueUrl(source), statusChanged: true },
          $push: { audit: entry },
        },
      );
      return written ? 'changed' : 'outdated';
    } catch (error) {
      if (isDuplicateKey(error)) return 'taken';
      throw error;
    }
  }

  /** Puts off a run that is due, so that one copy starts it; false when another copy did. */
  claimDue(id: string, dueAt: Date, next: Date): Promise<boolean> {
    return this.write(
      { _id: id, nextRunAt: dueAt, approvalStatus: 'approved' },
      { $set: { nextRunAt: next } },
    );
  }

  /** Decides nothing, so it may come in any status. False for an unknown source. */
  saveCheck(id: string, check: SourceCheck): Promise<boolean> {
    return this.write({ _id: id }, { $set: { check } });
  }

  private async listApproved(filter: { _id?: string }): Promise<ApprovedSource[]> {
    const found = await this.sources
      .find({ ...filter, approvalStatus: 'approved' }, { ...APPROVAL, name: 1, category: 1 })
      .lean<(ApprovalFields & Pick<SourceDocument, 'name' | 'category'>)[]>();
    return found.flatMap(({ _id: id, name, category, ...source }) => {
      const since = approvedAt(source);
      return since ? [{ id, name, category, approvedAt: since }] : [];
    });
  }

  private async write(
    filter: Partial<SourceDocument> & { _id: string },
    change: UpdateQuery<SourceDocument>,
  ): Promise<boolean> {
    const written = await update<SourceDocument>(this.sources, filter, {
      ...change,
      $inc: { version: 1 },
    });
    if (written) this.changes.announce('sources', filter._id);
    return written;
  }

  private async list(query: { lean<Lean>(): PromiseLike<Lean> }): Promise<Source[]> {
    return (await query.lean<UnauditedSource[]>()).map(toSource);
  }
}

const toSource = ({ _id, ...fields }: UnauditedSource): Source => ({ id: _id, ...fields });
