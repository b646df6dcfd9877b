import { randomInt } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { type GenerationEvent, generationEvent } from '@careward/contracts/coach/generations';
import { coachRoutes } from '@careward/contracts/coach/routes';
import { ASSERTION_HEADER } from '@careward/contracts/kernel/http';
import { addressOf } from '@careward/testing/call-route';
import { assertionFor } from '@careward/testing/caller-keys';
import { type ModelServer, startModelServer } from '../model/servers/model-server.js';
import { purposeOf, say, withHost, write } from '../model/servers/played-host.js';
import { type CoachProcess, startCoachProcess } from './coach-process.js';
import { aiMessageIn, type Caregiver, QUESTION, written } from './two-coaches.js';

const COPIES = 2;

/** Writes answers in parts, some of them slowly. */
export const startHost = () =>
  startModelServer(async (asked, response) => {
    if (purposeOf(asked) === 'triage') return say(response, 'none');
    for (const at of [0, 1] as const) {
      write(response, written(at));
      await setTimeout(randomInt(60));
    }
    say(response, written(2));
  });

/** Copies of the coach of which one dies now and then. */
export async function startCopies(prefix: string, host: ModelServer) {
  const copies: CoachProcess[] = [];
  for (let at = 0; at < COPIES; at++) copies.push(await startCoachProcess(prefix, withHost(host)));
  let killed = 0;
  return {
    any: () => copies[randomInt(COPIES)]?.url ?? '',
    killed: () => killed,
    killOne: async () => {
      const at = killed++ % COPIES;
      await copies[at]?.end('SIGKILL');
      copies[at] = await startCoachProcess(prefix, withHost(host));
    },
    stop: async () => {
      for (const copy of copies) await copy.end('SIGTERM');
    },
  };
}

export type TabMessage = { who: Caregiver; conversationId: string; key: string };

/** What a tab knows of its message. */
type TabHistory = { generation: string; lastId: string; events: GenerationEvent[] };

/** One tab of a person: sends, follows, loses its line, comes back with the last event that it saw, to any copy. */
export async function tab(anyUrl: () => string, sent: TabMessage) {
  const seen: TabHistory = { generation: '', lastId: '', events: [] };
  for (;;) {
    await follow(anyUrl(), sent, seen).catch(() => setTimeout(20 + randomInt(100)));
    const end = aiMessageIn(seen.events.at(-1));
    if (end) return { generation: seen.generation, seen: seen.events, end };
  }
}

async function follow(url: string, sent: TabMessage, seen: TabHistory): Promise<void> {
  const cut = new AbortController();
  const { path, ...call } = await callFor(sent, seen);
  const answer = await fetch(url + path, { ...call, signal: cut.signal });
  if (!answer.ok) throw new Error(`answered ${answer.status}`);
  if (randomInt(3) === 0) void setTimeout(randomInt(120)).then(() => cut.abort());
  let text = '';
  for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
    text += part;
    const whole = text.split('\n\n');
    text = whole.pop() ?? '';
    for (const event of whole) note(event, seen);
  }
}

/** Sends the message while nothing is known of it, then goes on with its generation. */
async function callFor({ who, conversationId, key }: TabMessage, { generation, lastId }: TabHistory) {
  const headers = { [ASSERTION_HEADER]: await assertionFor('coach', who), accept: 'text/event-stream' };
  const { sendMessage, streamGeneration } = coachRoutes;
  if (generation === '')
    return {
      path: addressOf(sendMessage.path, { id: conversationId }),
      method: sendMessage.method,
      headers: { ...headers, 'content-type': 'application/json', 'idempotency-key': key },
      body: JSON.stringify({ content: QUESTION }),
    };
  return {
    path: addressOf(streamGeneration.path, { id: generation }),
    method: streamGeneration.method,
    headers: { ...headers, ...(lastId !== '' && { 'last-event-id': lastId }) },
  };
}

function note(event: string, seen: TabHistory): void {
  const [, id, data = ''] = /^id: (\d+)\ndata: (.+)$/.exec(event) ?? [];
  if (id === undefined) return;
  const read = generationEvent.parse(JSON.parse(data));
  seen.lastId = id;
  seen.events.push(read);
  if (read.type === 'begun') seen.generation = read.generationId;
}
