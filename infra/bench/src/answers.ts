import { replyKindOf } from '@careward/coach/understanding/reply-kind.domain';
import type { VectorLookup } from '@careward/coach/encoder/vectors';
import { learned } from '@careward/coach/understanding/learned/learned-models';
import { Retrieve } from '@careward/coach/retrieval/retrieve';
import { type SearchQuestion, textsToEmbed } from '@careward/coach/retrieval/retrieve.domain';
import type { SearchResult } from '@careward/coach/retrieval/search-result.domain';
import { memoryOfQuestions } from '@careward/coach/retrieval/conversation-memory.domain';
import { LibraryIndex } from '@careward/coach/retrieval/library-index.domain';
import type { Language } from '@careward/contracts/kernel/languages';
import { contentOf, passagesOf } from '@careward/discovery/library/document.domain';
import { readSeed } from '@careward/discovery/library/library-seed';
import { readRows, readUntouched } from '@careward/training/labelled-rows';
import { screenFigures, type LevelCounts } from '@careward/training/measure-screen.domain';
import { answeredQuestionResults } from './answered-questions.js';
import type { Result } from './goal.js';
import { knownVectors, levelOf } from './safety-figures.js';

/** The goals of the coach's answers without a model, as shares. Oblique questions are judged by what they are offered. */
const GOAL = {
  plain: { first: 0.85, among: 0.96, wrong: 0.05 },
  oblique: { among: 0.6 },
  offTopic: { declined: 0.98 },
  urgent: { plain: { shown: 0.98, card: 0.93 }, oblique: { shown: 0.8 } },
  falseCards: 0.03,
  strips: 0.06,
  ms: { screen: 5, retrieval: 20 },
};

const NONE_SET = 'none set';

/** Topics and screen on the messages of a writer from whom nothing was learned (infra/training/untouched). */
export async function answerResults(): Promise<Result[]> {
  const seed = await readSeed();
  const library = new LibraryIndex(seed.topics.map((topic) => passagesOf(contentOf(topic), seed.version)));
  const rows = readRows('untouched');
  const asked = [...rows.questions, ...rows.other, ...readUntouched<AskedRow>('two-topics')].map(
    ({ text }): SearchQuestion => about(text),
  );
  const followUps = readUntouched<AskedRow>('follow-ups').map(({ text }) => about(...turnsOf(text)));
  const vectorOf = await knownVectors([
    ...rows.safety.map(({ text }) => text),
    ...[...asked, ...followUps].flatMap((each) => textsToEmbed(each, library)),
  ]);
  const retrieve = new Retrieve({ index: library } as never, null, {} as never);
  const find = (question: string, lang: Language, earlier: readonly string[] = []): SearchResult =>
    retrieve.execute({ ...about(question, earlier), lang, vectorOf });
  const level = (text: string) => levelOf(text, vectorOf(text));
  const screened = screenFigures(rows, level);

  return [
    ...topicResults(rows.questions, find),
    ...declineResults(rows.other, find),
    smallTalkResult(rows, vectorOf),
    followUpResult(find),
    twoTopicsResult(find),
    ...answeredQuestionResults(),
    ...[...screened.urgent].map(([group, shown]) => urgentResult(group, shown)),
    ...[...screened.harmless].map(([group, shown]) => falseCardResult(group, shown)),
    ...[...screened.ordinary].map(([group, shown]) => stripResult(group, shown)),
    latencyResult('the screen', GOAL.ms.screen, rows.questions, ({ text }) => level(text)),
    latencyResult('the retrieval', GOAL.ms.retrieval, rows.questions, ({ text, lang }) => find(text, lang)),
  ];
}

const about = (question: string, earlier: readonly string[] = []): SearchQuestion => ({
  question,
  earlier: memoryOfQuestions(earlier),
  lang: 'en',
  conditions: [],
});

type Find = (question: string, lang: Language, earlier?: readonly string[]) => SearchResult;
type Row = AskedRow & { wording: string };

