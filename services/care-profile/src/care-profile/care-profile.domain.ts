import {
  DATA_USE_REQUIRED,
  NAME_TAKEN,
  PRIVACY_REQUIRED,
  TERMS_REQUIRED,
} from '@careward/contracts/care-profile/fields';
import type { CareContext, CarePeople } from '@careward/contracts/care-profile/internal-calls';
import { RECIPIENTS_PER_CAREGIVER } from '@careward/contracts/kernel/limits';
import {
  type ChangeProfile,
  type Profile,
  type Recipient,
  type SaveProfile,
  type SaveRecipient,
} from '@careward/contracts/care-profile/schemas';
import { type Place, placeNames } from '@careward/content/care-profile/state-names';
import { fold } from '@careward/content/text/readings';
import { invalidInput, notFound, ProblemError } from '@careward/platform/http/problem-error';

/** What one caregiver entered about themself and about those they care for. `version` counts the changes. */
export type CareProfile = { version: number; profile: Profile; recipients: Recipient[] };

/** Everybody's care profile before the first write. */
export const emptyCareProfile: CareProfile = {
  version: 0,
  profile: {
    name: null,
    location: null,
    phoneNumber: null,
    isOnboardingComplete: false,
    agreedToTermsAt: null,
    agreedToPrivacyAt: null,
    consentedToDataUsageAt: null,
    careCoachAvatar: 'default',
  },
  recipients: [],
};

/** One change. Fields that it does not name stay as they are stored. */
export type CareProfileChange =
  | { kind: 'profile'; fields: Partial<Profile> }
  | { kind: 'recipient added'; recipient: Recipient }
  | { kind: 'recipient changed'; id: string; fields: Partial<Omit<Recipient, 'id'>> }
  | { kind: 'recipient removed'; id: string };

export function applyChange(before: CareProfile, change: CareProfileChange): CareProfile {
  const { profile, recipients } = before;
  const version = before.version + 1;
  switch (change.kind) {
    case 'profile':
      return { version, recipients, profile: { ...profile, ...change.fields } };
    case 'recipient added':
      return { version, profile, recipients: [...recipients, change.recipient] };
    case 'recipient changed': {
      const { id, fields } = change;
      return { version, profile, recipients: recipients.map((r) => (r.id === id ? { ...r, ...fields } : r)) };
    }
    case 'recipient removed':
      return { version, profile, recipients: recipients.filter(({ id }) => id !== change.id) };
  }
}

/** A refusal names the missing ones in this order. */
const consents = [
  { field: 'agreedToTermsAt', sentence: TERMS_REQUIRED },
  { field: 'agreedToPrivacyAt', sentence: PRIVACY_REQUIRED },
  { field: 'consentedToDataUsageAt', sentence: DATA_USE_REQUIRED },
] as const;

type ConsentTimes = Pick<Profile, (typeof consents)[number]['field']>;

/** The fields that a form changes. Throws when onboarding is completed without every consent, given now or before. */
export function profileChange(
  current: Profile,
  form: SaveProfile | ChangeProfile,
  now: Date,
): Partial<Profile> {
  if ('careCoachAvatar' in form) return form;
  const given = consentsGiven(form, now);
  if (form.isOnboardingComplete) assertConsents({ ...current, ...given });
  return {
    name: form.name,
    location: form.location,
    ...(form.phoneNumber !== undefined && { phoneNumber: form.phoneNumber || null }),
    ...(form.isOnboardingComplete !== undefined && { isOnboardingComplete: form.isOnboardingComplete }),
    ...given,
  };
}

/** Under the server's time: the time that the browser sends proves nothing. */
function consentsGiven(form: SaveProfile, now: Date): Partial<ConsentTimes> {
  const sent = consents.filter(({ field }) => form[field]);
  return Object.fromEntries(sent.map(({ field }) => [field, now.toISOString()]));
}

function assertConsents(times: ConsentTimes): void {
  const missing = consents.filter(({ field }) => times[field] === null);
  if (missing.length > 0)
    throw invalidInput(missing.map(({ field, sentence }) => ({ path: [field], message: sentence })));
}

/**
 * A form changes the recipient with its id, else the one with its name; else it adds one with the id `newId`. Two do not
 * get one name, since a caregiver tells them apart by it.
 */
