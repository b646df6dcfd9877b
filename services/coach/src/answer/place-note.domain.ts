import type { Source, Suggestion } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { placeRules } from '@careward/content/assessment/state-rules';
import { stateTexts } from '@careward/content/assessment/state-texts';
import { type Place, placeNames } from '@careward/content/care-profile/state-names';
import {
  hostOf,
  placeQuestions,
  placesOffered,
  type PlaceQuestion,
  placeTexts,
} from '@careward/content/coach/place-questions';
import type { KnownPlaces } from '../language/places.domain.js';

/** The topic, or its answered question, that a place was asked for. */
export type AskedPlaceFor = { topicId: string; answerId?: string };

/**
 * What an answer that differs by state says of the place: the line below its first one, what stands near its end, and what
 * both are from; or, where no place is known, the line that asks for it and the chips to choose one.
 */
export type PlaceNote = {
  lines: string[];
  more: string[];
  sources: Source[];
  asks?: { for: AskedPlaceFor; suggestions: Suggestion[] };
};

export const noPlaceNote: PlaceNote = { lines: [], more: [], sources: [] };

type Asked = {
  answer: AskedPlaceFor;
  lang: Language;
  known: KnownPlaces;
  /** The number of the first source. */
  n: number;
  /** Not again in a conversation, and not below an answer that may not be meant. */
  mayAsk: boolean;
};

export function placeNoteFor({ answer, lang, known, n, mayAsk }: Asked): PlaceNote {
  const about = placeQuestions[answer.answerId ?? answer.topicId];
  if (!about) return noPlaceNote;
  if (known.places.length === 0) return mayAsk ? asking(answer, lang) : noPlaceNote;
  const notes = known.places.map((place, at) => noteOf(place, { about, lang, n: n + at, known }));
  return {
    lines: notes.flatMap(({ lines }) => lines),
    more: notes.flatMap(({ more }) => more),
    sources: notes.flatMap(({ sources }) => sources),
  };
}

const asking = (answer: AskedPlaceFor, lang: Language): PlaceNote => ({
  lines: [placeTexts[lang].ask],
  more: [],
  sources: [],
  asks: {
    for: answer,
    suggestions: placesOffered.map((place) => ({ ...answer, title: placeNames[lang][place] })),
  },
});

type About = { about: PlaceQuestion; lang: Language; n: number; known: KnownPlaces };

function noteOf(place: Place, { about, lang, n, known }: About): PlaceNote {
  const words = placeTexts[lang];
  const plain = placeNames[lang][place];
  const name = known.areFromProfile ? words.fromProfile(plain) : plain;
  const rule = placeRules[place];
  if (!rule) return { ...noPlaceNote, lines: [words.unknown(name)] };
  const says = stateTexts[lang];
  const ofSpouse = says.spouse[rule.spouse];
  const line = {
    pay: () => words.pay[rule.family]({ name, rule }),
    spouse: () => words.spouse({ name, rule }, ofSpouse),
    office: () => words.office({ name, rule }),
  }[about]();
  const ofPay = [
    words.askFor(rule),
    ...(about === 'pay' ? [ofSpouse] : []),
    ...(rule.note ? [rule.note[lang]] : []),
  ];
  const more = [...(about === 'office' ? [] : ofPay), `${says.confidence[rule.confidence]} ${says.readOn}`];
  return {
    lines: [`${line} [${n}]`],
    more: [words.about(plain), ...more.map((text) => `- ${text} [${n}]`)],
    sources: [{ n, title: rule.program, url: rule.website, sourceName: hostOf(rule) }],
  };
}
