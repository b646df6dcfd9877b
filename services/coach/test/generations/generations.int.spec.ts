import { END_OF_GENERATION } from '@careward/contracts/coach/generations';
import { GENERATION, GENERATION_STREAMS, MODEL_DEADLINE } from '@careward/contracts/coach/limits';
import { coachRoutes } from '@careward/contracts/coach/routes';
import { answerTexts } from '@careward/content/coach/answer-texts';
import { notAnswered } from '@careward/content/coach/fixed-replies';
import { Database } from '@careward/platform/mongo/database';
import { aCaregiver } from '@careward/testing/a-principal';
import { collectionsWith } from '@careward/testing/collections-with';
import { eventually } from '@careward/testing/eventually';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { Connection } from 'mongoose';
import { GenerationStreams } from '../../src/chat/generation-streams.js';
import { ExchangeReconciler } from '../../src/chat/exchange-reconciler.js';
import { ExchangeRepository } from '../../src/chat/exchange.repository.js';
import { say, write } from '../model/servers/played-host.js';
import { topic } from '../model/topic.js';
import { follower, QUESTION, SENTENCES, shown, twoCoaches, written } from './two-coaches.js';

const { at, held, asked, triages, named } = twoCoaches();
const { send, follow } = follower();
const logs = () => at.copies[0].app.get<Connection>(Database).collection<{ _id: string }>('generations');

/** A question whose answer a model has begun to write at the first copy. */
async function begun() {
  const [copy, other] = at.copies;
  const who = aCaregiver();
  const conversationId = await copy.converse(who);
  const reader = await send(copy, who, conversationId);
  const model = await asked();
  write(model, written(0));
  await eventually(() => expect(reader.screen()).toContain(shown(0)));
  return { copy, other, who, conversationId, reader, model, id: await reader.generation() };
}

/** However long a spec lets the model think about its triage. */
const withoutHurry = () => {
  beforeEach(() => void jest.replaceProperty(MODEL_DEADLINE, 'quick', 60_000));
  afterEach(() => void jest.restoreAllMocks());
};

const stop = (copy = at.copies[0], who = aCaregiver(), id = '') =>
  copy.call(coachRoutes.stopGeneration, who, { params: { id } });

