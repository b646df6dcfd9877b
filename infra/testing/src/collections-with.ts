import { Database } from '@careward/platform/mongo/database';
import { eventually } from './eventually.js';
import type { RunningService } from './start-service-for-test.js';

/** The names of the collections in a service's database that contain a text. */
export async function collectionsWith({ app }: Pick<RunningService, 'app'>, text: string): Promise<string[]> {
  const database = app.get<Database>(Database);
  const found: string[] = [];
  for (const { name } of await database.listCollections()) {
    const documents = await database.collection(name).find().toArray();
    if (JSON.stringify(documents).includes(text)) found.push(name);
  }
  return found;
}

/** Waits until no collection contains the text: a published event stays in its outbox for a moment. */
export const goneFrom = (service: Pick<RunningService, 'app'>, text: string): Promise<void> =>
  eventually(async () => {
    const found = await collectionsWith(service, text);
    if (found.length > 0) throw new Error(`still in ${found.join(', ')}`);
  });
