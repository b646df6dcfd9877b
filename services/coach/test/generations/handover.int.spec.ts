import { GENERATION } from '@careward/contracts/coach/limits';
import { notAnswered } from '@careward/content/coach/fixed-replies';
import { aCaregiver } from '@careward/testing/a-principal';
import { eventually } from '@careward/testing/eventually';
import { describe, expect, it, jest } from '@jest/globals';
import { ExchangeRepository } from '../../src/chat/exchange.repository.js';
import { LibraryIndexCache } from '../../src/library/library-index-cache.js';
import { say, withHost, write } from '../model/servers/played-host.js';
import { startCoach } from '../start-coach.js';
import { startCoachProcess } from './coach-process.js';
import { follower, shown, twoCoaches, written } from './two-coaches.js';

jest.setTimeout(120_000);
const { at, asked } = twoCoaches();
const { send, follow } = follower();

/** A question whose answer a model has begun to write at this copy. */
async function begunAt(copy: { url: string }) {
  const who = aCaregiver();
  const conversationId = await at.copies[0].converse(who);
  const reader = await send(copy, who, conversationId);
  const model = await asked();
  write(model, written(0) + written(1));
  await eventually(() => expect(reader.screen()).toContain(shown(0)));
  return { who, conversationId, reader, model, id: await reader.generation() };
}

describe('a copy that is told to end', () => {
  it('tells its readers to connect again, and another copy writes the answer anew after a reset', async () => {
    const ending = await startCoach(at.copies[0].prefix, withHost(at.host));
    await eventually(() => expect(ending.app.get(LibraryIndexCache).hasDocuments).toBe(true));
    const { who, reader, id } = await begunAt(ending);
    await ending.stop();
    expect(reader.types().at(-1)).toBe('reconnect');
    const next = await follow(at.copies[1], who, id, { 'last-event-id': reader.lastId() });
    const model = await asked();
    write(model, written(1) + written(2));
    await eventually(() => expect(next.screen()).toContain(shown(1)));
    // Both sentences at once, or each by itself.
    const [first, ...texts] = next.types().filter((type) => type !== 'stage');
    expect([first, new Set(texts)]).toEqual(['reset', new Set(['text'])]);
    expect(next.screen()).not.toContain(shown(0));
    say(model, written(0));
    const end = await next.end();
    expect(end.content).toContain(shown(1));
    expect(end.cut).toBeUndefined();
  });
});

describe('a copy that is killed', () => {
  it('leaves an answer that is interrupted for the readers of other copies, once its holder must be dead', async () => {
    const [copy, other] = at.copies;
    const killed = await startCoachProcess(copy.prefix, withHost(at.host));
    const { who, conversationId, reader, id } = await begunAt(killed);
    const second = await follow(other, who, id);
    await eventually(() => expect(second.screen()).toBe(reader.screen()));
    await killed.end('SIGKILL');
    const stored = await other.app.get(ExchangeRepository).find(who.userId, id);
    expect(stored?.status).toBe('generating');
    const moved = new Date(Date.now() + GENERATION.lease);
    for (const each of at.copies) each.setTime(moved);
    const end = await second.end();
    for (const each of at.copies) each.resumeTime();
    expect(second.types().at(-1)).toBe('interrupted');
    expect(end).toMatchObject({ content: notAnswered.en, cut: 'interrupted' });
    // "Tap to retry": the same message under a new key, at once.
    const again = await send(other, who, conversationId);
    say(await asked(), written(0));
    expect((await again.end()).kind).toBe('model');
    const messages = (await copy.messages(who, conversationId)).body;
    expect(messages.map(({ role }) => role)).toEqual(['user', 'assistant', 'user', 'assistant']);
  });
});
