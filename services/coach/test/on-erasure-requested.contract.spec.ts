import { profileUpdated } from '@careward/contracts/care-profile/events';
import { coachErasureAcknowledged } from '@careward/contracts/coach/events';
import { coachRoutes as routes } from '@careward/contracts/coach/routes';
import { ProblemError } from '@careward/platform/http/problem-error';
import { aCaregiver } from '@careward/testing/a-principal';
import { goneFrom } from '@careward/testing/collections-with';
import { engineAddresses } from '@careward/testing/engine-addresses';
import { describeErasure } from '@careward/testing/erasure.suite';
import { erasureEvent } from '@careward/testing/caller-keys';
import { eventOf } from '@careward/testing/event-of';
import { eventually } from '@careward/testing/eventually';
import { openBrokerClient, type BrokerClient } from '@careward/testing/broker-client';
import { testPrefix } from '@careward/testing/test-prefix';
import { connect } from 'amqplib';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { CareContextRepository } from '../src/chat/care-context.js';
import { AnswerExchange } from '../src/chat/answer-exchange.js';
import { ExchangeRepository } from '../src/chat/exchange.repository.js';
import { BlobStore, storageAway } from '../src/files/blob-store.js';
import { LETTER, putAt, upload } from './files/an-upload.js';
import { GenerationLogRepository } from '../src/chat/generation-log.repository.js';
import { seedLibrary } from './seed-library.js';
import { startCoach, type RunningCoach } from './start-coach.js';

const prefix = testPrefix();
let coach: RunningCoach;
let bus: BrokerClient;

beforeAll(async () => {
  coach = await startCoach(prefix);
  await coach.stockLibrary(seedLibrary);
  bus = await openBrokerClient(prefix);
});
afterAll(async () => {
  await bus.stop();
  await coach.stop();
});

type Caregiver = ReturnType<typeof aCaregiver>;
const cared = { version: 1, state: 'NJ', recipients: [] };
const ask = (who: Caregiver, id: string) =>
  coach.call(routes.sendMessage, who, { params: { id }, body: { content: 'How do I bathe her?' } });

const aQuestion = () => ({
  id: randomUUID(),
  key: randomUUID(),
  conversationId: randomUUID(),
  seq: 1,
  question: { content: 'How do I bathe her?', attachments: [] },
  lang: 'en' as const,
  now: new Date(),
});

const aLog = () => ({
  id: randomUUID(),
  conversationId: randomUUID(),
  holder: randomUUID(),
  now: new Date(),
});

/** As a person would be answered, where no route leads. */
const statusOf = (written: Promise<unknown>): Promise<number> =>
  written.then(
    () => 201,
    (error: unknown) => {
      if (error instanceof ProblemError) return error.status;
      throw error;
    },
  );

async function deadLetters(): Promise<number> {
  const connection = await connect(engineAddresses().AMQP_URL);
  const channel = await connection.createChannel();
  const { messageCount } = await channel.checkQueue(`${prefix}coach.on-care-profile.dlq`);
  await connection.close();
  return messageCount;
}

async function erase({ userId }: Caregiver): Promise<void> {
  const event = erasureEvent(userId);
  await bus.publish(event);
  await eventually(() =>
    expect(bus.ofType(coachErasureAcknowledged).filter(({ data }) => data.userId === userId)).toHaveLength(1),
  );
}

describeErasure({
  service: () => coach,
  bus: () => bus,
  acknowledged: coachErasureAcknowledged,
  plant: async (who) => {
    await ask(who, await coach.converse(who));
    await upload(coach, who);
    await coach.app.get(CareContextRepository).keep(who.userId, cared);
    await coach.app.get(GenerationLogRepository).begin(who.userId, aLog());
  },
  stores: {
    conversations: {
      planted: 1,
      writes: [
        async (who) => (await coach.call(routes.createConversation, who, { body: { title: 'Late' } })).status,
      ],
    },
    exchanges: {
      planted: 1,
      writes: [({ userId }) => statusOf(coach.app.get(ExchangeRepository).create(userId, aQuestion()))],
    },
    files: {
      planted: 1,
      writes: [async (who) => (await coach.call(routes.upload, who)).status],
    },
    generations: {
      planted: 1,
      writes: [({ userId }) => statusOf(coach.app.get(GenerationLogRepository).begin(userId, aLog()))],
    },
    careContexts: {
      planted: 1,
      writes: [({ userId }) => statusOf(coach.app.get(CareContextRepository).keep(userId, cared))],
    },
  },
});

describe('the files of a person who is erased', () => {
  const blobsOf = async ({ userId }: Caregiver) => {
    const found: string[] = [];
    for await (const { id } of coach.app.get(BlobStore).list(userId)) found.push(id);
    return found;
  };

  it('are gone from the store when it is acknowledged, and those of others stay', async () => {
    const [who, other] = [aCaregiver(), aCaregiver()];
    for (const each of [who, other]) await upload(coach, each);
    await erase(who);
    expect([await blobsOf(who), await blobsOf(other)]).toEqual([[], [expect.any(String)]]);
  });

  it('are erased once the store is there again', async () => {
    const who = aCaregiver();
    await upload(coach, who);
    const removal = jest.spyOn(coach.app.get(BlobStore), 'delete');
    removal.mockRejectedValueOnce(storageAway(new Error('played')));
    await erase(who);
    expect([await blobsOf(who), removal.mock.calls.length > 1]).toEqual([[], true]);
    removal.mockRestore();
  });

  it('leave nothing when one was just being received', async () => {
    const who = aCaregiver();
    const address = (await coach.call(routes.upload, who)).body.uploadURL;
    const blobs = coach.app.get(BlobStore);
    const put = blobs.put.bind(blobs);
    blobs.put = async (...stored) => {
      await erase(who);
      return put(...stored);
    };
    const { status } = await putAt(coach, address, LETTER);
    blobs.put = put;
    expect([410, 404]).toContain(status);
    expect(await blobsOf(who)).toEqual([]);
    await goneFrom(coach, who.userId);
  });
});

describe('what comes when the person is gone', () => {
  it('a reply that was being written leaves nothing', async () => {
    const who = aCaregiver();
    const id = await coach.converse(who);
    const writing = coach.app.get(AnswerExchange);
    const execute = writing.execute.bind(writing);
    writing.execute = async (...question) => {
      await erase(who);
      return execute(...question);
    };
    const { status } = await ask(who, id);
    writing.execute = execute;
    expect(status).toBe(410);
    await goneFrom(coach, who.userId);
  });

  it('a question in a conversation that was just open finds none', async () => {
    const who = aCaregiver();
    const id = await coach.converse(who);
    await erase(who);
    expect((await ask(who, id)).status).toBe(404);
    await goneFrom(coach, who.userId);
  });

  it('a late event about the profile is over and done with', async () => {
    const [gone, next] = [aCaregiver(), aCaregiver()];
    await erase(gone);
    for (const { userId } of [gone, next]) {
      coach.careContexts.set(userId, cared);
      await bus.publish(eventOf(profileUpdated, { userId, version: 1 }));
    }
    await eventually(async () =>
      expect(await coach.app.get(CareContextRepository).has(next.userId, 1)).toBe(true),
    );
    await goneFrom(coach, gone.userId);
    expect(await deadLetters()).toBe(0);
  });
});