describe('an answer that a model writes', () => {
  it('is shown sentence by sentence, each after it was checked, and its stages when they begin', async () => {
    const { reader, model, copy, who, conversationId } = await begun();
    write(model, 'Drink vinegar every day. ');
    write(model, written(1));
    await eventually(() => expect(reader.screen()).toContain(shown(1)));
    say(model, written(2));
    const aiMessage = await reader.end();
    // The last stage and the last sentence may come to its readers before the end does, or with it.
    expect(reader.types().slice(0, 4)).toEqual(['begun', 'stage', 'stage', 'stage']);
    const [first, second, third, ...rest] = reader.types().filter((type) => type !== 'stage');
    expect([first, second, third, rest.at(-1)]).toEqual(['begun', 'text', 'text', 'done']);
    expect(rest.slice(0, -1).filter((type) => type !== 'text')).toEqual([]);
    expect(aiMessage.content.startsWith(reader.screen())).toBe(true);
    expect(aiMessage.content).toContain(shown(2));
    expect(aiMessage.content).not.toContain('vinegar');
    const [userMessage, answer] = (await copy.messages(who, conversationId)).body;
    expect([answer, reader.data()[0]]).toEqual([aiMessage, expect.objectContaining({ userMessage })]);
    await eventually(() => expect(reader.heard.ended).toBe(true));
  });

  it('is taken back by a reset alone, where too little of it could be confirmed in the end', async () => {
    const { reader, model } = await begun();
    say(model, 'Drink vinegar. Drink tea. Eat salt. Sleep at noon. Never wash. Paint the door.');
    const aiMessage = await reader.end();
    expect(aiMessage).toMatchObject({ kind: 'library' });
    expect(aiMessage.note).toContain(answerTexts.en.modelUnsupported);
  });

  it('goes on when its reader leaves, and nobody needs to read it', async () => {
    const { reader, model, copy, who, conversationId } = await begun();
    reader.abort.abort();
    say(model, written(2));
    await eventually(async () =>
      expect((await copy.messages(who, conversationId)).body.at(-1)?.content).toContain(shown(2)),
    );
  });

  it('is the same for who waits for JSON, under the same key at the other copy', async () => {
    const [copy, other] = at.copies;
    const who = aCaregiver();
    const id = await copy.converse(who);
    const key = { 'idempotency-key': 'twice' };
    const reader = await send(copy, who, id, key);
    const model = await asked();
    const waiting = other.send(who, id, QUESTION, key);
    say(model, written(0));
    expect((await waiting).body.aiMessage).toEqual(await reader.end());
    expect(held).toEqual([]);
  });

  it('is nowhere to be read in the database while it is written', async () => {
    const { model, reader } = await begun();
    expect(await logs().countDocuments()).toBeGreaterThan(0);
    for (const text of [SENTENCES[0], QUESTION])
      expect(await collectionsWith(at.copies[0], text)).not.toContain('generations');
    expect(await collectionsWith(at.copies[0], SENTENCES[0])).not.toContain('exchanges');
    say(model, written(2));
    await reader.end();
  });

  it('leaves no log behind', async () => {
    const { model, reader, id } = await begun();
    say(model, written(2));
    await reader.end();
    await eventually(async () => expect(await logs().findOne({ _id: id })).toBeNull());
  });

  it('leaves no log behind though its holder died before it was removed; one that is being written stays', async () => {
    const [done, writing] = [await begun(), await begun()];
    const { model, reader, copy, id } = done;
    const left = await logs().findOne({ _id: id });
    say(model, written(2));
    await reader.end();
    await eventually(async () => expect(await logs().findOne({ _id: id })).toBeNull());
    const longAgo = { begunAt: new Date(0) };
    await logs().insertOne({ ...left, _id: id, ...longAgo });
    await logs().updateOne({ _id: writing.id }, { $set: longAgo });
    await copy.app.get(ExchangeReconciler).run();
    expect(await logs().findOne({ _id: id })).toBeNull();
    expect(await logs().findOne({ _id: writing.id })).not.toBeNull();
    say(writing.model, written(2));
    expect((await writing.reader.end()).content).toContain(shown(2));
  });

  it('comes to its readers in the end though its log cannot be opened', async () => {
    const { model, id, other, who } = await begun();
    await logs().updateOne({ _id: id }, { $set: { log: 'cw1.broken' } });
    const reader = await follow(other, who, id);
    await eventually(() => expect(reader.types()).toEqual(['begun']));
    say(model, written(2));
    expect((await reader.end()).content).toContain(shown(2));
  });

  it('ends for its readers when the conversation is deleted, and leaves nothing', async () => {
    const { copy, other, who, id, conversationId, model } = await begun();
    const reader = await follow(other, who, id);
    await eventually(() => expect(reader.screen()).toContain(shown(0)));
    await copy.call(coachRoutes.deleteConversation, who, { params: { id: conversationId } });
    await other.app.get(GenerationStreams).run();
    await eventually(() => expect(reader.heard.ended).toBe(true));
    say(model, written(2));
    await eventually(async () => expect(await logs().findOne({ _id: id })).toBeNull());
  });

  it('is followed by so many tabs of a person; one more is refused, and a question of theirs is not kept', async () => {
    const { copy, who, conversationId, id, model, reader } = await begun();
    for (let tabs = 1; tabs < GENERATION_STREAMS; tabs += 1) await follow(copy, who, id);
    const call = { params: { id: conversationId }, body: { content: QUESTION } };
    const refused = await copy.call(coachRoutes.sendMessage, who, {
      ...call,
      headers: { accept: 'text/event-stream' },
    });
    expect(refused.problem).toMatchObject({ status: 429, code: 'too-many-requests' });
    expect((await copy.messages(who, conversationId)).body).toHaveLength(1);
    say(model, written(2));
    await reader.end();
  });
});

/** A question whose answer a model writes while its triage still thinks. */
async function beforeTriage(content = QUESTION) {
  at.triage = null;
  const who = aCaregiver();
  const reader = await send(at.copies[0], who, await at.copies[0].converse(who), { content });
  const model = await asked();
  await eventually(() => expect(triages).toHaveLength(1));
  write(model, written(0));
  write(model, written(1));
  const isLeft = () => eventually(() => expect(model.closed).toBe(true));
  const types = () => reader.types().filter((type) => type !== 'stage');
  return { reader, model, who, types, isLeft, id: await reader.generation() };
}

