import { GENERATION } from '@careward/contracts/coach/limits';
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { Database } from '@careward/platform/mongo/database';
import { isDuplicateKey, update } from '@careward/platform/mongo/upsert';
import { PersonalData, type PersonalStore } from '@careward/platform/personal-data/personal-data';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { type OwnerVault, Vault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';
import type { GenerationLogEntry } from './generation.domain.js';

type LogDocument = {
  /** The exchange's id. */
  _id: string;
  owner: string;
  conversationId: string;
  /** Who answers the exchange and alone may write. */
  holder: string;
  begunAt: Date;
  /** Written whole each time: it is some thirty events and no longer than its answer. */
  log: Sealed<readonly GenerationLogEntry[]>;
};

const logSchema = new Schema<LogDocument>(
  { _id: String, owner: String, conversationId: String, holder: String, begunAt: Date, log: String },
  { versionKey: false },
);

const COLLECTION = 'generations';
const sealContext = (record: string) => ({ collection: COLLECTION, field: 'log', record });

/** What was shown of an answer while it is made. The exchange holds the answer itself, and the log goes then. */
@Injectable()
export class GenerationLogRepository {
  private readonly logs: Model<LogDocument>;

  constructor(
    database: Database,
    private readonly vault: Vault,
    private readonly personalData: PersonalData,
  ) {
    this.logs = database.model<LogDocument>(COLLECTION, logSchema, COLLECTION);
  }

  /** Makes its holder the one who writes; answers what a holder before it has shown. */
  begin(
    owner: string,
    { id, conversationId, holder, now }: { id: string; conversationId: string; holder: string; now: Date },
  ): Promise<readonly GenerationLogEntry[]> {
    return this.personalData.write(owner, async (vault) => {
      const empty = { conversationId, begunAt: now, log: vault.seal(sealContext(id), []) };
      const take = () =>
        this.logs
          .findOneAndUpdate(
            { _id: id, owner },
            { $set: { holder }, $setOnInsert: empty },
            { upsert: true, returnDocument: 'after' },
          )
          .lean<LogDocument>();
      const document = await take().catch((error: unknown) => {
        // Another holder has just inserted it.
        if (isDuplicateKey(error)) return take();
        throw error;
      });
      return openLog(document, vault);
    });
  }

  /** False when it is the holder's no longer. */
  async write(
    owner: string,
    id: string,
    holder: string,
    log: readonly GenerationLogEntry[],
  ): Promise<boolean> {
    const vault = await this.vault.toWrite(owner);
    return update(this.logs, { _id: id, owner, holder }, { $set: { log: vault.seal(sealContext(id), log) } });
  }

  /** Empty where there is none, and where it cannot be opened: its reader waits for the end. */
  async read(owner: string, id: string): Promise<readonly GenerationLogEntry[]> {
    const document = await this.logs.findOne({ _id: id, owner }).lean<LogDocument>();
    return document ? openLog(document, await this.vault.toRead(owner)) : [];
  }

  async remove(owner: string, id: string): Promise<void> {
    await this.logs.deleteOne({ _id: id, owner });
  }

  /** The exchanges of logs that were begun before a moment, the oldest first. */
  async begunBefore(moment: Date, limit: number): Promise<string[]> {
    const logs = await this.logs
      .find({ begunAt: { $lt: moment } }, { _id: 1 })
      .sort({ begunAt: 1 })
      .limit(limit)
      .lean<Pick<LogDocument, '_id'>[]>();
    return logs.map(({ _id }) => _id);
  }

  async removeAll(ids: readonly string[]): Promise<void> {
    await this.logs.deleteMany({ _id: { $in: ids } });
  }

  async deleteAllOf(owner: string, conversationId: string): Promise<void> {
    await this.logs.deleteMany({ owner, conversationId });
  }
}

function openLog({ _id, log }: LogDocument, vault: OwnerVault): readonly GenerationLogEntry[] {
  const read = vault.openOrMark(sealContext(_id), log);
  return read === UNREADABLE ? [] : read;
}

/** A download has the messages in their conversations. */
export const generationLogStore: PersonalStore = {
  collection: COLLECTION,
  owner: 'owner',
  sealed: ['log'],
  export: 'another store',
  erase: 'delete',
  retention: { since: 'begunAt', keptMs: GENERATION.kept },
};