export function recipientChange(
  recipients: readonly Recipient[],
  { id, isNew, name, relationship, conditions, insuranceType }: SaveRecipient,
  newId: string,
): Extract<CareProfileChange, { kind: 'recipient added' | 'recipient changed' }> {
  const named = recipients.find((recipient) => sameName(recipient.name, name));
  const known = id ? recipients.find((recipient) => recipient.id === id) : named;
  const keepsName = known !== undefined && sameName(known.name, name);
  if (named && (isNew || (known && !keepsName)))
    throw invalidInput([{ path: ['name'], message: NAME_TAKEN }]);
  const fields = { name, relationship, conditions };
  if (known) {
    const insurance = insuranceType !== undefined && { insuranceType };
    return { kind: 'recipient changed', id: known.id, fields: { ...fields, ...insurance } };
  }
  if (id) throw notFound('care recipient');
  if (recipients.length >= RECIPIENTS_PER_CAREGIVER) throw tooManyRecipients();
  return {
    kind: 'recipient added',
    recipient: { id: newId, ...fields, insuranceType: insuranceType ?? null },
  };
}

/** Null: somebody removed them already, here or elsewhere. */
export const recipientRemoval = (
  recipients: readonly Recipient[],
  id: string,
): Extract<CareProfileChange, { kind: 'recipient removed' }> | null =>
  recipients.some((recipient) => recipient.id === id) ? { kind: 'recipient removed', id } : null;

/** Keyboards differ in how they compose "é". */
const sameName = (one: string, other: string) => normalize(one) === normalize(other);
const normalize = (name: string) => name.trim().normalize('NFC').toLowerCase();

const tooManyRecipients = () =>
  new ProblemError({
    status: 400,
    code: 'too-many-recipients',
    detail:
      `You can add up to ${RECIPIENTS_PER_CAREGIVER} care recipients. ` +
      'Remove one of them in your profile, then add this one.',
  });

/** The part of a care profile that other services may read: no names, no address. */
export const careContextOf = (profile: CareProfile): CareContext => {
  const { recipients, ...about } = carePeopleOf(profile);
  return { ...about, recipients: recipients.map(({ id: _id, name: _name, ...recipient }) => recipient) };
};

/** The part that the coach alone may read: by these names a caregiver speaks of people. */
export const carePeopleOf = ({ version, profile, recipients }: CareProfile): CarePeople => ({
  version,
  state: placeOf(profile.location),
  recipients: recipients.map(({ id, name, relationship, conditions, insuranceType }) => ({
    id,
    name,
    relationship,
    conditions,
    insuranceType,
  })),
});

/** What may follow the place: a ZIP code, the country. In folded text without periods. */
const suffix =
  /[\s,]*(\b\d{5}(-\d{4})?|\busa?|\bunited states( of america)?|\bee ?uu|\bestados unidos)?[\s,]*$/;

/** Names that people use beside those of `placeNames`, folded and without periods. */
const otherNames: Partial<Record<Place, readonly string[]>> = {
  DC: ['washington,? dc', 'district of columbia', 'distrito de columbia'],
  MO: ['misuri'],
  MS: ['misisipi'],
  NH: ['nueva hampshire', 'nuevo hampshire'],
  NM: ['nuevo mejico'],
  NY: ['new york city', 'nyc'],
  TX: ['tejas'],
};

/** Longest first: West Virginia is not Virginia. */
const places = (Object.keys(placeNames.en) as Place[])
  .flatMap((place) => {
    const names = [place, placeNames.en[place], placeNames.es[place]].map(withoutPeriods);
    return [...names, ...(otherNames[place] ?? [])].map((name) => ({ place, name }));
  })
  .sort((one, other) => other.name.length - one.name.length)
  .map(({ place, name }) => ({ place, ending: new RegExp(`(^|[\\s,])${name.replaceAll(' ', '\\s+')}$`) }));

function withoutPeriods(text: string): string {
  const folded = fold(text).replaceAll(/\b([a-z])\. ?([a-z])\b\.?/g, '$1$2');
  return folded.replaceAll('.', ' ').replaceAll(/ +/g, ' ').trim();
}

/** The state, DC or Puerto Rico that a typed location ends with, in either language; null when it names none. */
export function placeOf(location: string | null): Place | null {
  // Twice, since "Newark, NJ 07102, USA" ends with both.
  const typed = withoutPeriods(location ?? '')
    .replace(suffix, '')
    .replace(suffix, '');
  return places.find(({ ending }) => ending.test(typed))?.place ?? null;
}
