import { setTimeout } from 'node:timers/promises';
import {
  profileUpdated,
  recipientAdded,
  recipientChanged,
  recipientRemoved,
} from '@careward/contracts/care-profile/events';
import { carePeople } from '@careward/contracts/care-profile/internal-calls';
import { personContact } from '@careward/contracts/identity/internal-calls';
import type { EventOf } from '@careward/contracts/kernel/event';
import { MINUTE } from '@careward/contracts/kernel/limits';
import { ServiceClient } from '@careward/platform/internal-calls/service-client';
import { Database } from '@careward/platform/mongo/database';
import { upsert } from '@careward/platform/mongo/upsert';
import { Log } from '@careward/platform/observability/log';
import {
  type ExportedData,
  PersonalData,
  type PersonalStore,
} from '@careward/platform/personal-data/personal-data';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { Vault } from '@careward/platform/personal-data/vault';
import { Controller, Inject, Injectable, Module } from '@nestjs/common';
import { EventPattern, Payload } from '@nestjs/microservices';
import { LRUCache } from 'lru-cache';
import { type Model, Schema } from 'mongoose';
import type { KnownCare } from '../understanding/language/people.domain.js';
import { COACH_MODEL, type CoachModel } from '../model/coach-model.js';

/** Whom a caregiver cares for, as care-profile last told; `_id` is the user's id. `named` is absent while there are no names. */
type CareContextDocument = {
  _id: string;
  version: number;
  named?: boolean;
  context: Sealed<KnownCare | null>;
};

const isNamed = ({ recipients }: KnownCare) => recipients.every(({ name }) => name !== undefined);

const careContextSchema = new Schema<CareContextDocument>(
  { _id: String, version: Number, named: Boolean, context: String },
  { versionKey: false },
);

const COLLECTION = 'care_contexts';
const sealContext = (record: string) => ({ collection: COLLECTION, field: 'context', record });

/**
 * The coach's own sealed projection of care profiles. Retrieval ranks documents by it, and names tell whom a question is
 * about. A prompt to the model contains relationships and conditions, never a name.
 */
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
  async contextOf(owner: string): Promise<KnownCare | null> {
    const document = await this.contexts.findById(owner).lean<CareContextDocument>();
    if (!document) return null;
    const vault = await this.vault.toRead(owner);
    return vault.open<KnownCare | null>(sealContext(owner), document.context, null);
  }

  async export(owner: string): Promise<ExportedData> {
    const document = await this.contexts.findById(owner).lean<CareContextDocument>();
    const vault = await this.vault.toRead(owner);
    return { whatTheCoachKnows: document && vault.openOrMark(sealContext(owner), document.context) };
  }

  async has(owner: string, version: number): Promise<boolean> {
    const document = await this.contexts.findById(owner, { version: 1 }).lean<CareContextDocument>();
    return document !== null && document.version >= version;
  }

  /** Stores a context unless a newer version is there, or the same with its names. */
  async keep(owner: string, context: KnownCare): Promise<void> {
    await this.personalData.write(owner, (owned) => {
      const { version } = context;
      const sealed = owned.seal<KnownCare | null>(sealContext(owner), context);
      const named = isNamed(context);
      const isBehind = [{ version: { $lt: version } }, ...(named ? [{ version, named: { $ne: true } }] : [])];
      return upsert(
        this.contexts,
        { _id: owner, $or: isBehind },
        { $set: { version, named, context: sealed } },
      );
    });
  }
}

@Module({ providers: [CareContextRepository], exports: [CareContextRepository] })
export class CareContextModule {}

/** Nobody in an emergency waits longer for a name; the question after that has it. In milliseconds. */
const LONGEST_WAIT = 300;

/** Names that were asked for lately, in this process: people ask several questions at a time. */
const NAMES_KEPT = { max: 2_000, ttl: 10 * MINUTE };
const nobody: KnownCare = { version: 0, state: null, recipients: [] };

/** Whom a question may be about, and who asks it. */
@Injectable()
export class CareContextReader {
  private readonly ownNames = new LRUCache<string, string>(NAMES_KEPT);

  constructor(
    private readonly services: ServiceClient,
    private readonly contexts: CareContextRepository,
    private readonly log: Log,
    @Inject(COACH_MODEL) private readonly model: CoachModel | null,
  ) {}

  /** The caregiver's own name is there where a model could read it. */
  async read(owner: string): Promise<KnownCare | null> {
    const [known, ownName] = await Promise.all([this.recipientsOf(owner), this.model && this.nameOf(owner)]);
    return ownName ? { ...(known ?? nobody), ownName } : known;
  }

  /** What was stored before there were names is asked for once more; an answer does not fail for want of them. */
  private async recipientsOf(owner: string): Promise<KnownCare | null> {
    const known = await this.contexts.contextOf(owner);
    if (!known || isNamed(known)) return known;
    return (await this.soon(this.askNames(owner))) ?? known;
  }

  private async nameOf(owner: string): Promise<string | null> {
    return this.ownNames.get(owner) ?? this.soon(this.askOwnName(owner));
  }

  /** Null where it takes too long, or fails. */
  private async soon<Names>(asked: Promise<Names>): Promise<Names | null> {
    const told = asked.catch((error: unknown) => {
      this.log.warn('names could not be asked for', { error });
      return null;
    });
    return Promise.race([told, setTimeout(LONGEST_WAIT, null, { ref: false })]);
  }

  private async askOwnName(owner: string): Promise<string | null> {
    const contact = await this.services.ask(personContact, { params: { userId: owner } });
    if (!contact) return null;
    const name = `${contact.firstName} ${contact.lastName ?? ''}`;
    this.ownNames.set(owner, name);
    return name;
  }

  private async askNames(owner: string): Promise<KnownCare | null> {
    const told = await this.services.ask(carePeople, { params: { userId: owner } });
    if (told) await this.contexts.keep(owner, told);
    return told;
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
    const told = await this.services.ask(carePeople, { params: { userId } });
    if (told) await this.contexts.keep(userId, told);
  }
}
