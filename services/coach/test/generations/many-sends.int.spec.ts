/** @long GENERATION_SENDS messages under kill -9, cut sockets, threefold retries and two tabs. */
import { randomUUID } from 'node:crypto';
import { MINUTE } from '@careward/contracts/kernel/limits';
import { Clock } from '@careward/platform/app/clock';
import { Database } from '@careward/platform/mongo/database';
import { aCaregiver } from '@careward/testing/a-principal';
import { testPrefix } from '@careward/testing/test-prefix';
import { expect, it, jest } from '@jest/globals';
import type { Connection } from 'mongoose';
import { ExchangeReconciler } from '../../src/chat/exchange-reconciler.js';
import { withHost } from '../model/servers/played-host.js';
import { seedLibrary } from '../seed-library.js';
import { startCoach } from '../start-coach.js';
import { type TabMessage, startCopies, startHost, tab } from './restless-tabs.js';
import { screenAfter } from './two-coaches.js';

const SENDS = Number(process.env.GENERATION_SENDS ?? 10_000);
const AT_ONCE = 12;
/** A copy is killed after so many messages, and another takes its place. */
const KILLED_EVERY = 150;
const RETRIES = 3;
/** Fewer than the tokens of a day allow. */
const EACH_ASKS = 20;

jest.setTimeout(SENDS * 1_000 + 300_000);

it(`of ${SENDS} messages none is lost, doubled or shown otherwise than it is kept`, async () => {
  const prefix = testPrefix();
  const host = await startHost();
  const coach = await startCoach(prefix, withHost(host));
  await coach.stockLibrary(seedLibrary);
  const copies = await startCopies(prefix, host);
  const [kinds, wrong] = [new Map<string, number>(), [] as string[]];
  let [sent, swept] = [0, 0];

  const send = async (message: TabMessage, at: number) => {
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

  await copies.stop();
  const database = coach.app.get<Connection>(Database);
  const stored = await database.collection('exchanges').countDocuments();
  const unfinished = { status: { $in: ['pending', 'generating'] } };
  const left = await database.collection('exchanges').countDocuments(unfinished);
  const logs = () => database.collection('generations').countDocuments();
  const [logsLeft, now] = [await logs(), Date.now()];
  jest.spyOn(Clock.prototype, 'now').mockReturnValue(new Date(now + MINUTE));
  while ((await logs()) > 0 && swept++ < logsLeft) await coach.app.get(ExchangeReconciler).run();
  const logsAfterSweep = await logs();
  await coach.stop();
  await host.stop();
  process.stdout.write(
    `${sent} sent, ${copies.killed()} copies killed, ${logsLeft} logs left: ${JSON.stringify([...kinds])}\n`,
  );
  expect({ wrong, stored, left, logsAfterSweep }).toEqual({
    wrong: [],
    stored: sent,
    left: 0,
    logsAfterSweep: 0,
  });
});
