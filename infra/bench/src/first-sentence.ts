import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type GenerationEvent, generationEvent } from '@careward/contracts/coach/generations';
import { coachRoutes } from '@careward/contracts/coach/routes';
import type { Stack } from '@careward/local/stack';
import { addressOf, callRoute } from '@careward/testing/call-route';
import { median, type Result } from './goal.js';
import { signUp, startRoles } from './reads.js';
import { type SlowModel, startSlowModel } from './slow-model.js';

const STREAMS = 50;
/** So many of them are one person's; more would be refused. */
const STREAMS_EACH = 5;
const QUESTIONS_EACH = 3;
const GOAL_MS = 150;
/** The streams begin within the time of one answer, so that their sentences do not all end at once. */
const APART_MS = 5_000;
/** Not counted: a service that has just started compiles what it runs. */
const WARM_UP = 20;
const ALONE = 40;

const QUESTIONS = [
  'How can I keep my mother from falling at home',
  'How do I bathe my father safely',
  'What helps with sundowning in the evening',
  'How do I find respite care near us',
  'How do I get him out of bed without hurting my back',
];

type WithModel = { stack: Stack; model: SlowModel; stop(): Promise<void> };

export async function startWithModel(folder: string, log: (line: string) => void): Promise<WithModel> {
  const model = await startSlowModel();
  const stack = await startRoles(folder, log, { OPENAI_BASE_URL: model.url, OPENAI_MODEL: 'slow' });
  const stop = async () => {
    await stack.stop();
    await model.stop();
  };
  return { stack, model, stop };
}

/** What the way from a question to the screen adds to the time that a model takes for its first sentence. */
export async function firstSentenceResults({ stack, model }: WithModel): Promise<Result[]> {
  const { url, mailUrl } = stack;
  let questions = 0;
  /** Asked once, by which the model's host knows it, and of one sentence: parts would be looked up apart. */
  const nextQuestion = () => `${QUESTIONS[questions % QUESTIONS.length]} in week ${(questions += 1)}?`;
  const ask = async (question: Question): Promise<AddedTime> => {
    const askedAt = performance.now();
    const shownAt = await firstTextAt(url, question);
    const ofModel = model.firstSentence(question.content);
    if (shownAt === null || !ofModel) return null;
    return { before: ofModel.askedAt - askedAt, after: shownAt - ofModel.writtenAt };
  };
  const person = async () => ({ authorization: `Bearer ${await signUp(url, mailUrl)}` });
  const converse = async (headers: Headers) =>
    (await callRoute(url, coachRoutes.createConversation, { headers, body: { title: 'Talk' } })).body.id;

  const oneByOne = async (headers: Headers, count: number) => {
    const added: AddedTime[] = [];
    for (let n = 0; n < count; n += 1) {
      const conversation = { headers, id: await converse(headers) };
      added.push(await ask({ ...conversation, content: nextQuestion(), isStopped: true }));
    }
    return added;
  };
  const stream = async (headers: Headers) => {
    const id = await converse(headers);
    await setTimeout(randomInt(APART_MS));
    const added: AddedTime[] = [];
    for (let asked = 0; asked < QUESTIONS_EACH; asked += 1)
      added.push(await ask({ headers, id, content: nextQuestion() }));
    return added;
  };

  const first = await person();
  await oneByOne(first, WARM_UP);
  const alone = await oneByOne(first, ALONE);
  const people = await Promise.all(Array.from({ length: STREAMS / STREAMS_EACH }, person));
  const streams = people.flatMap((headers) => Array<Headers>(STREAMS_EACH).fill(headers));
  const together = (await Promise.all(streams.map(stream))).flat();
  return [resultOf('one stream', alone), resultOf(`${STREAMS} streams`, together)];
}

type Headers = Record<string, string>;
type Question = {
  headers: Headers;
  /** Of the conversation. */
  id: string;
  content: string;
  /** Whether the answer is stopped after its first sentence. */
  isStopped?: boolean;
};
/** Milliseconds until the model is asked, and from its sentence to the screen; null without a sentence. */
type AddedTime = { before: number; after: number } | null;

function resultOf(open: string, answers: readonly AddedTime[]): Result {
  const all = answers.filter((one) => one !== null);
  const added = all.map(({ before, after }) => before + after);
  const without = answers.length - all.length;
  return {
    name: `to the first sentence beyond the model's own time, ${open} open`,
    figures: [
      `${all.length} answers: ${spread(added)}`,
      `until the model is asked ${spread(all.map(({ before }) => before))}`,
      `from its sentence to the screen ${spread(all.map(({ after }) => after))}`,
      `${without} without a sentence`,
    ].join('; '),
    goal: `p95 within ${GOAL_MS} ms`,
    reached: p95(added) <= GOAL_MS && without === 0,
  };
}

const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Infinity;

const spread = (values: readonly number[]) =>
  `median ${Math.round(median(values))} ms, p95 ${Math.round(p95(values))} ms`;

/** When the first text is shown; null where the answer comes without any before its end. */
async function firstTextAt(
  origin: string,
  { headers, id, content, isStopped }: Question,
): Promise<number | null> {
  const { path, method } = coachRoutes.sendMessage;
  const answer = await fetch(origin + addressOf(path, { id }), {
    method,
    headers: { ...headers, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ content }),
  });
  let first: number | null = null;
  let generation = '';
  for await (const event of eventsOf(answer)) {
    if (event.type === 'begun') generation = event.generationId;
    if (event.type !== 'text' || first !== null) continue;
    first = performance.now();
    if (isStopped)
      await callRoute(origin, coachRoutes.stopGeneration, { headers, params: { id: generation } });
  }
  return first;
}

async function* eventsOf(answer: Response): AsyncGenerator<GenerationEvent> {
  let text = '';
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    const events = (text + part).split('\n\n');
    text = events.pop() ?? '';
    for (const event of events) {
      const data = /^data: (.+)$/m.exec(event)?.[1];
      if (data !== undefined) yield generationEvent.parse(JSON.parse(data));
    }
  }
}
