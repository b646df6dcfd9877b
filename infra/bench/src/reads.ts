import type { Conversation } from '@careward/contracts/coach/schemas';
import { coachRoutes } from '@careward/contracts/coach/routes';
import { identityRoutes } from '@careward/contracts/identity/routes';
import { freePort } from '@careward/local/loopback';
import { startStack, type Stack } from '@careward/local/stack';
import { connectMongo } from '@careward/platform/mongo/database';
import { aPerson } from '@careward/testing/a-person';
import { callRoute } from '@careward/testing/call-route';
import { eventually } from '@careward/testing/eventually';
import { askInbox } from '@careward/testing/mail-inbox';
import autocannon from 'autocannon';
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { median, type Result } from './goal.js';

const CONVERSATIONS = 20;
const ROUNDS = 3;
const SECONDS = 4;

/** Where a list of conversations is read, and what a request has to carry. */
type List = { url: string; headers?: Record<string, string> };

/** Every role as in production, without the small heaps of `npm start`; all calls come from one address. */
export const startRoles = async (
  folder: string,
  log: (line: string) => void,
  more: Record<string, string> = {},
): Promise<Stack> =>
  startStack({
    dataDir: folder,
    port: await freePort(),
    mailUiPort: await freePort(),
    env: { ...process.env, NODE_ENV: 'production', NODE_OPTIONS: '', RATE_LIMIT_FACTOR: '100000', ...more },
    log,
  });

/** GET /api/chat/conversations through gateway and coach, against the same query in a bare Fastify. */
export async function readResults({ url, mailUrl, engines }: Stack): Promise<Result[]> {
  const headers = { authorization: `Bearer ${await signUp(url, mailUrl)}` };
  for (let n = 1; n <= CONVERSATIONS; n++)
    await callRoute(url, coachRoutes.createConversation, { headers, body: { title: `Question ${n}` } });
  const { body: conversations } = await callRoute(url, coachRoutes.conversations, { headers });
  await copyOpened(engines.mongodbUrl, conversations);
  const bareFastify = fork(join(import.meta.dirname, 'bare-fastify.js'), {
    env: { ...process.env, NODE_ENV: 'production', MONGODB_URL: engines.mongodbUrl },
  });
  try {
    const careward = { url: `${url}${coachRoutes.conversations.path}`, headers };
    const bare = { url: await addressOf(bareFastify) };
    const answered: unknown = await (await fetch(bare.url)).json();
    if (!isDeepStrictEqual(answered, conversations)) throw new Error('The two answers differ.');
    return [await compare(careward, bare, 1), await compare(careward, bare, 20)];
  } finally {
    bareFastify.kill();
  }
}

/** Signs somebody up by the calls that the pages make, and answers the bearer credential. */
export async function signUp(url: string, mailUrl: string): Promise<string> {
  const { password, ...person } = aPerson();
  await callRoute(url, identityRoutes.sendVerification, { body: person });
  const mails = `/api/email?to.address=${encodeURIComponent(person.email)}`;
  const token = await eventually(async () => {
    const found = /\/signup\?token=([\w-]+)/.exec(await (await askInbox(mailUrl, mails)).text())?.[1];
    if (!found) throw new Error('The verification mail has not arrived.');
    return found;
  });
  const agreed = { agreedToTerms: true, agreedToPrivacy: true, consentedToDataUsage: true };
  const body = { token, password, ...agreed };
  return (await callRoute(url, identityRoutes.completeSignUp, { body })).body.token;
}

/** The coach's documents once more, with titles that anybody can read, since the bare server holds no keys. */
async function copyOpened(mongodbUrl: string, conversations: readonly Conversation[]): Promise<void> {
  const coach = await connectMongo(mongodbUrl, 'careward_coach');
  const bare = await connectMongo(mongodbUrl, 'bare');
  const titles = new Map(conversations.map(({ id, title }) => [id, title]));
  const documents = await coach.collection<{ _id: string }>('conversations').find().toArray();
  const copies = bare.collection<{ _id: string }>('conversations');
  await copies.insertMany(documents.map((document) => ({ ...document, title: titles.get(document._id) })));
  await copies.createIndex({ owner: 1, activeAt: -1 });
  await Promise.all([coach.close(), bare.close()]);
}

async function addressOf(server: ChildProcess): Promise<string> {
  const ended = once(server, 'exit').then(() => Promise.reject(new Error('The bare Fastify did not start.')));
  const [url] = (await Promise.race([once(server, 'message'), ended])) as [string];
  return url;
}

async function compare(careward: List, bare: List, connections: number): Promise<Result> {
  const rates: Record<'careward' | 'bare', number[]> = { careward: [], bare: [] };
  await requestsPerSecond(careward, connections);
  await requestsPerSecond(bare, connections);
  for (let round = 0; round < ROUNDS; round++) {
    rates.bare.push(await requestsPerSecond(bare, connections));
    rates.careward.push(await requestsPerSecond(careward, connections));
  }
  const ratio = median(rates.careward) / median(rates.bare);
  return {
    name: `${CONVERSATIONS} conversations, ${connections} connections`,
    figures: `${median(rates.careward)} requests/s, bare Fastify ${median(rates.bare)}/s, ratio ${ratio.toFixed(2)}`,
    goal: 'at least 0.5',
    reached: ratio >= 0.5,
  };
}

async function requestsPerSecond(list: List, connections: number): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({ ...list, connections, duration: SECONDS });
  if (errors + non2xx > 0) throw new Error(`${errors} requests failed, ${non2xx} were refused.`);
  return Math.round(requests.average);
}
