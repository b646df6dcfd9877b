import { coachRoutes as routes } from '@careward/contracts/coach/routes';
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { databaseName } from '@careward/platform/mongo/database';
import { dataKeysIn } from '@careward/platform/personal-data/data-keys';
import { aCaregiver } from '@careward/testing/a-principal';
import { describeLostKey } from '@careward/testing/lost-key.suite';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import mongoose from 'mongoose';
import { CareContextRepository } from '../src/chat/care-context.js';
import { seedLibrary } from './seed-library.js';
import { startCoach, type RunningCoach } from './start-coach.js';

let coach: RunningCoach;
beforeAll(async () => {
  coach = await startCoach();
  await coach.stockLibrary(seedLibrary);
});
afterAll(() => coach.stop());
afterEach(() => void jest.restoreAllMocks());

/** The rows of data keys, as the coach itself reaches them. */
function dataKeys() {
  const name = databaseName(coach.prefix, 'keys');
  const database = mongoose.connections.find(
    (open) => open.name === name && open.readyState === mongoose.STATES.connected,
  );
  if (!database) throw new Error('the coach has no connection to the key store');
  return dataKeysIn(database, 'coach');
}

describe('a request to the coach', () => {
  it('reads the key of its owner once, and once more whether the person was erased during the write', async () => {
    const who = aCaregiver();
    const id = await coach.converse(who);
    await coach.app.get(CareContextRepository).keep(who.userId, { version: 1, state: 'NJ', recipients: [] });
    for (let message = 0; message < 2; message++) {
      const reads = jest.spyOn(dataKeys(), 'findOne');
      expect((await coach.send(who, id, 'How do I bathe her?')).status).toBe(201);
      const _id = `coach:${who.userId}`;
      expect(reads.mock.calls).toEqual([[{ _id }], [{ _id, wrapped: null }]]);
      reads.mockRestore();
    }
  });

  it('opens nothing with a key that was destroyed since the request before', async () => {
    const who = aCaregiver();
    await coach.converse(who, 'Nights');
    const titles = async () =>
      (await coach.call(routes.conversations, who)).body.map(({ title }: { title: string }) => title);
    expect(await titles()).toEqual(['Nights']);
    await dataKeys().deleteOne({ _id: `coach:${who.userId}` });
    expect(await titles()).toEqual([UNREADABLE]);
  });
});

const started = (who: ReturnType<typeof aCaregiver>) =>
  coach.call(routes.createConversation, who, { body: { title: 'Nights' } });
describeLostKey({
  name: 'coach',
  service: () => coach,
  plant: started,
  refused: {
    'a new conversation': started,
    'another title': async (who) => {
      const [first] = (await coach.call(routes.conversations, who)).body;
      return coach.call(routes.renameConversation, who, {
        body: { title: 'Nights' },
        params: { id: first?.id ?? '' },
      });
    },
    'a message': async (who) => {
      const [first] = (await coach.call(routes.conversations, who)).body;
      return coach.send(who, first?.id ?? '', 'How do I bathe her?');
    },
  },
  read: async (who) =>
    (await coach.call(routes.conversations, who)).body.map(({ title }: { title: string }) => title),
});
