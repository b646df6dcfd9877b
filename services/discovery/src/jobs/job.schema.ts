import { Schema } from 'mongoose';
import type { Job } from './job.domain.js';

export type JobDocument = Omit<Job, 'id'> & {
  _id: string;
  /** Unique: the source's id while the job is open, then the job's own, so that a source has one open job. */
  openFor: string;
};

export const jobSchema = new Schema<JobDocument>(
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
