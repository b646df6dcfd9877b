import { Database } from '@careward/platform/mongo/database';
import { startServiceForTest, type RunningService } from '@careward/testing/start-service-for-test';
import { openBrokerClient, type BrokerClient } from '@careward/testing/broker-client';
import { AppModule } from '../src/app.module.js';
import { identityEnvironment } from '../src/config.js';
import { Passwords } from '../src/passwords/passwords.js';

export type RunningIdentity = RunningService & { bus: BrokerClient };

/** The least that argon2 accepts: these specs hash hundreds of passwords. */
export const cheapHashing = { memoryCost: 8, timeCost: 1, parallelism: 1 };

/** Identity alone, on the run's engines, once it can publish; `bus` receives what it publishes. */
export async function startIdentity(
  more: Record<string, string> = {},
  hashing: 'cheap' | 'usual cost' = 'cheap',
): Promise<RunningIdentity> {
  const identity = await startServiceForTest({
    service: 'identity',
    environment: identityEnvironment,
    module: (config) => AppModule.with(config),
    with: more,
  });
  const passwords = identity.app.get(Passwords);
  if (hashing === 'cheap') passwords.cost = cheapHashing;
  await passwords.onModuleInit();
  const bus = await openBrokerClient(identity.prefix);
  const stop = async () => {
    await bus.stop();
    await identity.stop();
  };
  return { ...identity, bus, stop };
}

/** A collection as it lies in the database, for what no answer shows. */
export const collectionOf = <Document extends { _id: string }>(identity: RunningIdentity, name: string) =>
  identity.app.get<Database>(Database).collection<Document>(name);
