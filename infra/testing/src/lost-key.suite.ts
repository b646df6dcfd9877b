import type { Service } from '@careward/contracts/kernel/service';
import { connectMongo, Database, databaseName } from '@careward/platform/mongo/database';
import { dataKeysIn } from '@careward/platform/personal-data/data-keys';
import { lostDataKeys } from '@careward/platform/personal-data/vault';
import { PersonalData } from '@careward/platform/personal-data/personal-data';
import { describe, expect, it } from '@jest/globals';
import { aCaregiver } from './a-principal.js';
import { engineAddresses } from './engine-addresses.js';
import type { ParsedAnswer } from './parse-answer.js';
import type { RunningService } from './start-service-for-test.js';

type SignedIn = ReturnType<typeof aCaregiver>;
type Call = (who: SignedIn) => Promise<ParsedAnswer<unknown>>;

type SealingService = {
  name: Service;
  service: () => RunningService;
  /** Stores something sealed about a person. */
  plant: Call;
  /** Calls that would make something of what cannot be opened, or write. */
  refused: Readonly<Record<string, Call>>;
  /** Reads what was planted. */
  read: (who: SignedIn) => Promise<unknown>;
};

/** Runs `work` with the rows of data keys, as an operator reaches them. */
async function withDataKeys<T>(
  service: Service,
  { prefix }: RunningService,
  work: (rows: ReturnType<typeof dataKeysIn>) => Promise<T>,
): Promise<T> {
  const store = await connectMongo(engineAddresses().MONGODB_URL, databaseName(prefix, 'keys'));
  try {
    return await work(dataKeysIn(store, service));
  } finally {
    await store.close();
  }
}

/** A key store that was restored from before a person's first write has no key, and what was sealed is still there. */
export function describeLostKey(sealing: SealingService): void {
  const { name, service, plant, refused, read } = sealing;
  const idOf = ({ userId }: SignedIn) => `${name}:${userId}`;

  const storedOf = async ({ userId }: SignedIn) => {
    const database = service().app.get<Database>(Database);
    const sealing = Object.values(service().app.get(PersonalData).stores).filter(
      ({ sealed }) => sealed.length > 0,
    );
    const all = await Promise.all(
      sealing.map(({ collection }) => database.collection<{ outbox?: unknown }>(collection).find().toArray()),
    );
    return (
      all
        .flat()
        // What is published leaves the outbox by itself.
        .map(({ outbox: _, ...document }) => JSON.stringify(document))
        .filter((document) => document.includes(userId))
    );
  };
  const lostSoFar = async () => (await lostDataKeys.get()).values[0]?.value ?? 0;

  describe('somebody whose data key is lost', () => {
    it.each(Object.entries(refused))(
      'is told so, and nothing is written, so that all is there with the key: %s',
      async (_, call) => {
        const who = aCaregiver();
        expect((await plant(who)).status).toBeLessThan(300);
        const [stored, before] = [await storedOf(who), await read(who)];
        expect(stored).not.toEqual([]);
        const row = await withDataKeys(name, service(), (rows) => rows.findOneAndDelete({ _id: idOf(who) }));
        const lost = await lostSoFar();
        const { problem } = await call(who);
        expect(problem).toMatchObject({ status: 503, code: 'data-locked' });
        expect(problem.detail).toMatch(/^We cannot open .* Nothing was changed\. Please /);
        expect(await lostSoFar()).toBeGreaterThan(lost);
        expect(await storedOf(who)).toEqual(stored);
        await withDataKeys(name, service(), async (rows) => {
          expect(await rows.findOne({ _id: idOf(who) })).toBeNull();
          if (row) await rows.insertOne(row);
        });
        expect(await read(who)).toEqual(before);
        expect((await call(who)).status).toBeLessThan(300);
      },
    );

    it('is not somebody who is new, of whose first writes at once none is refused', async () => {
      const who = aCaregiver();
      const answers = await Promise.all(Array.from({ length: 8 }, () => plant(who)));
      for (const { status } of answers) expect(status).toBeLessThan(300);
    });

    it('is not somebody who was erased', async () => {
      const who = aCaregiver();
      await plant(who);
      await withDataKeys(name, service(), (rows) =>
        rows.updateOne({ _id: idOf(who) }, { $set: { wrapped: null } }),
      );
      expect((await plant(who)).problem).toMatchObject({ status: 410, code: 'account-erased' });
    });
  });
}