const topicResults = (questions: readonly Row[], find: Find): Result[] =>
  groupsOf(questions, ({ wording, lang }) => `${wording} ${lang}`).map(([group, rows]) => {
    const figures = outcomeFigures(rows, ({ text, lang }) => find(text, lang));
    const { first, among, wrong, answered, refused } = figures;
    const isPlain = group.startsWith('plain');
    return {
      name: `topics, ${group}, ${rows.length} questions`,
      figures:
        `a right one first ${inPercent(first)}, among those named ${inPercent(among)}, ` +
        `answered ${inPercent(answered)} (${inPercent(wrong)} of these from wrong topics alone), ` +
        `refused ${inPercent(refused)}`,
      goal: isPlain ? 'first 85 %, among 96 %, wrong at most 5 %' : 'among 60 %',
      reached: isPlain
        ? first >= GOAL.plain.first && among >= GOAL.plain.among && wrong <= GOAL.plain.wrong
        : among >= GOAL.oblique.among,
    };
  });

const declineResults = (
  other: readonly { kind: string; lang: Language; text: string }[],
  find: Find,
): Result[] =>
  groupsOf(
    other.filter(({ kind }) => kind === 'off-topic'),
    ({ lang }) => lang,
  ).map(([lang, rows]) => {
    const found = rows.map((row) => find(row.text, row.lang));
    const declined = share(found, (each) => !isAnswered(each));
    const isOff = share(found, ({ isOffTopic }) => isOffTopic);
    return {
      name: `off topic, ${lang}, ${rows.length} messages`,
      figures: `declined ${inPercent(declined)}, without naming any topic ${inPercent(isOff)}`,
      goal: 'declined 98 %',
      reached: declined >= GOAL.offTopic.declined,
    };
  });

function smallTalkResult({ other, questions }: ReturnType<typeof readRows>, vectorOf: VectorLookup): Result {
  const isReplied = ({ text }: { text: string }) =>
    replyKindOf(text, learned.intentOf(text, vectorOf(text))) !== null;
  const said = other.filter(({ kind }) => kind === 'small-talk' || kind === 'about-app');
  return {
    name: `small talk and questions about the product, ${said.length} messages`,
    figures: `replied to ${inPercent(share(said, isReplied))}, and to ${inPercent(share(questions, isReplied))} of the questions about care`,
    goal: NONE_SET,
    reached: true,
  };
}

/** A conversation stands in one text, its questions apart by two bars. */
const TURNS = ' || ';
const turnsOf = (text: string): [string, string[]] => {
  const turns = text.split(TURNS);
  return [turns.at(-1) ?? '', turns.slice(0, -1)];
};

function followUpResult(find: Find): Result {
  const rows = readUntouched<AskedRow>('follow-ups');
  const { among, answered } = outcomeFigures(rows, ({ text, lang }) => {
    const [question, earlier] = turnsOf(text);
    return find(question, lang, earlier);
  });
  return {
    name: `follow-ups, ${rows.length} conversations`,
    figures: `a right topic among those named ${inPercent(among)}, answered ${inPercent(answered)}`,
    goal: NONE_SET,
    reached: true,
  };
}

function twoTopicsResult(find: Find): Result {
  const rows = readUntouched<AskedRow>('two-topics');
  const found = rows.map((row) => ({ row, found: find(row.text, row.lang) }));
  const both = share(found, ({ row, found: each }) =>
    row.topics.every((topic) => topicsNamed(each).includes(topic)),
  );
  return {
    name: `two topics in one question, ${rows.length} questions`,
    figures: `both among those named ${inPercent(both)}`,
    goal: NONE_SET,
    reached: true,
  };
}

