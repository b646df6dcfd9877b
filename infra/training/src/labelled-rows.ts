import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { type Language, languages } from '@careward/contracts/kernel/languages';

type Row = { id: string; writer: number; lang: Language; text: string };
/** Plain names what is seen, oblique does not; in the first two writers' rows both are mixed. */
type Wording = 'plain' | 'oblique' | 'mixed';

export type SafetyRow = Row & {
  category: string;
  tier: 'T0' | 'T1' | 'T2' | 'T3' | 'T4' | 'T5';
  kind: 'positive' | 'near' | 'resolved' | 'benign';
  wording: Wording;
};
export type QuestionRow = Row & { topics: [string, ...string[]]; wording: Wording; near_emergency?: true };
export type OtherRow = Omit<Row, 'writer'> & {
  kind: 'off-topic' | 'small-talk' | 'about-app' | 'near';
  intent: string;
};

/** A topic of the library's seed, as far as its words are learned from. */
type SeedTopic = { id: string } & Record<string, string | string[] | null>;

/** What the library itself says about a topic, or the words people use for it. */
export type LibrarySentence = { topic: string; lang: Language; text: string };

export type LabelledRows = {
  safety: SafetyRow[];
  questions: QuestionRow[];
  other: OtherRow[];
  library: LibrarySentence[];
  /** How people ask the answered questions of topics that no other row is about. */
  asked: LibrarySentence[];
  /** SHA-256 of all of it. */
  hash: string;
};

/** The library is discovery's; its seed is read here as data, when the models are trained. */
const SEED = new URL('../../../services/discovery/seed/', import.meta.url);

/** Reads the rows to learn from (`data`), or those of the writer who is only measured on (`untouched`). */
export function readRows(set: 'data' | 'untouched'): LabelledRows {
  const hash = createHash('sha256');
  const read = <T>(name: string): T[] => {
    const text = readText(set, name);
    hash.update(text);
    return rowsIn<T>(text);
  };
  const readSeed = () => {
    const topics = JSON.parse(readFileSync(new URL('library.json', SEED), 'utf8')) as SeedTopic[];
    // Not the whole file: whether a source was read, say, is nothing to learn from.
    hash.update(JSON.stringify(librarySentences(topics)));
    return topics;
  };
  const safety = read<SafetyRow>('red-flags');
  const questions = read<QuestionRow>('questions');
  const other = read<OtherRow>('other');
  if (set === 'untouched')
    return { safety, questions, other, library: [], asked: [], hash: hash.digest('hex') };
  const seed = readSeed();
  const asked = wordingsOf(
    seed.filter(({ id }) => questions.every(({ topics }) => topics[0] !== id)),
    read<AnswerWording>('answer-wordings'),
  );
  return { safety, questions, other, library: librarySentences(seed), asked, hash: hash.digest('hex') };
}

type AnswerWording = { answer: string; lang: Language; text: string };

function wordingsOf(topics: readonly SeedTopic[], wordings: readonly AnswerWording[]): LibrarySentence[] {
  const topicOf = new Map(
    topics.flatMap(({ id }) => {
      const answers = readFileSync(new URL(`answers/${id}.json`, SEED), 'utf8');
      return (JSON.parse(answers) as { id: string }[]).map((answer) => [answer.id, id] as const);
    }),
  );
  return wordings.flatMap(({ answer, lang, text }) => {
    const topic = topicOf.get(answer);
    return topic === undefined ? [] : [{ topic, lang, text }];
  });
}

/** Messages that are no question about care. */
export const readOther = (set: 'data' | 'untouched') => rowsIn<OtherRow>(readText(set, 'other'));

/** What people write later in a conversation, with their messages before it, oldest first. */
export type LaterRow = Pick<SafetyRow, 'writer' | 'lang' | 'category' | 'kind' | 'text'> & {
  before: readonly string[];
};

export function readLaterRows(): { later: LaterRow[]; hash: string } {
  const text = readText('data', 'later-messages');
  return { later: rowsIn<LaterRow>(text), hash: createHash('sha256').update(text).digest('hex') };
}

/** Further rows of the writer who is only measured on, such as `follow-ups`. */
export const readUntouched = <T>(name: string): T[] => rowsIn<T>(readText('untouched', name));

const readText = (set: 'data' | 'untouched', name: string): string =>
  readFileSync(new URL(`../${set}/${name}.jsonl`, import.meta.url), 'utf8');

const rowsIn = <T>(text: string): T[] =>
  text.split('\n').flatMap((line) => (line ? [JSON.parse(line) as T] : []));

const PARTS = ['title', 'summary', 'when_to_call', 'steps', 'red_flags', 'keywords'];

const librarySentences = (topics: readonly SeedTopic[]): LibrarySentence[] =>
  topics.flatMap((topic) =>
    languages.flatMap((lang) =>
      PARTS.flatMap((part) => topic[lang === 'es' ? `${part}_es` : part] ?? []).map((text) => ({
        topic: topic.id,
        lang,
        text,
      })),
    ),
  );
