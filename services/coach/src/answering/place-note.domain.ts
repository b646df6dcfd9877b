import type { Source, Suggestion } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { placeRules } from '@careward/content/assessment/state-rules';
import { stateTexts } from '@careward/content/assessment/state-texts';
import { type Place, placeNames } from '@careward/content/care-profile/state-names';
import {
  contactQuestions,
  hostOf,
  medicaidOffices,
  placeQuestions,
  placesOffered,
  type PlaceQuestion,
  placeTexts,
} from '@careward/content/coach/place-questions';
import { type StateContactKind, stateContacts } from '@careward/content/coach/state-contacts';
import type { KnownPlaces } from '../understanding/language/places.domain.js';

/** The topic, or its answered question, that a place was asked for. */
export type AnswerReference = { topicId: string; answerId?: string };

/**
 * What an answer that differs by state says of the place: the line below its first one, what stands near its end, and what
 * both are from; or, where no place is known, the line that asks for it and the chips to choose one.
 */
export type PlaceNote = {
  lines: string[];
  more: string[];
  sources: Source[];
  asks?: { for: AnswerReference; suggestions: Suggestion[] };
};

export const noPlaceNote: PlaceNote = { lines: [], more: [], sources: [] };

type PlacedAnswer = {
  answer: AnswerReference;
  lang: Language;
  known: KnownPlaces;
  /** The number of the first source. */
  n: number;
  /** Not again in a conversation, and not below an answer that may not be meant. */
  mayAsk: boolean;
};

export function placeNoteFor({ answer, lang, known, n, mayAsk }: PlacedAnswer): PlaceNote {
  const contact = contactQuestions[answer.answerId ?? ''];
  if (contact) return contactNote(contact, { lang, known, n });
  const about = placeQuestions[answer.answerId ?? answer.topicId];
  if (!about) return noPlaceNote;
  if (known.places.length === 0) return mayAsk ? askForPlace(answer, lang) : noPlaceNote;
  const sources: Source[] = [];
  /** The number of a page, which is a source once however many places name it. */
  const cite: Cite = (title, url) => {
    const cited = sources.find((source) => source.url === url);
    if (cited) return cited.n;
    const source = { n: n + sources.length, title, url, sourceName: hostOf(url) };
    sources.push(source);
    return source.n;
  };
  const notes = known.places.map((place) => noteOf(place, { about, lang, cite, known }));
  return {
    lines: notes.flatMap(({ lines }) => lines),
    more: notes.flatMap(({ more }) => more),
    sources,
  };
}

/** The numbers of the places that are known; nobody is asked for a place on their account. */
function contactNote(
  kind: StateContactKind,
  { lang, known, n }: Pick<PlacedAnswer, 'lang' | 'known' | 'n'>,
): PlaceNote {
  const words = placeTexts[lang];
  const found = known.places.flatMap((place) => {
    const contact = stateContacts[kind][place];
    return contact ? [{ place: nameOf(place, known, lang), contact }] : [];
  });
  return {
    lines: found.map((each, at) => `${words.contact(each)} [${n + at}]`),
    more: [],
    sources: found.map(({ contact: { name, url } }, at) => ({
      n: n + at,
      title: name,
      url,
      sourceName: hostOf(url),
    })),
  };
}

/** A name of a place, which says where it is that of the profile. */
const nameOf = (place: Place, { areFromProfile }: KnownPlaces, lang: Language): string => {
  const name = placeNames[lang][place];
  return areFromProfile ? placeTexts[lang].fromProfile(name) : name;
};

const askForPlace = (answer: AnswerReference, lang: Language): PlaceNote => ({
  lines: [placeTexts[lang].ask],
  more: [],
  sources: [],
  asks: {
    for: answer,
    suggestions: placesOffered.map((place) => ({ ...answer, title: placeNames[lang][place] })),
  },
});

type Cite = (title: string, url: string) => number;
type PlaceNoteContext = { about: PlaceQuestion; lang: Language; cite: Cite; known: KnownPlaces };

function noteOf(
  place: Place,
  { about, lang, cite, known }: PlaceNoteContext,
): Pick<PlaceNote, 'lines' | 'more'> {
  const words = placeTexts[lang];
  const plain = placeNames[lang][place];
  const name = nameOf(place, known, lang);
  const rule = placeRules[place];
  if (!rule) return { lines: [words.unknown(name)], more: [] };
  const says = stateTexts[lang];
  const ofPay = [
    words.askFor(rule),
    ...(about === 'pay' ? [says.spouse[rule.spouse]] : []),
    ...(rule.note ? [rule.note[lang]] : []),
  ];
  const more = [...(about === 'office' ? [] : ofPay), `${says.confidence[rule.confidence]} ${says.readOn}`];
  const n =
    about === 'office' || rule.source === undefined
      ? cite(words.offices, medicaidOffices)
      : cite(words.paidCare(plain), rule.source);
  return {
    lines: [`${words[about]({ name, rule })} [${n}]`],
    more: [words.about(plain), ...more.map((text) => `- ${text} [${n}]`), `- ${words.apply(rule)}`],
  };
}
