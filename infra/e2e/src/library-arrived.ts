import type { Exchange } from '@careward/contracts/coach/message';
import type { Conversation } from '@careward/contracts/coach/conversation';
import { aPerson } from '@careward/testing/a-person';
import { eventually } from '@careward/testing/eventually';
import { expect, request, type APIRequestContext } from '@playwright/test';
import { signUpByCalls } from './sign-up.js';

/** About topics from both ends of the library. */
const questions = ['How do I give her a bath safely?', 'How can I keep my mother from falling at home?'];
const headers = { 'sec-fetch-site': 'same-origin' };

/** Waits until the coach of a new Careward has received the library, which travels by events after the start. */
export async function libraryArrived(url: string, mailUrl: string): Promise<void> {
  const caller = await request.newContext({ baseURL: url });
  await signUpByCalls(caller, mailUrl, aPerson());
  for (const content of questions)
    await eventually(async () => expect(await kindOfAnswer(caller, content)).toBe('library'), {
      within: 60_000,
    });
  await caller.dispose();
}

async function kindOfAnswer(caller: APIRequestContext, content: string): Promise<string | null> {
  const made = await caller.post('/api/chat/conversations', { headers, data: { title: 'Is it there?' } });
  const { id } = (await made.json()) as Conversation;
  const sent = await caller.post(`/api/chat/conversations/${id}/messages`, { headers, data: { content } });
  return ((await sent.json()) as Exchange).aiMessage.kind;
}