describe('what a model writes before its triage has answered', () => {
  withoutHurry();

  it.each([
    ['names no danger', () => named('none')],
    ['fails', () => triages.forEach((response) => response.destroy())],
  ])('is shown once the triage %s, while the model still writes', async (_case, answers) => {
    const { reader, model } = await beforeTriage();
    answers();
    await eventually(() => expect(reader.screen()).toContain(shown(0)));
    say(model, written(2));
    const aiMessage = await reader.end();
    expect(aiMessage).toMatchObject({ kind: 'model', risk: null });
    expect(aiMessage.content.startsWith(reader.screen())).toBe(true);
    expect(aiMessage.content).toContain(shown(2));
  });

  it('is not shown before, although the model has written all of it', async () => {
    const { reader, model, types } = await beforeTriage();
    say(model, written(2));
    await eventually(() => expect(reader.data()).toContainEqual({ type: 'stage', stage: 'checking' }));
    expect(types()).toEqual(['begun']);
    named('none');
    expect((await reader.end()).content).toContain(shown(2));
  });

  it('is thrown away for the card to which the triage raises a danger', async () => {
    const { reader, types, isLeft } = await beforeTriage(topic('choking-first-aid').title.en);
    await eventually(() => expect(types()).toContain('risk'));
    named('choking');
    expect(await reader.end()).toMatchObject({ kind: 'card', risk: { level: 'card', category: 'choking' } });
    expect(types()).toEqual(['begun', 'risk', 'done']);
    await isLeft();
    expect(held).toEqual([]);
  });

  it.each([
    ['a crisis', 'suicide', 'T1'],
    ['another danger', 'stroke', 'T0'],
  ])('stands below the strip of %s that the triage sees', async (_case, category, tier) => {
    const { reader, model, types, isLeft } = await beforeTriage();
    named(category);
    const risk = { level: 'strip', tier, category };
    await eventually(() => expect(reader.data()).toContainEqual({ type: 'risk', risk }));
    await eventually(() => expect(reader.screen()).toContain(shown(0)));
    expect([...new Set(types())]).toEqual(['begun', 'risk', 'text']);
    const first = reader.screen();
    say(model, written(2));
    const aiMessage = await reader.end();
    expect(aiMessage).toMatchObject({ kind: 'model', risk });
    expect(aiMessage.content.startsWith(first)).toBe(true);
    await isLeft();
    expect(held).toEqual([]);
  });

  it('is never shown when it is stopped meanwhile', async () => {
    const { reader, who, id, types, isLeft } = await beforeTriage();
    await stop(at.copies[1], who, id);
    expect(await reader.end()).toMatchObject({ content: answerTexts.en.stoppedBefore, cut: 'stopped' });
    expect(types()).toEqual(['begun', 'stopped']);
    await isLeft();
  });
});

