import { AggregateCollection } from '@careward/platform/events/aggregate-collection';
import { Outbox } from '@careward/platform/events/outbox';
import { changeWithVersion } from '@careward/platform/mongo/change-with-version';
import { Database } from '@careward/platform/mongo/database';
import {
  PersonalData,
  type Exported,
  type PersonalStore,
} from '@careward/platform/personal-data/personal-data';
import { Vault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import type { Model } from 'mongoose';
import {
  applyChange,
  emptyCareProfile,
  type CareProfile,
  type CareProfileChange,
} from './care-profile.domain.js';
import { toDocument, toDomain, toEvent, toExport } from './care-profile.mapper.js';
import { careProfileSchema, type CareProfileDocument } from './care-profile.schema.js';

const COLLECTION = 'care_profiles';

@Injectable()
export class CareProfileRepository {
  private readonly profiles: Model<CareProfileDocument>;
  private readonly aggregates: AggregateCollection<CareProfileDocument>;

  constructor(
    database: Database,
    outbox: Outbox,
    private readonly vault: Vault,
    private readonly personalData: PersonalData,
  ) {
    this.profiles = database.model<CareProfileDocument>(COLLECTION, careProfileSchema, COLLECTION);
    this.aggregates = new AggregateCollection(this.profiles, outbox);
  }

  async find(owner: string): Promise<CareProfile> {
    const document = await this.profiles.findById(owner).lean<CareProfileDocument>();
    return document ? toDomain(document, await this.vault.toRead(owner)) : emptyCareProfile;
  }

  async export(owner: string): Promise<Exported> {
    const document = await this.profiles.findById(owner).lean<CareProfileDocument>();
    return document ? toExport(document, await this.vault.toRead(owner)) : { profile: null, recipients: [] };
  }

  /** Stores the change that `decide` makes of the current state. Names are sealed, so only code can compare them. */
  change<Change extends CareProfileChange>(
    owner: string,
    now: Date,
    decide: (current: CareProfile) => Change,
  ): Promise<{ change: Change; after: CareProfile }> {
    return changeWithVersion({
      read: () => this.find(owner),
      decide: (current) => {
        const change = decide(current);
        return { change, after: applyChange(current, change) };
      },
      write: ({ change, after }) => this.store(owner, change, after.version, now),
    });
  }

  /** False when the stored version is not the one before `version`. */
  private store(owner: string, change: CareProfileChange, version: number, now: Date): Promise<boolean> {
    return this.personalData.write(owner, (vault) => {
      const { filter, update } = toDocument(owner, change, vault);
      return this.aggregates.update(
        { _id: owner, version: version - 1, ...filter },
        { ...update, $set: { version, ...update.$set } },
        [toEvent(owner, change, version, now)],
        { upsert: version === 1 },
      );
    });
  }
}

export const careProfileStore: PersonalStore = {
  collection: COLLECTION,
  owner: '_id',
  sealed: [
    'profile.name',
    'profile.location',
    'profile.phoneNumber',
    'recipients.name',
    'recipients.relationship',
    'recipients.conditions',
    'recipients.insuranceType',
  ],
  export: CareProfileRepository,
  erase: 'delete',
  retention: 'until erased',
};
