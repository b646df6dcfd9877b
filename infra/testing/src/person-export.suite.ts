import { personExportOf, type servicesWithPersonalData } from '@careward/contracts/kernel/person-export';
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { Database } from '@careward/platform/mongo/database';
import { PersonalData } from '@careward/platform/personal-data/personal-data';
import { describe, expect, it } from '@jest/globals';
import { aCaregiver } from './a-principal.js';
import type { RunningService } from './start-service-for-test.js';

type SignedIn = ReturnType<typeof aCaregiver>;

type ExportingService = {
  name: (typeof servicesWithPersonalData)[number];
  service: () => RunningService;
  /** Stores something about a person in every store. */
  plant: (who: SignedIn) => Promise<unknown>;
  /** All that is exported then, in English. */
  expected: object;
  /** What stands marked in place of what was sealed, once that cannot be opened. */
  marked: object;
};

/** A service's part of what a person may download. */
export function describePersonExport({ name, service, plant, expected, marked }: ExportingService): void {
  const exportOf = ({ userId }: SignedIn, language: 'en' | 'es' = 'en') =>
    service().ask(personExportOf(name), { by: 'identity', body: { userId, language } });

  describe('what is exported about a person', () => {
    it('is all that was stored, without ids, and nothing about somebody else', async () => {
      const [who, other] = [aCaregiver(), aCaregiver()];
      await Promise.all([plant(who), plant(other)]);
      const exported = await exportOf(who);
      expect(exported).toEqual(expected);
      for (const { userId } of [who, other]) expect(JSON.stringify(exported)).not.toContain(userId);
    });

    it('is a whole answer for somebody about whom nothing is stored', async () => {
      const exported = await exportOf(aCaregiver());
      expect(JSON.stringify(exported)).not.toContain(UNREADABLE);
    });

    it('is the same for two calls at once', async () => {
      const who = aCaregiver();
      await plant(who);
      expect(await Promise.all([exportOf(who), exportOf(who)])).toEqual([expected, expected]);
    });

    it('is marked where it cannot be opened, and left out nowhere', async () => {
      const who = aCaregiver();
      await plant(who);
      await damage(service(), who.userId);
      expect(await exportOf(who)).toMatchObject(marked);
    });

    it('is refused for somebody who was erased', async () => {
      const who = aCaregiver();
      await plant(who);
      await service().app.get(PersonalData).destroyKey(who.userId);
      await expect(exportOf(who)).rejects.toThrow('answered 410');
    });

    it.each([{}, { userId: 'everybody', language: 'en' }, { userId: aCaregiver().userId, language: 'fr' }])(
      'is refused for a question like %j',
      async (body) => {
        const asked = service().ask(personExportOf(name), { by: 'identity', body });
        await expect(asked).rejects.toThrow('answered 400');
      },
    );
  });
}

/** Makes every sealed value of one person one that cannot be opened. */
async function damage({ app }: RunningService, owner: string): Promise<void> {
  const database = app.get<Database>(Database);
  for (const { name } of await database.listCollections()) {
    const collection = database.collection<{ _id: string }>(name);
    for (const { _id, ...document } of await collection.find().toArray())
      if (JSON.stringify({ _id, ...document }).includes(owner))
        await collection.replaceOne({ _id }, damaged(document) as object);
  }
}

function damaged(value: unknown): unknown {
  if (typeof value === 'string') return value.replace(/^(cw1\.[\w-]+)\..+$/, '$1.AAAA');
  if (Array.isArray(value)) return value.map(damaged);
  if (value === null || typeof value !== 'object' || value instanceof Date) return value;
  return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, damaged(member)]));
}