describe('a reader', () => {
  it('that comes back to another copy gets the rest, byte for byte, by header or by query', async () => {
    const { reader, model, other, who, id } = await begun();
    const seen = reader.lastId();
    const before = reader.data();
    reader.abort.abort();
    write(model, written(1));
    const readers = [
      await follow(other, who, id, { 'last-event-id': seen }),
      await follow(other, who, id, { after: seen }),
    ];
    const whole = await follow(other, who, id);
    await eventually(() => expect(whole.screen()).toContain(shown(1)));
    for (const { screen, data } of readers) {
      await eventually(() => expect(screen()).toContain(shown(1)));
      expect([...before, ...data()]).toEqual(whole.data());
    }
    say(model, '');
    const ends = await Promise.all([whole, ...readers].map(({ end }) => end()));
    for (const end of ends) expect(end).toEqual(ends[0]);
    expect(ends[0]?.content.startsWith(whole.screen())).toBe(true);
  });

  it('in a second tab, at the other copy, gets the same as the first', async () => {
    const { reader, model, other, who, id } = await begun();
    const second = await follow(other, who, id);
    write(model, written(1));
    for (const each of [reader, second]) await eventually(() => expect(each.screen()).toContain(shown(1)));
    expect(second.events().filter(({ data }) => data.type === 'text')).toEqual(
      reader.events().filter(({ data }) => data.type === 'text'),
    );
    say(model, '');
    expect(await second.end()).toEqual(await reader.end());
  });

  it('that comes after the end gets beginning and end, or only what it lacks, and the stream is over', async () => {
    const { reader, model, other, who, id } = await begun();
    const seen = reader.lastId();
    say(model, written(2));
    const end = await reader.end();
    const late = await follow(other, who, id);
    expect(await late.end()).toEqual(end);
    expect(late.types()).toEqual(['begun', 'done']);
    const rest = await follow(other, who, id, { 'last-event-id': seen });
    expect([await rest.end(), rest.types()]).toEqual([end, ['done']]);
    const nothing = await follow(other, who, id, { 'last-event-id': String(END_OF_GENERATION) });
    await eventually(() => expect(nothing.heard.ended).toBe(true));
    expect(nothing.types()).toEqual([]);
  });

  it.each(['', 'abc', '-1', '9'.repeat(400)])('that has seen "%s" gets everything', async (seen) => {
    const { model, other, who, id } = await begun();
    const reader = await follow(other, who, id, { 'last-event-id': seen });
    say(model, '');
    await reader.end();
    expect(reader.types()[0]).toBe('begun');
  });

  it('is sent a heartbeat, and nothing of what somebody else asked', async () => {
    const { model, copy, other, who, id } = await begun();
    const reader = await follow(copy, who, id);
    const beats = () => reader.heard.text.split('"heartbeat"').length;
    const before = beats();
    for (let look = 0; look < GENERATION.heartbeat / GENERATION.look; look++)
      await copy.app.get(GenerationStreams).run();
    await eventually(() => expect(beats()).toBeGreaterThan(before));
    const foreign = await follow(other, aCaregiver(), id);
    expect(foreign.answer.status).toBe(404);
    say(model, '');
  });
});

describe('stopping', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('at the other copy keeps what was shown, for every reader, once and for all', async () => {
    const { reader, other, who, id, conversationId } = await begun();
    const screen = reader.screen();
    expect((await stop(other, who, id)).body).toEqual({ success: true });
    const aiMessage = await reader.end();
    expect(reader.types().at(-1)).toBe('stopped');
    expect(aiMessage).toMatchObject({ content: screen, kind: 'model', cut: 'stopped' });
    expect(aiMessage.note).toContain(answerTexts.en.stopped);
    expect(aiMessage.sources).toMatchObject([{ n: 1, topicId: 'safe-bathing' }]);
    expect((await stop(other, who, id)).body).toEqual({ success: true });
    expect((await other.messages(who, conversationId)).body.at(-1)).toEqual(aiMessage);
  });

  it('before anything was shown says so, also to who waits for JSON', async () => {
    const [copy, other] = at.copies;
    const who = aCaregiver();
    const conversationId = await copy.converse(who);
    const waiting = copy.send(who, conversationId, QUESTION);
    await asked();
    const [question] = (await copy.messages(who, conversationId)).body;
    await stop(other, who, question?.id.replace('-question', ''));
    expect((await waiting).body.aiMessage).toMatchObject({
      content: answerTexts.en.stoppedBefore,
      cut: 'stopped',
      kind: 'reply',
    });
  });

  it("is nobody else's to do", async () => {
    const { model, other, id } = await begun();
    expect((await stop(other, aCaregiver(), id)).status).toBe(404);
    say(model, '');
  });

  it('is heard of by the next heartbeat though its message was lost', async () => {
    // Long before a model that says nothing is given up.
    jest.replaceProperty(GENERATION, 'beat', 1_000);
    const { copy, who, id, reader } = await begun();
    await copy.app.get(ExchangeRepository).askToStop(who.userId, id, new Date());
    expect((await reader.end()).cut).toBe('stopped');
  });
});

describe('an answer whose holder is gone', () => {
  it('is interrupted for its readers and can be asked again', async () => {
    const { copy, other, who, conversationId, reader, id } = await begun();
    copy.setTime(new Date(Date.now() + GENERATION.lease + 1));
    const late = await follow(copy, who, id);
    const end = await late.end();
    copy.resumeTime();
    expect([late.types().at(-1), end.content, end.cut]).toEqual([
      'interrupted',
      notAnswered.en,
      'interrupted',
    ]);
    expect(await reader.end()).toEqual(end);
    const again = await send(other, who, conversationId);
    say(await asked(), written(0));
    expect((await again.end()).kind).not.toBe('refusal');
  });
});
