import { writeFileSync } from 'node:fs';
import { loadEncoder, type SentenceEncoder } from '@careward/coach/encoder/sentence-encoder';
import { readAnswersModel } from '@careward/coach/learned/answers-file';
import { shippedOwnTexts } from '@careward/coach/learned/answers-model';
import type { ConversationModel } from '@careward/coach/learned/conversation-file';
import { learnedAnswers } from '@careward/coach/learned/learned-answers.domain';
import { learned } from '@careward/coach/learned/learned-models';
import {
  answerChances,
  type AnswerWeights,
  type LearnedAnswers,
  NO_ANSWER,
} from '@careward/coach/library/retrieval/answer-chances.domain';
import { evidenceOn } from '@careward/coach/library/retrieval/find-answers.domain';
import {
  type RankedTopics,
  rankTopics,
  topicsAmong,
  wholeTexts,
} from '@careward/coach/library/retrieval/find-topics.domain';
import { nothingFound } from '@careward/coach/library/retrieval/found-topics.domain';
import type { LibraryIndex } from '@careward/coach/library/retrieval/library-index.domain';
import type { RememberedTurn } from '@careward/coach/library/retrieval/remembered.domain';
import { readAnswerRows, type WordingRow } from './answer-rows.js';
import { type Dialogue, readDialogueRows, WRITERS } from './dialogue-rows.js';
import { embedded } from './embedded.js';
import { fitAnswerWeights, noWeights } from './fit-answers.domain.js';
import { readOther } from './labelled-rows.js';
import { conversationFigures, isLater, type JudgedTurn } from './measure-conversations.domain.js';

/** In what share of the later turns a wrong answer may stand as sure. */
const WRONG_AS_SURE = { together: 0.025, alone: 0.015 };
/** By what the turns before are answered in the fit, in the order of `Evidence`: near what it finds. */
const FIRST_WEIGHTS = [
  0.6, 0.35, 1.2, 0, 0, 0, 0.05, 0.1, 0.4, 0.15, 0.25, 0.3, 1, 0.6, -0.6, 0.5, 0.9, -0.9, 0.8, 0.8,
];
/** The places of what counts for an answer that nothing was learned of: as for a message by itself. */
const OF_UNKNOWN = [4, 5];

/** Acts that are answered from what is there already, and those that are not about care. */
const OF_THE_SHOWN = ['shorter', 'explain', 'repeat', 'summarise'];
const SHOW_NOTHING = [...OF_THE_SHOWN, 'thanks', 'aside', 'off'];

type How = keyof AnswerWeights;
type Weights = AnswerWeights[How];

const FILE = new URL('../../../services/coach/models/conversation.json', import.meta.url);

/**
 * Learns what a conversation's turns tell about the next one, on each writer to measure on the other, then on both. The
 * answers must have been learned before.
 */
export async function trainConversation(progress: (line: string) => void): Promise<void> {
  const { dialogues, hash } = readDialogueRows();
  const { library, other } = await readAnswerRows();
  const off = {
    taught: other.fittedOn,
    measured: readOther('untouched').filter(({ kind }) => kind === 'off-topic'),
  };
  const judge = await judging(library, dialogues);
  const of = (writer: number) => dialogues.filter((dialogue) => dialogue.writer === writer);
  const fit = async (taught: readonly Dialogue[], how: How): Promise<Weights> => {
    const first = { ...noWeights[how], answer: FIRST_WEIGHTS };
    const turns = await judge(taught, { how, weights: first, off: off.taught, isMeasured: false });
    const fitted = turns.filter(
      (turn) => isLater(turn) && !OF_THE_SHOWN.includes(turn.act) && turn.row.answer !== '?',
    );
    const weights = fitAnswerWeights(fitted, WRONG_AS_SURE[how]);
    const single = readAnswersModel().header.weights[how].answer;
    return {
      ...weights,
      answer: weights.answer.map((weight, at) => (OF_UNKNOWN.includes(at) ? (single[at] ?? 0) : weight)),
    };
  };
  const figures: string[] = [];
  for (const writer of WRITERS) {
    const others = dialogues.filter((dialogue) => dialogue.writer !== writer);
    const weights = await fit(others, 'together');
    const judged = await judge(of(writer), { how: 'together', weights, off: off.measured, isMeasured: true });
    figures.push(...conversationFigures(`writer ${writer}`, judged));
  }
  for (const line of figures) progress(line);
  const weights = { together: await fit(dialogues, 'together'), alone: await fit(dialogues, 'alone') };
  const model: ConversationModel = { data: hash, measured: figures, weights };
  writeFileSync(FILE, `${JSON.stringify(model, null, 1)}\n`);
  progress(`what a conversation tells, from ${dialogues.length} of them`);
}

