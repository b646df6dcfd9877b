import type { CareContext } from '@careward/contracts/care-profile/internal-calls';
import { states, type State } from '@careward/contracts/care-profile/states';
import type { CareProfile } from './care-profile.domain.js';

/** The part of a care profile that other services may read: no names, no address. */
export const careContextOf = ({ version, profile, recipients }: CareProfile): CareContext => ({
  version,
  state: stateOf(profile.location),
  recipients: recipients.map(({ relationship, conditions, insuranceType }) => ({
    relationship,
    conditions,
    insuranceType,
  })),
});

/** What may follow the state: a ZIP code, the country. */
const suffix = /[\s,.]*(\b\d{5}(-\d{4})?|\bU\.?S\.?A?\.?|\bUnited States( of America)?)?[\s,.]*$/i;

const codes = new Set(Object.keys(states));
/** Longest first: West Virginia is not Virginia. */
const names = (Object.entries(states) as [State, string][])
  .map(([code, name]) => ({ code, ending: new RegExp(`(^|[\\s,])${name.replace(' ', '\\s+')}$`, 'i') }))
  .sort((one, other) => other.ending.source.length - one.ending.source.length);

/** The state a typed location ends with, by its two-letter code or its name; null when it names none. */
export function stateOf(location: string | null): State | null {
  // Twice, since "Newark, NJ 07102, USA" ends with both.
  const place = (location?.normalize('NFC') ?? '').replace(suffix, '').replace(suffix, '');
  const code = /(?:^|[\s,])([a-z]{2})$/i.exec(place)?.[1]?.toUpperCase();
  if (code && codes.has(code)) return code as State;
  return names.find(({ ending }) => ending.test(place))?.code ?? null;
}
