import type { Condition } from '@careward/contracts/care-profile/enumerations';
import type { CareContext } from '@careward/contracts/care-profile/internal-calls';
import { Vault } from '@careward/platform/personal-data/vault';
import { PersonalData } from '@careward/platform/personal-data/personal-data';
import { Database } from '@careward/platform/mongo/database';
import { isDuplicateKey } from '@careward/platform/mongo/migrations';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import { careContextSchema, type CareContextDocument } from './care-context.schema.js';

const COLLECTION = 'care_contexts';
const place = (record: string) => ({ collection: COLLECTION, field: 'context', record });

/** The coach's own sealed projection of care profiles. It tips retrieval and serves nothing else. */
@Injectable()
export class CareContextRepository {
  private readonly contexts: Model<CareContextDocument>;

  constructor(
    database: Database,
    private readonly vault: Vault,
    private readonly personalData: PersonalData,
  ) {
    this.contexts = database.model<CareContextDocument>(COLLECTION, careContextSchema, COLLECTION);
  }

  /** Conditions of all those cared for; none before anything was told. */
  async conditionsOf(owner: string): Promise<Condition[]> {
    const document = await this.contexts.findById(owner).lean<CareContextDocument>();
    if (!document) return [];
    const vault = await this.vault.toRead(owner);
    const context = vault.open<CareContext | null>(place(owner), document.context, null);
    return [...new Set(context?.recipients.flatMap(({ conditions }) => conditions))];
  }

  async has(owner: string, version: number): Promise<boolean> {
    const document = await this.contexts.findById(owner, { version: 1 }).lean<CareContextDocument>();
    return document !== null && document.version >= version;
  }

  /** Keeps what was told unless something newer is known. */
  async keep(owner: string, context: CareContext): Promise<void> {
    await this.personalData.write(owner, (owned) => {
      const sealed = owned.seal<CareContext | null>(place(owner), context);
      return (
        this.contexts
          .updateOne(
            { _id: owner, version: { $lt: context.version } },
            { $set: { version: context.version, context: sealed } },
            { upsert: true },
          )
          // The upsert of an older version meets the newer document.
          .catch((error: unknown) => {
            if (!isDuplicateKey(error)) throw error;
          })
      );
    });
  }
}
