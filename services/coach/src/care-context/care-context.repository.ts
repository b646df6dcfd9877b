import type { CareContext } from '@careward/contracts/care-profile/internal-calls';
import { Vault } from '@careward/platform/personal-data/vault';
import { PersonalData, type Exported } from '@careward/platform/personal-data/personal-data';
import { Database } from '@careward/platform/mongo/database';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { upsert } from '@careward/platform/mongo/upsert';
import { Injectable } from '@nestjs/common';
import { Schema, type Model } from 'mongoose';

/** Whom a caregiver cares for, as care-profile last told; `_id` is the user's id. */
type CareContextDocument = { _id: string; version: number; context: Sealed<CareContext | null> };

const careContextSchema = new Schema<CareContextDocument>(
  { _id: String, version: Number, context: String },
  { versionKey: false },
);

const COLLECTION = 'care_contexts';
const place = (record: string) => ({ collection: COLLECTION, field: 'context', record });

/** The coach's own sealed projection of care profiles. Retrieval ranks documents by it, and a prompt to the model names relationships and conditions. */
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

  /** Whom somebody cares for; null while nothing is known. */
  async contextOf(owner: string): Promise<CareContext | null> {
    const document = await this.contexts.findById(owner).lean<CareContextDocument>();
    if (!document) return null;
    const vault = await this.vault.toRead(owner);
    return vault.open<CareContext | null>(place(owner), document.context, null);
  }

  async export(owner: string): Promise<Exported> {
    const document = await this.contexts.findById(owner).lean<CareContextDocument>();
    const vault = await this.vault.toRead(owner);
    return { whatTheCoachKnows: document && vault.openOrMark(place(owner), document.context) };
  }

  async has(owner: string, version: number): Promise<boolean> {
    const document = await this.contexts.findById(owner, { version: 1 }).lean<CareContextDocument>();
    return document !== null && document.version >= version;
  }

  /** Stores a context unless a newer version is there. */
  async keep(owner: string, context: CareContext): Promise<void> {
    await this.personalData.write(owner, (owned) => {
      const { version } = context;
      const sealed = owned.seal<CareContext | null>(place(owner), context);
      return upsert(
        this.contexts,
        { _id: owner, version: { $lt: version } },
        { $set: { version, context: sealed } },
      );
    });
  }
}
