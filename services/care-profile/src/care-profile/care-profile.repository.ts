import type {
  CareCoachAvatar,
  Condition,
  Insurance,
  Relationship,
} from '@careward/contracts/care-profile/enumerations';
import {
  profileUpdated,
  recipientAdded,
  recipientChanged,
  recipientRemoved,
} from '@careward/contracts/care-profile/events';
import type { Profile, Recipient } from '@careward/contracts/care-profile/schemas';
import { AggregateCollection } from '@careward/platform/events/aggregate-collection';
import { Outbox } from '@careward/platform/events/outbox';
import { pendingEvent, type PendingEvent, type WithOutbox } from '@careward/platform/events/pending-event';
import { changeWithVersion } from '@careward/platform/mongo/change-with-version';
import { Database } from '@careward/platform/mongo/database';
import {
  type ExportedData,
  PersonalData,
  type PersonalStore,
} from '@careward/platform/personal-data/personal-data';
import type { Sealed } from '@careward/platform/personal-data/sealed-value';
import { type OwnerVault, Vault } from '@careward/platform/personal-data/vault';
import { Injectable } from '@nestjs/common';
import { type Model, Schema } from 'mongoose';
import {
  applyChange,
  type CareProfile,
  type CareProfileChange,
  emptyCareProfile,
} from './care-profile.domain.js';

type ProfileFields = {
  name: Sealed<string> | null;
  location: Sealed<string> | null;
  phoneNumber: Sealed<string> | null;
  isOnboardingComplete: boolean;
  agreedToTermsAt: Date | null;
  agreedToPrivacyAt: Date | null;
  consentedToDataUsageAt: Date | null;
  careCoachAvatar: CareCoachAvatar;
};

type RecipientFields = {
  _id: string;
  name: Sealed<string>;
  relationship: Sealed<Relationship | null>;
  conditions: Sealed<Condition[]>;
  insuranceType: Sealed<Insurance | null>;
};

/** One document per caregiver; `_id` is the user's id. What was never entered has no field. */
type CareProfileDocument = WithOutbox & {
  _id: string;
  version: number;
  profile?: Partial<ProfileFields>;
  recipients?: RecipientFields[];
};

const recipient = new Schema<RecipientFields>({
  _id: String,
  name: String,
  relationship: String,
  conditions: String,
  insuranceType: String,
});

