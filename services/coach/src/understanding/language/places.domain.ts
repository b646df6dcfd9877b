import { type Place, placeNames } from '@careward/content/care-profile/state-names';
import { fold } from '@careward/content/text/readings';

const places = Object.keys(placeNames.en) as Place[];

const IN = '(?<=\\b(?:in|en|from|state of|estado de) )';
/** A name that is also a person's, or another word ("montaña", "ojo colorado"), counts after "in" or alone. */
const after = (name: string) => `${IN}${name}|^${name}(?=\\W*$)`;

/** How places are named in folded text, where it is not by their names in either language alone. */
const special: Partial<Record<Place, string>> = {
  CO: after('colorado'),
  DC: 'washington,? d\\.? ?c\\b|district of columbia|distrito de columbia|d\\. ?c\\.',
  GA: after('georgia'),
  IN: after('indiana'),
  KS: 'kansas(?! city)',
  ME: after('maine'),
  MO: 'missouri|misuri',
  MS: 'mississippi|misisipi',
  MT: after('montana'),
  NH: '(?:new|nuevo|nueva) hampshire',
  NV: after('nevada'),
  NY: 'new york|nueva york|nyc',
  TX: 'texas|tejas',
  VA: `(?:${after('virginia')})(?! occidental)`,
  WA: `(?:${after('washington')})(?!,? d\\.? ?c)|washington state`,
};

const names = places.map((place) => ({
  place,
  named: new RegExp(
    `(?<!west |[\\w-])(?:${special[place] ?? [placeNames.en[place], placeNames.es[place]].map(fold).join('|')})(?![\\w-])`,
    'g',
  ),
}));

/** Codes that are no word and nothing else in care (MS, VA, SC, KY), so that they count anywhere in capitals. */
const CODES = 'TX|FL|NY|NJ|NC|TN|GA|WI|MN|AZ|NV|NM|UT|KS|WA|WV|WY|RI|AR|MO|SD';
/** These count after "in" or a comma. */
const AFTER_COMMA = `${CODES}|OH|SC|KY|CA|MI|MA|CO|LA|IL|VA|AL|CT|DC`;
/** These after "in" alone: "dementia, OK?", "Dr. Lee, MD". */
const AFTER_IN = `${AFTER_COMMA}|PA|MD|OK|IN|OR|PR`;
const code = new RegExp(
  `(?<![\\w-])(?:${CODES})(?![\\w-])|(?<=\\b(?:[Ii]n|[Ee]n|[Ff]rom|[Ss]o(?:y|mos) de) )(?:${AFTER_IN})(?![\\w-])|(?<=, )(?:${AFTER_COMMA})(?![\\w-])`,
  'g',
);
const smallCode = /(?<=\b(?:in|en) )(?:tx|ny|nj|nc|fl|tn|az|nv|wi|mn|ky|sc|nm|wv|ca|pa)(?![\w-])/g;
/** Alone, a code may be written as one likes, unless it is a word that answers something else. */
const onlyCode = /^\s*(?!(?:ok|hi|me|or|in|oh)\b)([a-z]{2})[\s.!]*$/i;
const isShouted = (text: string) => text === text.toUpperCase();

type PlaceMention = { place: Place; at: number; said: string };

function findMentions(text: string): PlaceMention[] {
  const folded = fold(text);
  const alone = onlyCode.exec(text)?.[1]?.toUpperCase();
  const only = places
    .filter((place) => place === alone)
    .map((place) => ({ place, at: 0, said: fold(place) }));
  const byName = names.flatMap(({ place, named }) =>
    [...folded.matchAll(named)].map(({ 0: said, index }) => ({ place, at: index, said })),
  );
  const codes = [...(isShouted(text) ? [] : text.matchAll(code)), ...text.matchAll(smallCode)].map(
    ({ 0: said, index }) => ({ place: said.toUpperCase() as Place, at: index, said: fold(said) }),
  );
  return [...only, ...byName, ...codes].sort((one, other) => one.at - other.at);
}

/** The states and other places that a text names in either language, in its order. */
export const placesIn = (text: string): Place[] => [...new Set(findMentions(text).map(({ place }) => place))];

/** What may stand beside a place in a message that tells nothing else. */
const BESIDE =
  /\b(?:i|we|she|he|they|my|our|mom|mother|dad|father|lives?|living|live|am|are|is|im|were|shes|hes|its|it|the|state|of|in|from|here|yo|vivo|vive|vivimos|viven|estoy|estamos|esta|es|soy|somos|mi|mama|papa|el|la|estado|de|en|aqui|yes|si|no|to|please|thanks|gracias|por|favor)\b/g;

/** Whether a message says where and nothing else: "Ohio", "she lives in Texas". */
export function isOnlyPlace(text: string): boolean {
  const said = findMentions(text);
  if (said.length === 0) return false;
  const rest = said.reduce((left, place) => left.replace(place.said, ' '), fold(text));
  return !/[a-z0-9]/.test(rest.replace(BESIDE, ' '));
}

/** Where a question is about, and whether the profile alone says so. */
export type KnownPlaces = { places: readonly Place[]; areFromProfile: boolean };

/** At most two: who is cared for may live in another state than who cares. */
const MOST = 2;

/** The places that a question names, else those of an earlier one of the conversation, else the profile's. */
export function placesOf(
  { text, earlier }: { text: string; earlier: readonly { question: string }[] },
  profile: string | null,
): KnownPlaces {
  const said = [text, ...earlier.map(({ question }) => question).toReversed()]
    .map(placesIn)
    .find((named) => named.length > 0);
  if (said) return { places: said.slice(0, MOST), areFromProfile: false };
  return { places: places.filter((place) => place === profile), areFromProfile: true };
}
