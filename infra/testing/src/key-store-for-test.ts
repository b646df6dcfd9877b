import type { ServiceConfig } from '@careward/platform/app/environment';
import { initializeKeyStore } from '@careward/platform/personal-data/key-store';
import { connectMongo, databaseName } from '@careward/platform/mongo/connect';

/** Makes the key store as identity does on its first start, for services that are tested without it. */
export async function keyStoreForTest(
  config: Pick<ServiceConfig, 'KEYS_MONGODB_URL' | 'MONGODB_DB_PREFIX' | 'MASTER_KEY'>,
): Promise<void> {
  const name = databaseName(config.MONGODB_DB_PREFIX, 'keys');
  const store = await connectMongo(config.KEYS_MONGODB_URL, name);
  await initializeKeyStore(store, config.MASTER_KEY, new Date());
  await store.close();
}
