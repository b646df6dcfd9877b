import type { CareContext } from '@careward/contracts/care-profile/internal-calls';
import type { CareProfile } from './care-profile.domain.js';
import { stateOf } from './state-of-location.domain.js';

/** What another service may know of a care profile: whom one cares for, without a name or an address. */
export const careContextOf = ({ version, profile, recipients }: CareProfile): CareContext => ({
  version,
  state: stateOf(profile.location),
  recipients: recipients.map(({ relationship, conditions, insuranceType }) => ({
    relationship,
    conditions,
    insuranceType,
  })),
});