type Judging = {
  how: How;
  weights: Weights;
  off: readonly Pick<WordingRow, 'lang' | 'text'>[];
  isMeasured: boolean;
};

/**
 * Every turn with what speaks for each answer, after what the weights would have shown before it; and at the end of each
 * conversation a message about something else.
 */
async function judging(library: LibraryIndex, dialogues: readonly Dialogue[]) {
  const { header, model } = readAnswersModel();
  const ownTexts = shippedOwnTexts();
  const vectorOf = await vectorsAsNeeded(
    await loadEncoder(),
    dialogues.flatMap(({ turns }) => turns.map(({ text }) => text)),
  );
  const once = eachOnce<RankedTopics>();
  const answersLearned = remembering(
    learnedAnswers(model, { weights: header.weights, inConversation: noWeights }),
  );

  return async (
    some: readonly Dialogue[],
    { how, weights, off, isMeasured }: Judging,
  ): Promise<JudgedTurn[]> => {
    const known = {
      library,
      learned: { ...answersLearned, inConversation: { ...noWeights, [how]: weights } },
      ownTexts,
    };
    const judged: JudgedTurn[] = [];
    for (const [n, { id, lang, turns, people, writer }] of some.entries()) {
      const others = off.filter((row) => row.lang === lang);
      const last = { text: others[n % others.length]?.text ?? '', act: 'off' as const, answers: [] };
      const earlier: RememberedTurn[] = [];
      const conditions = [...new Set(people.flatMap((person) => person.conditions))];
      for (const { text, act, answers } of [...turns, last]) {
        const about = { question: text, earlier: [...earlier], lang, conditions };
        const vectors = how === 'together' ? await vectorOf(wholeTexts(about, library)) : () => null;
        const asked = { ...about, vectorOf: vectors };
        const ranked = once(`${id} ${earlier.length} ${how} ${text}`, () =>
          rankTopics(asked, library, learned),
        );
        const found = isMeasured ? topicsAmong(asked, ranked, { library, learned }) : nothingFound;
        const { evidence, weights: used } = evidenceOn(asked, ranked, known);
        const [best] = answerChances(evidence, used).answers;
        const held = answers.filter((id) => library.answered(id));
        const [answer = answers.length > 0 ? '?' : NO_ANSWER, ...fits] = held;
        judged.push({
          row: { answer, fits, writer, lang, text },
          act,
          at: earlier.length,
          evidence,
          used,
          likeness: () => 0,
          topics: { ranked, found },
        });
        const isShown = best && !SHOW_NOTHING.includes(act);
        earlier.push({ question: text, shown: isShown ? [best.answered.id] : [] });
      }
    }
    return judged;
  };
}

function remembering(answers: LearnedAnswers): LearnedAnswers {
  const once = eachOnce<ReturnType<LearnedAnswers['scoresOf']>>();
  return {
    ...answers,
    scoresOf: (text, vector) => once(`${vector !== null} ${text}`, () => answers.scoresOf(text, vector)),
  };
}

/** Most turns are judged several times. */
function eachOnce<Value>() {
  const known = new Map<string, Value>();
  return (key: string, make: () => Value): Value => {
    const value = known.get(key) ?? make();
    known.set(key, value);
    return value;
  };
}

async function vectorsAsNeeded(encoder: SentenceEncoder, first: readonly string[]) {
  const vectors = await embedded(first);
  const known = new Map(first.map((text, n) => [text, vectors[n] as Float32Array]));
  return async (texts: readonly string[]) => {
    const missing = texts.filter((text) => !known.has(text));
    for (const [n, vector] of (await encoder.embed(missing)).entries()) known.set(missing[n] ?? '', vector);
    return (text: string): Float32Array | null => known.get(text) ?? null;
  };
}
