import { JOBS_LISTED } from '@careward/contracts/discovery/limits';
import { changeWithVersion } from '@careward/platform/mongo/change-with-version';
import { Database } from '@careward/platform/mongo/database';
import { insertOnce, update } from '@careward/platform/mongo/upsert';
import { Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';
import { ListChanges } from '../redis-channels.js';
import { isOpen, type Job, type JobChange } from './job.domain.js';

export type JobDocument = Omit<Job, 'id'> & {
  _id: string;
  /** Unique: the source's id while the job is open, then the job's own, so that a source has one open job. */
  openFor: string;
};

const jobSchema = new Schema<JobDocument>(
  {
    _id: String,
    openFor: String,
    sourceId: String,
    sourceName: String,
    trigger: String,
    status: String,
    counts: { discovered: Number, processed: Number, succeeded: Number },
    progressPercent: Number,
    reason: String,
    createdAt: Date,
    startedAt: Date,
    endedAt: Date,
    version: Number,
    token: Number,
    leaseUntil: Date,
  },
  { versionKey: false, minimize: false },
);

const COLLECTION = 'discovery_jobs';
const open = { status: { $in: ['queued', 'running'] as JobDocument['status'][] } };

/** The crawls of the sources. Every change raises the version of its job and tells the open streams. */
@Injectable()
export class JobRepository {
  private readonly jobs: Model<JobDocument>;

  constructor(
    database: Database,
    private readonly changes: ListChanges,
  ) {
    this.jobs = database.model<JobDocument>(COLLECTION, jobSchema, COLLECTION);
  }

  /** False when the source has an open job. */
  async insert({ id, ...job }: Job): Promise<boolean> {
    const inserted = await insertOnce(this.jobs, id, { ...job, openFor: job.sourceId });
    if (inserted) this.changes.announce('jobs', id);
    return inserted;
  }

  async find(id: string): Promise<Job | null> {
    const found = await this.jobs.findById(id).lean<JobDocument>();
    return found && toJob(found);
  }

  async byIds(ids: readonly string[]): Promise<Job[]> {
    return (await this.jobs.find({ _id: { $in: ids } }).lean<JobDocument[]>()).map(toJob);
  }

  /** The open job of a source. */
  async findOpen(sourceId: string): Promise<Job | null> {
    const found = await this.jobs.findOne({ openFor: sourceId }).lean<JobDocument>();
    return found && toJob(found);
  }

  /** All that have not ended, the oldest first. */
  async open(): Promise<Job[]> {
    return (await this.jobs.find(open).sort({ createdAt: 1 }).lean<JobDocument[]>()).map(toJob);
  }

  /** The newest first. */
  async newest(): Promise<Job[]> {
    const found = await this.jobs.find().sort({ createdAt: -1 }).limit(JOBS_LISTED).lean<JobDocument[]>();
    return found.map(toJob);
  }

  /** Of the newest, by id. */
  async versions(): Promise<Map<string, number>> {
    const found = await this.jobs
      .find({}, { version: 1 })
      .sort({ createdAt: -1 })
      .limit(JOBS_LISTED)
      .lean<Pick<JobDocument, '_id' | 'version'>[]>();
    return new Map(found.map(({ _id, version }) => [_id, version]));
  }

  /** False when the job is not this worker's any more. Nothing that is shown changes, so nobody is told. */
  keepLease(id: string, token: number, leaseUntil: Date): Promise<boolean> {
    return update(this.jobs, { _id: id, token, status: 'running' }, { $set: { leaseUntil } });
  }

  /** Changes the job as `decide` says; null when it decides for nothing, or there is no such job. */
  async change(id: string, decide: (job: Job) => JobChange | null): Promise<Job | null> {
    let job: Job | null = null;
    await changeWithVersion({
      read: () => this.find(id),
      decide: (found) => found && decide(found),
      write: async (change, found) => {
        const before = found as Job;
        const after = { ...before, ...change, version: before.version + 1 };
        const openFor = isOpen(after) ? after.sourceId : id;
        const written = await update(
          this.jobs,
          { _id: id, version: before.version },
          { $set: { ...change, openFor, version: after.version } },
        );
        if (!written) return false;
        this.changes.announce('jobs', id);
        job = after;
        return true;
      },
    });
    return job;
  }
}

const toJob = ({ _id: id, openFor: _, ...job }: JobDocument): Job => ({ id, ...job });
