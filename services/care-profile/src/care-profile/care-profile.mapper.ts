import type { Profile } from '@careward/contracts/care-profile/profile';
import type { Recipient } from '@careward/contracts/care-profile/recipient';
import type { OwnerVault } from '@careward/platform/personal-data/vault';
import { untold, type CareProfile, type CareProfileChange } from './care-profile.domain.js';
import type { CareProfileDocument, ProfileFields, RecipientFields } from './care-profile.schema.js';

/** Where a sealed field stands; the caregiver's own fields are bound to the document, a recipient's to the recipient. */
const place = (field: string, record: string) => ({ collection: 'care_profiles', field, record });

export function toDomain(document: CareProfileDocument, owned: OwnerVault): CareProfile {
  return {
    version: document.version,
    profile: profileOf(document._id, document.profile ?? {}, owned),
    recipients: (document.recipients ?? []).map((recipient) => recipientOf(recipient, owned)),
  };
}

function profileOf(id: string, fields: Partial<ProfileFields>, owned: OwnerVault): Profile {
  const text = (field: 'name' | 'location' | 'phoneNumber') => {
    const sealed = fields[field];
    return sealed ? owned.openText(place(field, id), sealed) : null;
  };
  const time = (at: Date | null | undefined) => at?.toISOString() ?? null;
  return {
    name: text('name'),
    location: text('location'),
    phoneNumber: text('phoneNumber'),
    isOnboardingComplete: fields.isOnboardingComplete ?? untold.profile.isOnboardingComplete,
    agreedToTermsAt: time(fields.agreedToTermsAt),
    agreedToPrivacyAt: time(fields.agreedToPrivacyAt),
    consentedToDataUsageAt: time(fields.consentedToDataUsageAt),
    careCoachAvatar: fields.careCoachAvatar ?? untold.profile.careCoachAvatar,
  };
}

function recipientOf(fields: RecipientFields, owned: OwnerVault): Recipient {
  const { _id: id, name, relationship, conditions, insuranceType } = fields;
  return {
    id,
    name: owned.openText(place('recipients.name', id), name),
    relationship: owned.open(place('recipients.relationship', id), relationship, null),
    conditions: owned.open(place('recipients.conditions', id), conditions, []),
    insuranceType: owned.open(place('recipients.insuranceType', id), insuranceType, null),
  };
}

/** The fields a change names, sealed, and nothing else: a text that could not be read must not be written back. */
export function toDocument(owner: string, change: CareProfileChange, owned: OwnerVault): StoredChange {
  switch (change.kind) {
    case 'profile':
      return { set: under('profile', sealedProfile(owner, change.fields, owned)) };
    case 'recipient added': {
      const { id, ...fields } = change.recipient;
      return { push: { recipients: { _id: id, ...sealedRecipient(id, fields, owned) } } };
    }
    case 'recipient changed': {
      const fields = sealedRecipient(change.id, change.fields, owned);
      return { which: { 'recipients._id': change.id }, set: under('recipients.$', fields) };
    }
  }
}

type StoredChange = { which?: object; set?: object; push?: object };

const under = (path: string, fields: object) =>
  Object.fromEntries(Object.entries(fields).map(([field, value]) => [`${path}.${field}`, value as unknown]));

function sealedProfile(
  id: string,
  { name, location, phoneNumber, ...plain }: Partial<Profile>,
  owned: OwnerVault,
) {
  const texts = Object.entries({ name, location, phoneNumber }).filter(([, text]) => text !== undefined);
  const sealed = texts.map(([field, text]) => [field, text && owned.seal(place(field, id), text)] as const);
  return { ...plain, ...Object.fromEntries(sealed) };
}

function sealedRecipient(id: string, fields: Partial<Omit<Recipient, 'id'>>, owned: OwnerVault) {
  const sealed = Object.entries(fields).map(
    ([field, value]) => [field, owned.seal(place(`recipients.${field}`, id), value)] as const,
  );
  return Object.fromEntries(sealed);
}
