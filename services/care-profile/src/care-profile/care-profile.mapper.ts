import { profileUpdated, recipientAdded, recipientChanged } from '@careward/contracts/care-profile/events';
import type { Profile } from '@careward/contracts/care-profile/profile';
import type { Recipient } from '@careward/contracts/care-profile/recipient';
import { pendingEvent, type PendingEvent } from '@careward/platform/events/pending-event';
import type { OwnerVault } from '@careward/platform/personal-data/vault';
import { emptyCareProfile, type CareProfile, type CareProfileChange } from './care-profile.domain.js';
import type { CareProfileDocument, ProfileFields, RecipientFields } from './care-profile.schema.js';

/** What a sealed field is bound to: the caregiver's own to the document, a recipient's to the recipient. */
const place = (field: string, record: string) => ({ collection: 'care_profiles', field, record });

export function toDomain(document: CareProfileDocument, vault: OwnerVault): CareProfile {
  return {
    version: document.version,
    profile: profileOf(document._id, document.profile ?? {}, vault),
    recipients: (document.recipients ?? []).map((recipient) => recipientOf(recipient, vault)),
  };
}

function profileOf(id: string, fields: Partial<ProfileFields>, vault: OwnerVault): Profile {
  const text = (field: 'name' | 'location' | 'phoneNumber') => {
    const sealed = fields[field];
    return sealed ? vault.openText(place(field, id), sealed) : null;
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
    name: vault.openText(place('recipients.name', id), name),
    relationship: vault.open(place('recipients.relationship', id), relationship, null),
    conditions: vault.open(place('recipients.conditions', id), conditions, []),
    insuranceType: vault.open(place('recipients.insuranceType', id), insuranceType, null),
  };
}

/** The same for its person: a choice that cannot be opened is marked, where `toDomain` has none. */
export function toExport(document: CareProfileDocument, vault: OwnerVault) {
  return {
    profile: toDomain(document, vault).profile,
    recipients: (document.recipients ?? []).map(({ _id: id, ...sealed }) => ({
      name: vault.openOrMark(place('recipients.name', id), sealed.name),
      relationship: vault.openOrMark(place('recipients.relationship', id), sealed.relationship),
      conditions: vault.openOrMark(place('recipients.conditions', id), sealed.conditions),
      insuranceType: vault.openOrMark(place('recipients.insuranceType', id), sealed.insuranceType),
    })),
  };
}

/** Writes only the fields that a change names: a text that could not be opened must not be written back. */
export function toDocument(owner: string, change: CareProfileChange, vault: OwnerVault): Write {
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
  }
}

/** The event of a change says that it happened, without its content. */
export function toEvent(userId: string, change: CareProfileChange, version: number, now: Date): PendingEvent {
  switch (change.kind) {
    case 'profile':
      return pendingEvent(profileUpdated, { userId, version }, now);
    case 'recipient added':
      return pendingEvent(recipientAdded, { userId, recipientId: change.recipient.id, version }, now);
    case 'recipient changed':
      return pendingEvent(recipientChanged, { userId, recipientId: change.id, version }, now);
  }
}

type Write = { filter?: object; update: { $set?: object; $push?: object } };

const prefixed = (path: string, fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${path}.${field}`, value as unknown]));

function sealedProfile(
  id: string,
  { name, location, phoneNumber, ...plain }: Partial<Profile>,
  vault: OwnerVault,
) {
  const texts = Object.entries({ name, location, phoneNumber }).filter(([, text]) => text !== undefined);
  const sealed = texts.map(([field, text]) => [field, text && vault.seal(place(field, id), text)] as const);
  return { ...plain, ...Object.fromEntries(sealed) };
}

function sealedRecipient(id: string, fields: Partial<Omit<Recipient, 'id'>>, vault: OwnerVault) {
  const sealed = Object.entries(fields).map(
    ([field, value]) => [field, vault.seal(place(`recipients.${field}`, id), value)] as const,
  );
  return Object.fromEntries(sealed);
}
