/** @long GENERATION_SENDS messages under kill -9, cut sockets, threefold retries and two tabs. */
import { randomInt, randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { coachRoutes } from '@careward/contracts/coach/routes';
import { type GenerationEvent, generationEvent } from '@careward/contracts/coach/generations';
import { ASSERTION_HEADER } from '@careward/contracts/kernel/http';
import { Database } from '@careward/platform/mongo/database';
import { aCaregiver } from '@careward/testing/a-principal';
import { assertionFor } from '@careward/testing/caller-keys';
import { addressOf } from '@careward/testing/call-route';
import { eventually } from '@careward/testing/eventually';
import { testPrefix } from '@careward/testing/test-prefix';
import { expect, it, jest } from '@jest/globals';
import type { Connection } from 'mongoose';
import { type ModelServer, startModelServer } from '../model/servers/model-server.js';
import { purposeOf, say, withHost, write } from '../model/servers/played-host.js';
import { seedLibrary } from '../seed-library.js';
import { startCoach } from '../start-coach.js';
import { type CoachProcess, startCoachProcess } from './coach-process.js';
import { aiMessageIn, type Caregiver, QUESTION, screenAfter, written } from './two-coaches.js';

const SENDS = Number(process.env.GENERATION_SENDS ?? 10_000);
const AT_ONCE = 12;
const COPIES = 2;
/** A copy is killed after so many messages, and another takes its place. */
const KILLED_EVERY = 150;
const RETRIES = 3;
/** Fewer than the tokens of a day allow. */
const EACH_ASKS = 20;

jest.setTimeout(SENDS * 1_000 + 300_000);

/** Writes answers in parts, some of them slowly. */
const startHost = () =>
  startModelServer(async (asked, response) => {
    const purpose = purposeOf(asked);
    if (purpose !== 'answer') return say(response, purpose === 'triage' ? 'none' : '1');
    for (const at of [0, 1] as const) {
      write(response, written(at));
      await setTimeout(randomInt(60));
    }
    say(response, written(2));
  });

/** Copies of the coach of which one dies now and then. */
async function startCopies(prefix: string, host: ModelServer) {
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

type Sent = { who: Caregiver; conversationId: string; key: string };

/** One tab of a person: sends, follows, loses its line, comes back with the last event that it saw, to any copy. */
async function tab(anyUrl: () => string, { who, conversationId, key }: Sent) {
  const seen: GenerationEvent[] = [];
  let [generation, lastId] = ['', ''];
  for (;;) {
    const cut = new AbortController();
    const isCut = randomInt(3) === 0;
    try {
      const row = generation === '' ? coachRoutes.sendMessage : coachRoutes.streamGeneration;
      const headers = {
        [ASSERTION_HEADER]: await assertionFor('coach', who),
        accept: 'text/event-stream',
        ...(generation === '' && { 'content-type': 'application/json', 'idempotency-key': key }),
        ...(lastId !== '' && { 'last-event-id': lastId }),
      };
      const answer = await fetch(anyUrl() + addressOf(row.path, { id: generation || conversationId }), {
        method: row.method,
        headers,
        ...(generation === '' && { body: JSON.stringify({ content: QUESTION }) }),
        signal: cut.signal,
      });
      if (!answer.ok) throw new Error(`answered ${answer.status}`);
      if (isCut) void setTimeout(randomInt(120)).then(() => cut.abort());
      let text = '';
      for await (const part of answer.body?.pipeThrough(new TextDecoderStream()) ?? []) {
        const whole = (text += part).split('\n\n');
        text = whole.pop() ?? '';
        for (const event of whole) {
          const [, id, data = '{}'] = /^(?:id: (\d+)\n)?data: (.+)$/.exec(event) ?? [];
          const read = generationEvent.parse(JSON.parse(data));
          if (id === undefined) continue;
          lastId = id;
          seen.push(read);
          if (read.type === 'begun') generation = read.generationId;
        }
      }
    } catch {
      await setTimeout(20 + randomInt(100));
    }
    const end = aiMessageIn(seen.at(-1));
    if (end) return { generation, seen, end };
  }
}

it(`of ${SENDS} messages none is lost, doubled or shown otherwise than it is kept`, async () => {
  const prefix = testPrefix();
  const host = await startHost();
  const coach = await startCoach(prefix, withHost(host));
  await coach.stockLibrary(seedLibrary);
  const copies = await startCopies(prefix, host);
  const [kinds, wrong] = [new Map<string, number>(), [] as string[]];
  let sent = 0;

  const send = async (message: Sent, at: number) => {
    // The same message from several tabs, and again and again as a client does that hears nothing.
    const tabs = await Promise.all(
      Array.from({ length: 1 + (at % RETRIES) }, () => tab(copies.any, message)),
    );
    for (const { generation, end, seen } of tabs) {
      const shown = screenAfter(seen);
      if (generation !== tabs[0]?.generation || end.content !== tabs[0].end.content)
        wrong.push(`${generation}: two answers`);
      if (end.kind === 'model' && !end.content.startsWith(shown)) wrong.push(`${generation}: ${shown}`);
    }
    const became = tabs[0]?.end.cut ?? tabs[0]?.end.kind ?? '';
    kinds.set(became, (kinds.get(became) ?? 0) + 1);
  };
  const person = async () => {
    const who = aCaregiver();
    const conversationId = await coach.converse(who);
    for (let asked = 0; asked < EACH_ASKS && sent < SENDS; asked++) {
      const at = ++sent;
      if (at % KILLED_EVERY === 0) await copies.killOne();
      await send({ who, conversationId, key: randomUUID() }, at);
    }
    const { body } = await coach.messages(who, conversationId);
    const roles = body.map(({ role }) => role).join();
    if (!/^(?:user,assistant,?)*$/.test(roles)) wrong.push(`${conversationId}: ${roles}`);
  };
  const people = async () => {
    while (sent < SENDS) await person();
  };
  await Promise.all(Array.from({ length: AT_ONCE }, people));

  const exchanges = coach.app.get<Connection>(Database).collection('exchanges');
  expect(wrong).toEqual([]);
  expect(await exchanges.countDocuments()).toBe(sent);
  expect(await exchanges.countDocuments({ status: { $in: ['pending', 'generating'] } })).toBe(0);
  await eventually(async () =>
    expect(await coach.app.get<Connection>(Database).collection('generations').countDocuments()).toBe(0),
  );
  process.stdout.write(`${sent} sent, ${copies.killed()} copies killed: ${JSON.stringify([...kinds])}\n`);
  await copies.stop();
  await coach.stop();
  await host.stop();
});
