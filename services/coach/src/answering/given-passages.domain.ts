import type { Source } from '@careward/contracts/coach/schemas';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { placeNames } from '@careward/content/care-profile/state-names';
import { stateContacts, type StateContactKind } from '@careward/content/coach/state-contacts';
import { hostOf, placeTexts } from '@careward/content/coach/place-questions';
import type { TopicAnswer } from '../retrieval/library-index.domain.js';
import type { KnownPlaces } from '../understanding/language/places.domain.js';
import { type Citable, sourceOf } from './answer.domain.js';
import { asDocument } from './prepared-answer.domain.js';
import { type PlaceNote, placeNoteFor } from './place-note.domain.js';

/** What a model may cite, by its number, and the source that it is in the answer. */
export type GivenPassage = {
  n: number;
  document: DocumentPassages;
  source: Omit<Source, 'n'>;
  /** The prepared answer that it is. */
  held?: TopicAnswer;
  isOfPlace?: true;
};

type UnnumberedPassage = Omit<GivenPassage, 'n'>;

/** How many prepared answers a model is given for a message, and how many more of the conversation before. */
const MOST_GIVEN = { now: 8, before: 8 };

type PassageInputs = {
  lang: Language;
  /** The likeliest prepared answers, best first. */
  candidates: readonly TopicAnswer[];
  /** Those that the earlier answers were written from, the latest first. */
  before: readonly TopicAnswer[];
  /** Topics and crawled pages that were found. */
  documents: readonly Citable[];
  places: KnownPlaces;
  /** The person's, each with the name that they know it by. */
  files: readonly { document: DocumentPassages; title: string }[];
};

/** Everything that a model may cite for a message, each once, in the order in which it is told. */
export function collectPassages({
  lang,
  candidates,
  before,
  documents,
  places,
  files,
}: PassageInputs): GivenPassage[] {
  const now = candidates.slice(0, MOST_GIVEN.now);
  const ids = new Set(now.map(({ answered }) => answered.id));
  const earlier = before.filter(({ answered }) => !ids.has(answered.id)).slice(0, MOST_GIVEN.before);
  const topics = documents.filter(({ answerId }) => answerId === undefined);
  return numberPassages(
    [
      ...now.map((held) => passageOfAnswer(held, lang)),
      ...topics.map((document) => ({ document, source: sourceOfDocument(document, lang) })),
      ...passagesOfPlaces(places, [...now, ...earlier], lang),
      ...earlier.map((held) => passageOfAnswer(held, lang)),
      ...files.map(({ document, title }) => ({ document, source: sourceOfFile(document, title) })),
    ],
    0,
  );
}

/** What a search found: prepared answers from the first of each list on, then topics and pages, without what is given already. */
export function collectFoundPassages(
  found: { lists: readonly (readonly TopicAnswer[])[]; documents: readonly Citable[] },
  given: readonly GivenPassage[],
  lang: Language,
): GivenPassage[] {
  const answers = new Set(given.map(({ held }) => held?.answered.id));
  const others = new Set(given.flatMap(({ held, document }) => (held ? [] : document.documentId)));
  const held = interleaveAnswers(found.lists).filter(({ answered }) => !answers.has(answered.id));
  const documents = found.documents.filter(
    ({ answerId, documentId }, at, all) =>
      answerId === undefined &&
      !others.has(documentId) &&
      all.findIndex((one) => one.documentId === documentId) === at,
  );
  return numberPassages(
    [
      ...held.slice(0, MOST_GIVEN.now).map((each) => passageOfAnswer(each, lang)),
      ...documents.map((document) => ({ document, source: sourceOfDocument(document, lang) })),
    ],
    given.length,
  );
}

/** Several lists as one: the first of each, then the second of each, each answer once. */
function interleaveAnswers(lists: readonly (readonly TopicAnswer[])[]): TopicAnswer[] {
  const longest = Math.max(0, ...lists.map(({ length }) => length));
  const all = Array.from({ length: longest }, (_, at) => lists.flatMap((list) => list[at] ?? [])).flat();
  return [...new Map(all.map((each) => [each.answered.id, each])).values()];
}

const numberPassages = (passages: readonly UnnumberedPassage[], from: number): GivenPassage[] =>
  passages.map((passage, at) => ({ ...passage, n: from + at + 1 }));

function passageOfAnswer(held: TopicAnswer, lang: Language): UnnumberedPassage {
  const document = asDocument(held);
  return { document, source: sourceOfDocument(document, lang), held };
}

function sourceOfDocument(document: Citable, lang: Language): Omit<Source, 'n'> {
  const { n: _unnumbered, ...source } = sourceOf(document, lang, 0);
  return source;
}

const sourceOfFile = ({ url }: DocumentPassages, title: string): Omit<Source, 'n'> => ({
  title,
  url,
  file: url,
});

/** The public bodies of the places that are known, and what the given answers differ in there: a passage a page. */
function passagesOfPlaces(
  known: KnownPlaces,
  given: readonly TopicAnswer[],
  lang: Language,
): UnnumberedPassage[] {
  const lines = new Map<string, { source: Omit<Source, 'n'>; texts: Set<string> }>();
  const add = ({ n: _n, ...source }: Source, text: string) => {
    const page = lines.get(source.url) ?? { source, texts: new Set<string>() };
    lines.set(source.url, { ...page, texts: page.texts.add(text) });
  };
  for (const { topic, answered } of given)
    for (const [source, text] of citedLines(
      placeNoteFor({
        answer: { topicId: topic.documentId, answerId: answered.id },
        lang,
        known,
        n: 1,
        mayAsk: false,
      }),
    ))
      add(source, text);
  for (const place of known.places)
    for (const kind of Object.keys(stateContacts) as StateContactKind[]) {
      const contact = stateContacts[kind][place];
      const { name, url } = contact ?? {};
      if (!contact || name === undefined || url === undefined) continue;
      add(
        { n: 0, title: name, url, sourceName: hostOf(url) },
        placeTexts[lang].contact({ place: placeNames[lang][place], contact }),
      );
    }
  return [...lines.values()].map(({ source, texts }) => ({
    document: asPage(source, [...texts], lang),
    source,
    isOfPlace: true,
  }));
}

const CITED = /^(?:- )?(.+?) \[(\d+)\]$/;

/** The lines of a note that cite a page, without the number. */
function citedLines({ lines, more, sources }: PlaceNote): [Source, string][] {
  return [...lines, ...more].flatMap((line): [Source, string][] => {
    const [, text, n] = CITED.exec(line) ?? [];
    const source = sources.find((one) => String(one.n) === n);
    return text !== undefined && source ? [[source, text]] : [];
  });
}

const asPage = (
  { title, url }: Omit<Source, 'n'>,
  texts: readonly string[],
  lang: Language,
): DocumentPassages => ({
  documentId: url,
  version: 1,
  title: { en: title, es: title },
  url,
  keywords: { en: [], es: [] },
  conditions: [],
  confirmed: true,
  // Each of its lines is one sentence, as a step is.
  passages: texts.map((text, at) => ({ id: `${lang}.steps.${at}`, lang, part: 'steps', text })),
});
