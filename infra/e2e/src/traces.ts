import { residueOf } from './residue.js';

/** What stays of a person: that there was one, and that their keys may not be made again. */
export const onlyTheId = ['mongodb careward_identity.users', 'mongodb careward_keys.data_keys'];

/** Where a caregiver is known by the id who has left something in every service that keeps something. */
export const everywhere = [
  ...onlyTheId,
  'mongodb careward_care_profile.care_profiles',
  'mongodb careward_coach.care_contexts',
  'mongodb careward_coach.conversations',
  'mongodb careward_coach.exchanges',
  'mongodb careward_identity.sessions',
];

/** Where any of these texts stands; the gateway's counters of requests end within their minute by themselves. */
export const tracesOf = async (...search: Parameters<typeof residueOf>): Promise<string[]> =>
  (await residueOf(...search)).filter((place) => !place.startsWith('redis rate:'));