const careProfileSchema = new Schema<CareProfileDocument>(
  {
    _id: String,
    version: Number,
    profile: {
      name: String,
      location: String,
      phoneNumber: String,
      isOnboardingComplete: Boolean,
      agreedToTermsAt: Date,
      agreedToPrivacyAt: Date,
      consentedToDataUsageAt: Date,
      careCoachAvatar: String,
    },
    // No defaults: on an upsert they would collide with the $push that makes the list.
    recipients: { type: [recipient], default: undefined },
    outbox: Schema.Types.Mixed,
    events: Number,
  },
  { versionKey: false, minimize: false },
);

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

  async export(owner: string): Promise<ExportedData> {
    const document = await this.profiles.findById(owner).lean<CareProfileDocument>();
    return document ? toExport(document, await this.vault.toRead(owner)) : { profile: null, recipients: [] };
  }

  /**
   * Stores the change that `decide` makes of the current state; null changes nothing. Names are sealed, so only code can
   * compare them.
   */
  change<Change extends CareProfileChange | null>(
    owner: string,
    now: Date,
    decide: (current: CareProfile) => Change,
  ): Promise<{ change: Change; after: CareProfile }> {
    return changeWithVersion({
      read: () => this.find(owner),
      decide: (current) => {
        const change = decide(current);
        return { change, after: change ? applyChange(current, change) : current };
      },
      write: ({ change, after }) =>
        change ? this.store(owner, change, after.version, now) : Promise.resolve(true),
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

/** What a sealed field is bound to: the caregiver's own to the document, a recipient's to the recipient. */
const sealContext = (field: string, record: string) => ({ collection: COLLECTION, field, record });

function toDomain(document: CareProfileDocument, vault: OwnerVault): CareProfile {
  return {
    version: document.version,
    profile: profileOf(document._id, document.profile ?? {}, vault),
    recipients: (document.recipients ?? []).map((recipient) => recipientOf(recipient, vault)),
  };
}

function profileOf(id: string, fields: Partial<ProfileFields>, vault: OwnerVault): Profile {
  const text = (field: 'name' | 'location' | 'phoneNumber') => {
    const sealed = fields[field];
    return sealed ? vault.openText(sealContext(field, id), sealed) : null;
  };
  const time = (at: Date | null | undefined) => at?.toISOString() ?? null;
  return {
    name: text('name'),
    location: text('location'),
    phoneNumber: text('phoneNumber'),
    isOnboardingComplete: fields.isOnboardingComplete ?? emptyCareProfile.profile.isOnboardingComplete,
    agreedToTermsAt: time(fields.agreedToTermsAt),
    agreedToPrivacyAt: time(fields.agreedToPrivacyAt),
    consentedToDataUsageAt: time(fields.consentedToDataUsageAt),
    careCoachAvatar: fields.careCoachAvatar ?? emptyCareProfile.profile.careCoachAvatar,
  };
}

function recipientOf(fields: RecipientFields, vault: OwnerVault): Recipient {
  const { _id: id, name, relationship, conditions, insuranceType } = fields;
  return {
    id,
    name: vault.openText(sealContext('recipients.name', id), name),
    relationship: vault.open(sealContext('recipients.relationship', id), relationship, null),
    conditions: vault.open(sealContext('recipients.conditions', id), conditions, []),
    insuranceType: vault.open(sealContext('recipients.insuranceType', id), insuranceType, null),
  };
}

/** The same for its person: a choice that cannot be opened is marked, where `toDomain` has none. */
function toExport(document: CareProfileDocument, vault: OwnerVault) {
  return {
    profile: toDomain(document, vault).profile,
    recipients: (document.recipients ?? []).map(({ _id: id, ...sealed }) => ({
      name: vault.openOrMark(sealContext('recipients.name', id), sealed.name),
      relationship: vault.openOrMark(sealContext('recipients.relationship', id), sealed.relationship),
      conditions: vault.openOrMark(sealContext('recipients.conditions', id), sealed.conditions),
      insuranceType: vault.openOrMark(sealContext('recipients.insuranceType', id), sealed.insuranceType),
    })),
  };
}

/** Writes only the fields that a change names: a text that could not be opened must not be written back. */
function toDocument(owner: string, change: CareProfileChange, vault: OwnerVault): Write {
  switch (change.kind) {
    case 'profile':
      return { update: { $set: prefixed('profile', sealedProfile(owner, change.fields, vault)) } };
    case 'recipient added': {
      const { id, ...fields } = change.recipient;
      return { update: { $push: { recipients: { _id: id, ...sealedRecipient(id, fields, vault) } } } };
    }
    case 'recipient changed': {
      const fields = sealedRecipient(change.id, change.fields, vault);
      return { filter: { 'recipients._id': change.id }, update: { $set: prefixed('recipients.$', fields) } };
    }
    case 'recipient removed':
      return { update: { $pull: { recipients: { _id: change.id } } } };
  }
}

/** The event of a change says that it happened, without its content. */
function toEvent(userId: string, change: CareProfileChange, version: number, now: Date): PendingEvent {
  switch (change.kind) {
    case 'profile':
      return pendingEvent(profileUpdated, { userId, version }, now);
    case 'recipient added':
      return pendingEvent(recipientAdded, { userId, recipientId: change.recipient.id, version }, now);
    case 'recipient changed':
      return pendingEvent(recipientChanged, { userId, recipientId: change.id, version }, now);
    case 'recipient removed':
      return pendingEvent(recipientRemoved, { userId, recipientId: change.id, version }, now);
  }
}

type Write = { filter?: object; update: { $set?: object; $push?: object; $pull?: object } };

const prefixed = (path: string, fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${path}.${field}`, value as unknown]));

function sealedProfile(
  id: string,
  { name, location, phoneNumber, ...plain }: Partial<Profile>,
  vault: OwnerVault,
) {
  const texts = Object.entries({ name, location, phoneNumber }).filter(([, text]) => text !== undefined);
  const sealed = texts.map(
    ([field, text]) => [field, text && vault.seal(sealContext(field, id), text)] as const,
  );
  return { ...plain, ...Object.fromEntries(sealed) };
}

function sealedRecipient(id: string, fields: Partial<Omit<Recipient, 'id'>>, vault: OwnerVault) {
  const sealed = Object.entries(fields).map(
    ([field, value]) => [field, vault.seal(sealContext(`recipients.${field}`, id), value)] as const,
  );
  return Object.fromEntries(sealed);
}
