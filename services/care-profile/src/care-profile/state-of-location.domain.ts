import { states, type State } from '@careward/contracts/care-profile/states';

/** What may stand behind the state: a ZIP code, the country. */
const afterwards = /[\s,.]*(\b\d{5}(-\d{4})?|\bU\.?S\.?A?\.?|\bUnited States( of America)?)?[\s,.]*$/i;

const codes = new Set(Object.keys(states));
/** Longest first: West Virginia is not Virginia. */
const named = (Object.entries(states) as [State, string][])
  .map(([code, name]) => ({ code, ending: new RegExp(`(^|[\\s,])${name.replace(' ', '\\s+')}$`, 'i') }))
  .sort((one, other) => other.ending.source.length - one.ending.source.length);

/** The state a typed location ends with, by its two-letter code or its name; null when it names none. */
export function stateOf(location: string | null): State | null {
  const place = withoutEnding(withoutEnding(location?.normalize('NFC') ?? ''));
  const code = /(?:^|[\s,])([a-z]{2})$/i.exec(place)?.[1]?.toUpperCase();
  if (code && codes.has(code)) return code as State;
  return named.find(({ ending }) => ending.test(place))?.code ?? null;
}

/** Called twice: "Newark, NJ 07102, USA" ends with both. */
const withoutEnding = (place: string) => place.replace(afterwards, '');
