import {
  type Act,
  actOf,
  acts,
  actScores,
  type ActSettings,
} from '@careward/coach/understanding/learned/acts.domain';
import type {
  SettingsPair,
  Features,
  LinearModel,
} from '@careward/coach/understanding/learned/linear-model.domain';
import { countsOf } from '@careward/coach/understanding/learned/linear-model.domain';
import { type DialogueRows, readDialogueRows, WRITERS } from './dialogue-rows.js';
import { embedded } from './embedded.js';
import { fitLogit } from './fit-logit.domain.js';
import { readOther } from './labelled-rows.js';
import { train, trainMeaning } from './linear-trainer.domain.js';
import { actFigures } from './measure-acts.domain.js';
import { writeModel, writeThresholds } from './write-model.js';

const features: Features = { words: [1, 3], characters: [2, 5], buckets: 8_192 };
/** The settings are fitted on every turn, as judged by a model that had not learned from its conversation. */
const FOLDS = 4;
/** Of the messages about other things and the app one in so many, so that they do not crowd out the few of a conversation. */
const OF_OTHER = 6;

export type ActExample = {
  text: string;
  act: Act;
  vector: Float32Array;
  /** Null where it was not written within a conversation. */
  turn: { writer: number; conversation: number } | null;
};
type Turn = ActExample & { turn: NonNullable<ActExample['turn']> };
const isTurn = (example: ActExample): example is Turn => example.turn !== null;

/** Learns what people do with a message: on each writer to measure on the other, then on both. */
export async function trainActs(progress: (line: string) => void): Promise<void> {
  const rows = readDialogueRows();
  const examples = await examplesOf(rows);
  const figures = WRITERS.flatMap((writer) => {
    const { model, settings } = modelFrom(examples.filter(({ turn }) => turn?.writer !== writer));
    const left = examples.filter(isTurn).filter(({ turn }) => turn.writer === writer);
    const judged = left.map((example) => ({
      act: example.act,
      found: actOf(model, settings.together, example),
    }));
    return actFigures(`acts, writer ${writer} left out`, judged);
  });
  for (const line of figures) progress(line);
  const { model, settings } = modelFrom(examples);
  writeModel('acts', model);
  writeThresholds<ActSettings>('acts', { data: rows.hash, settings, measured: figures });
  progress(`the acts, from ${examples.length} messages`);
}

/** The conversations tell more acts apart than the coach does. */
const actLabelled = (label: string): Act => acts.find((act) => act === label) ?? 'ask';

async function examplesOf({ dialogues, wordings }: DialogueRows): Promise<ActExample[]> {
  const turns = dialogues.flatMap(({ writer, turns: messages }, conversation) =>
    messages.map(({ text, act }) => ({ text, act: actLabelled(act), turn: { writer, conversation } })),
  );
  const others = readOther('data')
    .filter(({ kind }, at) => (kind === 'off-topic' || kind === 'about-app') && at % OF_OTHER === 0)
    .map(({ text }) => ({ text, act: 'ask' as const, turn: null }));
  const written = wordings.map(({ text, act }) => ({ text, act: actLabelled(act), turn: null }));
  const all = [...turns, ...written, ...others];
  const vectors = await embedded(all.map(({ text }) => text));
  return all.map((row, n) => ({ ...row, vector: vectors[n] as Float32Array }));
}

function modelFrom(examples: readonly ActExample[]): {
  model: LinearModel;
  settings: SettingsPair<ActSettings>;
} {
  const model = linearFrom(examples);
  const turns = examples.filter(isTurn);
  const judged = Array.from({ length: FOLDS }, (_, fold) => {
    const isLeft = ({ turn }: ActExample) => turn !== null && turn.conversation % FOLDS === fold;
    const own = linearFrom(examples.filter((example) => !isLeft(example)));
    return turns
      .filter(isLeft)
      .map((example) => ({ example, scores: actScores(own, example.text, example.vector) }));
  }).flat();
  return {
    model,
    settings: {
      together: settingsFrom(judged, model.classes),
      alone: settingsFrom(
        judged.map(({ example, scores }) => ({ example, scores: { ...scores, meaning: null } })),
        model.classes,
      ),
    },
  };
}

const linearFrom = (examples: readonly ActExample[]): LinearModel => ({
  ...train(
    examples.map(({ text, act }) => ({ counts: countsOf(text, features), label: act })),
    features,
  ),
  meaning: trainMeaning(
    examples.map(({ vector, act }) => ({ vector, label: act })),
    1,
  ),
});

type ScoredTurn = { example: Turn; scores: ReturnType<typeof actScores> };

function settingsFrom(judged: readonly ScoredTurn[], classes: readonly string[]): ActSettings {
  const choices = judged.map(({ example: { act }, scores: { spelling, meaning } }) => ({
    alternatives: classes.map((_, k) => [
      spelling[k] ?? 0,
      meaning?.[k] ?? 0,
      ...classes.map((__, other) => (other === k ? 1 : 0)),
    ]),
    chosen: classes.indexOf(act),
  }));
  const [spelling = 0, meaning = 0, ...biases] = fitLogit(choices, 2 + classes.length);
  return { spelling, meaning, biases };
}
