import { REDIS } from '@careward/platform/app/redis';
import type { Person } from '@careward/testing/a-person';
import type { Redis } from 'ioredis';
import { EmailIndex } from '../src/user/users.repository.js';
import { hashCredential } from './sign-up-story.js';
import type { RunningIdentity } from './start-identity.js';

const MINUTE = 60_000;
const redisOf = (identity: RunningIdentity) => identity.app.get<Redis>(REDIS);

/** What Redis stores of the attempts at a person's password: from one network, or from everywhere. */
export function attemptsOf(identity: RunningIdentity, person: Person, network?: string) {
  const redis = redisOf(identity);
  const emailIndex = identity.app.get(EmailIndex).of(person.email);
  const key = hashCredential(network === undefined ? emailIndex : `${emailIndex}|${network}`);
  const [attempts, wait] = [
    `${identity.prefix}login-attempts:${key}`,
    `${identity.prefix}login-waits:${key}`,
  ];
  return {
    set: (count: number) => redis.set(attempts, count, 'PX', MINUTE),
    /** Milliseconds until the attempts are forgotten. */
    lifetime: () => redis.pttl(attempts),
    /** A wait of a minute that has yet to be started: the first attempt that has to wait gets through, all others do not. */
    openWait: () => redis.set(wait, 0, 'PX', MINUTE),
    startWait: () => redis.set(wait, 1, 'PX', MINUTE),
  };
}

/** Lets time pass for what Redis counts. */
export async function passTime(identity: RunningIdentity, milliseconds: number): Promise<void> {
  const redis = redisOf(identity);
  for (const key of await redis.keys(`${identity.prefix}login-*`))
    await redis.pexpire(key, (await redis.pttl(key)) - milliseconds);
}

/** Makes the waits that have begun a minute long, so that they do not end while a spec looks at them. */
export async function holdWaits(identity: RunningIdentity): Promise<void> {
  const redis = redisOf(identity);
  for (const key of await redis.keys(`${identity.prefix}login-waits:*`)) await redis.pexpire(key, MINUTE);
}

/** Makes the next waits a minute long. One that is not started by then stands open: whoever tries first gets through. */
export async function holdNextWaits(identity: RunningIdentity): Promise<void> {
  const redis = redisOf(identity);
  for (const attempts of await redis.keys(`${identity.prefix}login-attempts:*`))
    await redis.set(attempts.replace('login-attempts:', 'login-waits:'), 0, 'PX', MINUTE, 'NX');
}
