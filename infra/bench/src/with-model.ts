import { readFileSync } from 'node:fs';
import type { EarlierExchange } from '@careward/coach/answering/answer-question.domain';
import type { Purpose } from '@careward/coach/model/coach-model';
import { LibraryIndex } from '@careward/coach/retrieval/library-index.domain';
import type { Language } from '@careward/contracts/kernel/languages';
import { contentOf, passagesOf } from '@careward/discovery/library/document.domain';
import { readSeed } from '@careward/discovery/library/library-seed';
import { answerTo, coachWith, type Dialogue } from './coach-under-test.js';
import type { Result } from './goal.js';
import { type LabelledTurn, type ModelTurn, RecordedModel } from './recorded-model.js';

/** Of labelled turns, the share whose right prepared answer has to be among the passages. */
const GOAL = { passages: 0.93, calls: 4 };
/** Rough, as for a host that does not count. */
const CHARACTERS_PER_TOKEN = 4;

/** Conversations that nothing was learned from; their labels play the model. */
const DIALOGUES = 'infra/training/untouched/dialogues/writer-3.jsonl';

type MeasuredTurn = ModelTurn & { turn: LabelledTurn; lang: Language; isFirst: boolean; kind: string };

/** What a model is given for labelled conversations, and what its answers cost. */
export async function writtenAnswerResults(): Promise<Result[]> {
  const seed = await readSeed();
  const index = new LibraryIndex(seed.topics.map((topic) => passagesOf(contentOf(topic), seed.version)));
  const model = new RecordedModel();
  const coach = await coachWith(index, model);
  const turns: MeasuredTurn[] = [];
  for (const dialogue of dialogues()) {
    const earlier: EarlierExchange[] = [];
    for (const turn of dialogue.turns) {
      model.begin(turn, titlesOf(turn, dialogue.lang, index));
      const answer = await answerTo(coach, turn.text, dialogue, earlier);
      const isFirst = earlier.length === 0;
      earlier.push({ question: turn.text, risk: answer.risk, feeling: answer.feeling ?? null, answer });
      turns.push({ ...model.asked, turn, lang: dialogue.lang, isFirst, kind: answer.kind });
    }
  }
  const labelled = turns.filter(({ turn, had }) => had && turn.answers.length > 0);
  return [
    passagesResult(
      'first turns',
      labelled.filter(({ isFirst }) => isFirst),
    ),
    passagesResult(
      'later turns',
      labelled.filter(({ isFirst }) => !isFirst),
    ),
    passagesResult(
      'in English',
      labelled.filter(({ lang }) => lang === 'en'),
    ),
    passagesResult(
      'in Spanish',
      labelled.filter(({ lang }) => lang === 'es'),
    ),
    passagesResult('all turns', labelled),
    costResult(turns.filter(({ calls }) => calls > 0)),
    kindsResult(turns),
  ];
}

const dialogues = () =>
  readFileSync(DIALOGUES, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Dialogue<LabelledTurn>);

const titlesOf = ({ answers }: LabelledTurn, lang: Language, index: LibraryIndex): string[] =>
  answers.flatMap((id) => index.answered(id)?.answered.question[lang] ?? []);

const percent = (part: number, of: number) => `${((100 * part) / (of || 1)).toFixed(1)} %`;

function passagesResult(name: string, turns: readonly MeasuredTurn[]): Result {
  const count = (holds: (turn: MeasuredTurn) => boolean | undefined) => turns.filter(holds).length;
  const last = count(({ had }) => had?.last);
  const of = turns.length;
  return {
    name: `the right prepared answer among a model's passages, ${name}, ${of} turns`,
    figures: `at first ${percent(
      count(({ had }) => had?.first),
      of,
    )}, after its search ${percent(last, of)}; searched in ${percent(
      count(({ searches }) => searches > 0),
      of,
    )}`,
    goal: `${GOAL.passages * 100} %`,
    reached: last >= GOAL.passages * of,
  };
}

function costResult(turns: readonly MeasuredTurn[]): Result {
  const mean = (of: (turn: MeasuredTurn) => number) =>
    turns.reduce((sum, turn) => sum + of(turn), 0) / (turns.length || 1);
  const tokens = (purpose: Purpose) =>
    `${purpose} ${(['read', 'written'] as const)
      .map((kind) => Math.round(mean(({ characters }) => characters[purpose][kind]) / CHARACTERS_PER_TOKEN))
      .join(' and ')}`;
  const most = Math.max(0, ...turns.map(({ calls }) => calls));
  return {
    name: `calls of a model, ${turns.length} answers`,
    figures: `mean ${mean(({ calls }) => calls).toFixed(2)}, most ${most}; tokens read and written, about: ${tokens('triage')}, ${tokens('write')}`,
    goal: `at most ${GOAL.calls} calls`,
    reached: most <= GOAL.calls,
  };
}

function kindsResult(turns: readonly MeasuredTurn[]): Result {
  const kinds = Object.entries(Object.groupBy(turns, ({ kind }) => kind));
  return {
    name: `kinds of answers, ${turns.length} turns`,
    figures: kinds.map(([kind, group = []]) => `${kind} ${group.length}`).join(', '),
    goal: 'none set',
    reached: true,
  };
}
