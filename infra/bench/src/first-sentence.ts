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

const QUESTIONS = [
  'How can I keep my mother from falling at home?',
  'How do I bathe my father safely?',
  'What helps with sundowning in the evening?',
  'How do I find respite care near us?',
  'How do I get him out of bed without hurting my back?',
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
  /** Until a model is asked, from its sentence to the screen, and both. */
  const [before, after, added]: [number[], number[], number[]] = [[], [], []];
  let without = 0;
  const stream = async (n: number, headers: Record<string, string>) => {
    const { body } = await callRoute(url, coachRoutes.createConversation, {
      headers,
      body: { title: `Talk ${n}` },
    });
    await setTimeout(randomInt(APART_MS));
    for (let asked = 0; asked < QUESTIONS_EACH; asked += 1) {
      const content = `${QUESTIONS[(n + asked) % QUESTIONS.length]} ${n}-${asked}`;
      const askedAt = performance.now();
      const shownAt = await firstTextAt(url, headers, { id: body.id, content });
      const ofModel = model.firstSentence(content);
      if (shownAt === null || !ofModel) {
        without += 1;
        continue;
      }
      before.push(ofModel.askedAt - askedAt);
      after.push(shownAt - ofModel.writtenAt);
      added.push(shownAt - askedAt - (ofModel.writtenAt - ofModel.askedAt));
    }
  };
  const person = async (at: number) => {
    const headers = { authorization: `Bearer ${await signUp(url, mailUrl)}` };
    return () =>
      Promise.all(Array.from({ length: STREAMS_EACH }, (_, n) => stream(at * STREAMS_EACH + n, headers)));
  };
  const people = await Promise.all(Array.from({ length: STREAMS / STREAMS_EACH }, (_, at) => person(at)));
  await Promise.all(people.map((talk) => talk()));

  const figures = [
    `${added.length} answers: ${spread(added)}`,
    `until the model is asked ${spread(before)}`,
    `from its sentence to the screen ${spread(after)}`,
    `${without} without a sentence`,
  ].join('; ');
  return [
    {
      name: `to the first sentence beyond the model's own time, ${STREAMS} streams open`,
      figures,
      goal: `p95 within ${GOAL_MS} ms`,
      reached: p95(added) <= GOAL_MS && without === 0,
    },
  ];
}

const p95 = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Infinity;

const spread = (values: readonly number[]) =>
  `median ${Math.round(median(values))} ms, p95 ${Math.round(p95(values))} ms`;

/** When the first text is shown; null where the answer comes without any before its end. */
async function firstTextAt(
  origin: string,
  headers: Record<string, string>,
  { id, content }: { id: string; content: string },
): Promise<number | null> {
  const { path, method } = coachRoutes.sendMessage;
  const answer = await fetch(origin + addressOf(path, { id }), {
    method,
    headers: { ...headers, accept: 'text/event-stream', 'content-type': 'application/json' },
    body: JSON.stringify({ content }),
  });
  let first: number | null = null;
  for await (const event of eventsOf(answer)) if (event.type === 'text') first ??= performance.now();
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
