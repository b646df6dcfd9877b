import { describeLostKey } from '@careward/testing/lost-key.suite';
import { careProfileRoutes as routes } from '@careward/contracts/care-profile/routes';
import { Database } from '@careward/platform/mongo/database';
import type { Principal } from '@careward/platform/internal-calls/assertion';
import { aCaregiver, nobody } from '@careward/testing/a-principal';
import { collectionsWith } from '@careward/testing/collections-with';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { testPrefix } from '@careward/testing/test-prefix';
import { BOOKMARKS_PER_CAREGIVER } from '../src/bookmarks/bookmarks.js';
import { BookmarksRepository } from '../src/bookmarks/bookmarks.js';
import { startCareProfile } from './start-care-profile.js';

let service: RunningService;
beforeAll(async () => {
  service = await startCareProfile(testPrefix());
});
afterAll(() => service.stop());

const list = (who: Principal) => service.call(routes.bookmarks, who);
const add = (who: Principal, topicId: string) =>
  service.call(routes.addBookmark, who, { params: { topicId } });
const remove = (who: Principal, topicId: string) =>
  service.call(routes.removeBookmark, who, { params: { topicId } });

describe('saved topics', () => {
  it('are none at first, then the latest first, each once, and each person has their own', async () => {
    const [who, other] = [aCaregiver(), aCaregiver()];
    expect((await list(who)).body).toEqual([]);
    await add(who, 'safe-bathing');
    await add(who, '911-vs-988');
    expect((await add(who, 'safe-bathing')).body).toEqual(['911-vs-988', 'safe-bathing']);
    expect((await list(who)).body).toEqual(['911-vs-988', 'safe-bathing']);
    expect((await list(other)).body).toEqual([]);
  });

  it('can be removed, also twice, and when nothing was ever saved', async () => {
    const who = aCaregiver();
    expect((await remove(who, 'safe-bathing')).body).toEqual([]);
    await add(who, 'safe-bathing');
    await add(who, 'mouth-care');
    const answers = [await remove(who, 'safe-bathing'), await remove(who, 'safe-bathing')];
    expect(answers.map(({ body }) => body)).toEqual([['mouth-care'], ['mouth-care']]);
    expect((await list(who)).body).toEqual(['mouth-care']);
  });

  it('are all there when several are saved at once', async () => {
    const who = aCaregiver();
    const ids = ['a', 'b', 'c', 'd', 'e', 'a'];
    await Promise.all(ids.map((id) => add(who, id)));
    expect((await list(who)).body.toSorted()).toEqual(['a', 'b', 'c', 'd', 'e']);
  });

  it.each([
    ['capital letters', 'Safe-Bathing'],
    ['a path', '../../profile'],
    ['something huge', 'a'.repeat(81)],
    ['a text', 'my mother fell'],
  ])('are never %s', async (_, topicId) => {
    const who = aCaregiver();
    expect((await add(who, topicId)).status).toBe(404);
    expect((await list(who)).body).toEqual([]);
  });

  it(`are ${BOOKMARKS_PER_CAREGIVER} at most`, async () => {
    const who = aCaregiver();
    const all = Array.from({ length: BOOKMARKS_PER_CAREGIVER }, (_, n) => `topic-${n}`);
    await service.app.get(BookmarksRepository).change(who.userId, () => all);
    expect((await add(who, 'one-more')).problem).toMatchObject({ status: 400, code: 'too-many-bookmarks' });
    expect((await add(who, 'topic-7')).body).toEqual(all);
  });

  it('are for whoever is signed in', async () => {
    const calls = [list(nobody), add(nobody, 'safe-bathing'), remove(nobody, 'safe-bathing')];
    expect((await Promise.all(calls)).map(({ status }) => status)).toEqual([401, 401, 401]);
  });

  it('cannot be read in the database', async () => {
    await add(aCaregiver(), 'hospice-palliative');
    expect(await collectionsWith(service, 'hospice')).toEqual([]);
  });
});

describeLostKey({
  name: 'care-profile',
  service: () => service,
  plant: (who) => add(who, 'safe-bathing'),
  refused: {
    'the list of what was saved': list,
    'saving another topic': (who) => add(who, 'mouth-care'),
    'removing a topic': (who) => remove(who, 'safe-bathing'),
    'the first profile': (who) =>
      service.call(routes.saveProfile, who, { body: { name: 'Rosa', location: 'Newark, NJ' } }),
  },
  read: async (who) => (await list(who)).body,
});

describe('a list of saved topics that was damaged', () => {
  it('is not written over', async () => {
    const who = aCaregiver();
    await add(who, 'safe-bathing');
    const stored = service.app.get<Database>(Database).collection<{ _id: string }>('bookmarks');
    await stored.updateOne({ _id: who.userId }, { $set: { topics: 'cw1.broken' } });
    for (const change of [add, remove])
      expect((await change(who, 'safe-bathing')).problem).toMatchObject({ status: 503, code: 'data-locked' });
    expect(await stored.findOne({ _id: who.userId })).toMatchObject({ version: 1, topics: 'cw1.broken' });
  });
});