function urgentResult(group: string, { of, card, cardOrStrip }: LevelCounts): Result {
  const goal = group.startsWith('plain') ? GOAL.urgent.plain : { ...GOAL.urgent.oblique, card: 0 };
  return {
    name: `emergencies, ${group}, ${of} messages`,
    figures: `card or strip ${inPercent(cardOrStrip / of)}, card ${inPercent(card / of)}`,
    goal: `card or strip ${inPercent(goal.shown)}${goal.card ? `, card ${inPercent(goal.card)}` : ''}`,
    reached: cardOrStrip / of >= goal.shown && card / of >= goal.card,
  };
}

const falseCardResult = (group: string, { of, card, cardOrStrip }: LevelCounts): Result => ({
  name: `near misses and messages without risk, ${group}, ${of} messages`,
  figures: `card ${inPercent(card / of)}, card or strip ${inPercent(cardOrStrip / of)}`,
  goal: 'card at most 3 %',
  reached: card / of <= GOAL.falseCards,
});

const stripResult = (lang: string, { of, card, cardOrStrip }: LevelCounts): Result => ({
  name: `everyday questions, ${lang}, ${of} questions`,
  figures: `card or strip ${inPercent(cardOrStrip / of)}, card ${inPercent(card / of)}`,
  goal: 'card or strip at most 6 %',
  reached: cardOrStrip / of <= GOAL.strips,
});

function latencyResult<Each>(
  name: string,
  goal: number,
  rows: readonly Each[],
  work: (row: Each) => unknown,
): Result {
  const times = rows
    .map((row) => {
      const began = performance.now();
      work(row);
      return performance.now() - began;
    })
    .sort((a, b) => a - b);
  const at = (part: number) => times[Math.floor(part * times.length)] ?? 0;
  return {
    name: `${name}, ${rows.length} questions`,
    figures: `median ${at(0.5).toFixed(1)} ms, p99 ${at(0.99).toFixed(1)} ms`,
    goal: `p99 under ${goal} ms`,
    reached: at(0.99) < goal,
  };
}

const inPercent = (part: number) => `${(100 * part).toFixed(1)} %`;

const groupsOf = <Each>(rows: readonly Each[], groupOf: (row: Each) => string): [string, Each[]][] =>
  Object.entries(Object.groupBy(rows, groupOf)).map(([group, own = []]) => [group, own]);

type AskedRow = { text: string; lang: Language; topics: readonly string[] };

/** Shares of all questions, from 0 to 1; `wrong` is one of the answered. Named are sources, chips and nearest topics. */
type OutcomeFigures = Record<'first' | 'among' | 'wrong' | 'answered' | 'refused', number>;

const share = <Each>(rows: readonly Each[], holds: (row: Each) => boolean): number =>
  rows.length === 0 ? 0 : rows.filter(holds).length / rows.length;

const isAnswered = ({ certainty, documents }: SearchResult) =>
  certainty === 'sure' || (certainty === 'none' && documents.length > 0);

/** The topics of what is answered from, or of the three that are offered, best first. */
function topicsNamed({ certainty, candidates, documents }: SearchResult): string[] {
  const offered = candidates.slice(0, { sure: 1, unsure: 3, none: 0 }[certainty]);
  return [...offered.map(({ topic }) => topic), ...documents].map(({ documentId }) => documentId);
}

function outcomeFigures<Row extends AskedRow>(
  rows: readonly Row[],
  find: (row: Row) => SearchResult,
): OutcomeFigures {
  const asked = rows.map((row) => {
    const found = find(row);
    const isRight = topicsNamed(found).map((id) => row.topics.includes(id));
    return { isRight, isAnswered: isAnswered(found) };
  });
  const answered = asked.filter(({ isAnswered }) => isAnswered);
  return {
    first: share(asked, ({ isRight: [first = false] }) => first),
    among: share(asked, ({ isRight }) => isRight.includes(true)),
    wrong: share(answered, ({ isRight }) => !isRight.includes(true)),
    answered: share(asked, ({ isAnswered }) => isAnswered),
    refused: share(asked, ({ isAnswered }) => !isAnswered),
  };
}
