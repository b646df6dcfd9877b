import { freePort } from '@careward/local/loopback';
import { startStack, type Stack } from '@careward/local/stack';
import type { Conversation, Exchange, Message } from '@careward/contracts/coach/schemas';
import { aPerson } from '@careward/testing/a-person';
import { eventually } from '@careward/testing/eventually';
import { expect, request, type APIRequestContext } from '@playwright/test';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { admin, queueAdmin, signUpByCalls } from './accounts.js';

/** All journeys come from one IP address, so the rate limits of one visitor are raised. */
const settings = { RATE_LIMIT_FACTOR: '100', SUPER_ADMIN_EMAILS: `${admin.email},${queueAdmin.email}` };

export type OwnStack = Stack & { dataDir: string };

/** Starts all engines and roles on free ports with an empty data folder, which stop() removes. */
export async function startCareward(log: (line: string) => void): Promise<OwnStack> {
  const dataDir = mkdtempSync(join(tmpdir(), 'careward-e2e-'));
  const stack = await startStack({
    dataDir,
    port: await freePort(),
    env: { ...process.env, ...settings },
    log,
  });
  await waitForLibrary(stack.url, stack.mailUrl);
  return {
    ...stack,
    dataDir,
    stop: async () => {
      await stack.stop();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

/** The titles of the first and the last topic of the library, which are surely answered once it is there. */
const questions = ['When to call 911', 'Traveling with someone who needs care'];
const headers = { 'sec-fetch-site': 'same-origin' };

/** Waits until the coach has received the library, which is sent by events after the start. */
async function waitForLibrary(url: string, mailUrl: string): Promise<void> {
  const caller = await request.newContext({ baseURL: url });
  await signUpByCalls(caller, mailUrl, aPerson());
  for (const content of questions)
    await eventually(async () => expect(await kindOfAnswer(caller, content)).toBe('library'));
  await untilAllAnswered(caller);
  await caller.dispose();
}

/** A question that the coach had to leave for later is answered in the background; nothing may be written after this. */
async function untilAllAnswered(caller: APIRequestContext): Promise<void> {
  const read = async <T>(path: string) => (await (await caller.get(path)).json()) as T[];
  for (const { id } of await read<Conversation>('/api/chat/conversations'))
    await eventually(async () => {
      const roles = (await read<Message>(`/api/chat/conversations/${id}/messages`)).map(({ role }) => role);
      expect(roles.filter((role) => role === 'assistant').length).toBe(
        roles.filter((role) => role === 'user').length,
      );
    });
  await eventually(async () => expect(await read('/api/notifications')).toHaveLength(1));
}

async function kindOfAnswer(caller: APIRequestContext, content: string): Promise<string | null> {
  const made = await caller.post('/api/chat/conversations', { headers, data: { title: 'Is it there?' } });
  const { id } = (await made.json()) as Conversation;
  const sent = await caller.post(`/api/chat/conversations/${id}/messages`, { headers, data: { content } });
  return ((await sent.json()) as Exchange).aiMessage.kind;
}
