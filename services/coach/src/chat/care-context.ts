import {
  profileUpdated,
  recipientAdded,
  recipientChanged,
  recipientRemoved,
} from '@careward/contracts/care-profile/events';
import { type CareContext, careContext } from '@careward/contracts/care-profile/internal-calls';
import type { EventOf } from '@careward/contracts/kernel/event';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Database } from '@careward/platform/mongo/database';
import { upsert } from '@careward/platform/mongo/upsert';
import {
  type Exported,
  PersonalData,
  type PersonalStore,
} from '@careward/platform/personal-data/personal-data';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { Vault } from '@careward/platform/personal-data/vault';
import { Controller, Injectable } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { type Model, Schema } from 'mongoose';

/** Whom a caregiver cares for, as care-profile last told; `_id` is the user's id. */
type CareContextDocument = { _id: string; version: number; context: Sealed<CareContext | null> };

const careContextSchema = new Schema<CareContextDocument>(
  { _id: String, version: Number, context: String },
  { versionKey: false },
);

const COLLECTION = 'care_contexts';
const sealContext = (record: string) => ({ collection: COLLECTION, field: 'context', record });

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
    return vault.open<CareContext | null>(sealContext(owner), document.context, null);
  }

  async export(owner: string): Promise<Exported> {
    const document = await this.contexts.findById(owner).lean<CareContextDocument>();
    const vault = await this.vault.toRead(owner);
    return { whatTheCoachKnows: document && vault.openOrMark(sealContext(owner), document.context) };
  }

  async has(owner: string, version: number): Promise<boolean> {
    const document = await this.contexts.findById(owner, { version: 1 }).lean<CareContextDocument>();
    return document !== null && document.version >= version;
  }

  /** Stores a context unless a newer version is there. */
  async keep(owner: string, context: CareContext): Promise<void> {
    await this.personalData.write(owner, (owned) => {
      const { version } = context;
      const sealed = owned.seal<CareContext | null>(sealContext(owner), context);
      return upsert(
        this.contexts,
        { _id: owner, version: { $lt: version } },
        { $set: { version, context: sealed } },
      );
    });
  }
}

export const careContextStore: PersonalStore = {
  collection: COLLECTION,
  owner: '_id',
  sealed: ['context'],
  export: CareContextRepository,
  erase: 'delete',
  retention: 'until erased',
};

type CareProfileChanged = EventOf<
  typeof profileUpdated | typeof recipientAdded | typeof recipientChanged | typeof recipientRemoved
>;

/** Brings the projection up to at least the version that an event names, by asking care-profile. */
@Controller()
export class CareProfileEvents {
  constructor(
    private readonly services: ServiceClient,
    private readonly contexts: CareContextRepository,
  ) {}

  @EventPattern<string[]>([
    profileUpdated.type,
    recipientAdded.type,
    recipientChanged.type,
    recipientRemoved.type,
  ])
  async handle(@Payload() { data: { userId, version } }: CareProfileChanged): Promise<void> {
    if (await this.contexts.has(userId, version)) return;
    const context = await this.services.ask(careContext, { params: { userId } });
    if (context) await this.contexts.keep(userId, context);
  }
}
