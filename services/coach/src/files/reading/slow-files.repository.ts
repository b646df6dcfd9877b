import { createHmac, type KeyObject } from 'node:crypto';
import { READING } from '@careward/contracts/coach/files';
import { Clock } from '@careward/platform/app/clock';
import { CONFIG } from '@careward/platform/app/environment';
import { Database } from '@careward/platform/mongo/database';
import { insertOnce } from '@careward/platform/mongo/upsert';
import type { ImpersonalCollection } from '@careward/platform/personal-data/collections';
import { Inject, Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';
import type { CoachConfig } from '../../config.js';

/** `_id`: the hash of a file's bytes under a key of ours, so that nobody who reads it can look for a file that they have. */
type SlowFile = { _id: string; at: Date };

const COLLECTION = 'slow_files';

/** Files that reading had to be ended of, whoever sent them: what they cost once, all copies need not pay again. */
@Injectable()
export class SlowFiles {
  private readonly files: Model<SlowFile>;
  private readonly keys: readonly KeyObject[];

  constructor(
    database: Database,
    private readonly clock: Clock,
    @Inject(CONFIG) { DATA_KEY_WRAPPING_KEYS }: CoachConfig,
  ) {
    const schema = new Schema<SlowFile>({ _id: String, at: Date }, { versionKey: false });
    this.files = database.model<SlowFile>(COLLECTION, schema, COLLECTION);
    this.keys = DATA_KEY_WRAPPING_KEYS.derived('slow files');
  }

  async has(bytes: Buffer): Promise<boolean> {
    const since = new Date(this.clock.now().getTime() - READING.slowKept);
    return (await this.files.exists({ _id: this.hashBytes(bytes), at: { $gt: since } })) !== null;
  }

  async remember(bytes: Buffer): Promise<void> {
    await insertOnce(this.files, this.hashBytes(bytes), { at: this.clock.now() });
  }

  /** By the newest key; under another one a file is read once more. */
  private hashBytes(bytes: Buffer): string {
    const [key] = this.keys;
    if (!key) throw new Error('there is always a key');
    return createHmac('sha256', key).update(bytes).digest('base64url');
  }
}

export const slowFilesCollection: ImpersonalCollection = {
  collection: COLLECTION,
  retention: { since: 'at', keptMs: READING.slowKept },
};
