import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import type { EarlierExchange } from '@careward/coach/answering/answer-question.domain';
import type { Answer } from '@careward/coach/answering/answer.domain';
import { linesOf, linesShownIn } from '@careward/coach/answering/conversation.domain';
import { readMeanVectors } from '@careward/coach/encoder/mean-vectors';
import { acts } from '@careward/coach/understanding/learned/acts.domain';
import { learned } from '@careward/coach/understanding/learned/learned-models';
import { LibraryIndex } from '@careward/coach/retrieval/library-index.domain';
import { contentOf, passagesOf } from '@careward/discovery/library/document.domain';
import { readSeed } from '@careward/discovery/library/library-seed';
import { answerTo, coachWith, type Dialogue } from './coach-under-test.js';

/**
 * Prints labelled conversations as the coach answers them, and how often a later answer says the same again:
 * `node infra/bench/dist/conversations.js DIRECTORY [--print W1-001,W2-001] [--labelled] [--alone] [--beside]`. `--labelled`
 * takes the acts as they are labelled, `--alone` answers each message as if it were the first; `--beside` prints what that
 * would be above the answer of the coach that remembers.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    print: { type: 'string', default: '' },
    labelled: { type: 'boolean', default: false },
    alone: { type: 'boolean', default: false },
    beside: { type: 'boolean', default: false },
  },
});

type Turn = { text: string; act: string; answers: string[]; risk?: 'none' | 'strip' | 'card' };

const [directory = 'infra/training/data/dialogues'] = positionals;
const dialogues = readdirSync(directory)
  .filter((name) => name.endsWith('.jsonl'))
  .flatMap((name) => readFileSync(join(directory, name), 'utf8').trim().split('\n'))
  .map((line) => JSON.parse(line) as Dialogue<Turn>);
/** What is asked for again may be said again. */
const asksAgain: readonly string[] = ['shorter', 'repeat'];

const printed = values.print.split(',');
const seed = await readSeed();
const index = new LibraryIndex(
  seed.topics.map((topic) => passagesOf(contentOf(topic), seed.version)),
  readMeanVectors(),
);
const coach = await coachWith(index, null);
const all: { answer: Answer; earlier: EarlierExchange[]; turn: Turn }[] = [];

for (const dialogue of dialogues.filter(({ id }) => values.print === '' || printed.includes(id))) {
  const earlier: EarlierExchange[] = [];
  for (const turn of dialogue.turns) {
    if (values.labelled) learned.actOf = () => acts.find((known) => known === turn.act) ?? 'ask';
    const answer = await answerTo(coach, turn.text, dialogue, values.alone ? [] : earlier);
    all.push({ answer, earlier: [...earlier], turn });
    const { risk, feeling = null, askedPlaceFor } = answer;
    earlier.push({ question: turn.text, risk, feeling, askedPlaceFor, answer });
    if (!printed.includes(dialogue.id)) continue;
    printTurn(dialogue, turn);
    if (values.beside && earlier.length > 1)
      printAnswer('alone', await answerTo(coach, turn.text, dialogue, []));
    printAnswer('remembering', answer);
  }
}
tell();

function printTurn({ id, lang }: Dialogue<Turn>, { text, act, answers }: Turn) {
  process.stdout.write(`\n${id} ${lang} (${act}: ${answers.join(', ')})\n> ${text}\n`);
}

function printAnswer(how: string, answer: Answer) {
  const asked = (answer.suggestions ?? []).map(({ title }) => `[${title}]`).join(' ');
  const risk = answer.risk ? ` ${answer.risk.level} ${answer.risk.category}` : '';
  const lines = [
    `${how}: ${answer.kind}${answer.form ? `, ${answer.form}` : ''}${risk}`,
    answer.content,
    ...answer.sources.slice(0, 1).map((source) => `  from ${source.answerId ?? source.topicId}`),
    ...(asked === '' ? [] : [asked]),
  ];
  process.stdout.write(`${lines.join('\n')}\n`);
}

function tell() {
  const later = all.filter(({ earlier }) => earlier.length > 0);
  const isSame = ({ answer, earlier, turn }: (typeof all)[number]) => {
    if (asksAgain.includes(turn.act)) return false;
    const shown = linesShownIn(earlier);
    const cited = linesOf(answer).filter((_, at) => answer.content.split('\n')[at]?.endsWith(']'));
    return cited.length > 0 && cited.filter((line) => shown.has(line)).length * 2 >= cited.length;
  };
  const count = (holds: (each: (typeof all)[number]) => boolean) => later.filter(holds).length;
  const kinds = Object.entries(Object.groupBy(later, ({ answer }) => answer.kind));
  const shown = (isMeant: (each: (typeof all)[number]) => boolean) => {
    const meant = all.filter(isMeant);
    const of = (level: string) => meant.filter(({ answer }) => answer.risk?.level === level).length;
    return `${meant.length} messages, ${of('card')} cards, ${of('strip')} strips`;
  };
  const figures = [
    `later answers ${later.length}, of them saying half of their lines again ${count(isSame)}`,
    `by kind: ${kinds.map(([kind, each = []]) => `${kind} ${each.length}`).join(', ')}`,
    `off topic ${count(({ answer }) => answer.outcome === 'off-topic')}, refused ${count(({ answer }) => answer.outcome === 'refused')}`,
    ...(['none', 'strip', 'card'] as const).map(
      (risk) => `danger ${risk}: ${shown(({ turn }) => turn.risk === risk)}`,
    ),
    `taking up an answer before: ${(['shorter', 'repeat', 'nearest-line'] as const).map((how) => `${how} ${count(({ answer }) => answer.form === how)}`).join(', ')}`,
    rightFigures(
      'first turns',
      all.filter(({ earlier }) => earlier.length === 0),
    ),
    rightFigures('later turns', later),
    ...(['en', 'es'] as const).map((lang) =>
      rightFigures(
        `later turns, ${lang}`,
        later.filter(({ answer }) => answer.lang === lang),
      ),
    ),
  ];
  process.stdout.write(`\n${figures.join('\n')}\n`);
}

/** Of the turns that a prepared answer fits: how often a right one is shown, and shown or offered. */
function rightFigures(name: string, turns: typeof all): string {
  const fitting = turns.filter(({ turn }) => turn.answers.length > 0);
  const isRight = ({ answers }: Turn, id: string | undefined) => id !== undefined && answers.includes(id);
  const shown = fitting.filter(({ answer, turn }) => answersShown(answer).some((id) => isRight(turn, id)));
  const known = fitting.filter(({ answer: { sources, suggestions = [] }, turn }) =>
    [...sources, ...suggestions].some(({ answerId }) => isRight(turn, answerId)),
  );
  const percent = (part: readonly unknown[]) => `${((100 * part.length) / fitting.length).toFixed(1)} %`;
  return `${name}, ${fitting.length}: right shown ${percent(shown)}, shown or offered ${percent(known)}`;
}

/** The prepared answers of which a line stands in the answer; a question back shows none. */
function answersShown({ kind, content, sources }: Answer): string[] {
  if (kind === 'choice') return [];
  return sources.flatMap(({ n, answerId }) =>
    answerId !== undefined && content.includes(`[${n}]`) ? [answerId] : [],
  );
}
