import { createHash, randomBytes } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { writePrivateFile } from '../private-file.js';
import { projectRoot } from '../project-root.js';
import { ENGINE_USER } from '../secrets.js';

/** The queue policies, also for production, in RabbitMQ's definitions format. */
const policyFile = join(projectRoot, 'infra', 'platform', 'rabbitmq', 'policies.json');

const fileIn = (folder: string): string => join(folder, 'definitions.json');

/**
 * Writes the users, permissions and policies that the node in this folder loads at each start; returns the file. `guest`
 * gives the user of that name a random password, until it is removed.
 */
export function writeDefinitions(folder: string, password: string, { guest }: { guest: boolean }): string {
  const users = [userWith(ENGINE_USER, password)];
  if (guest) users.push(userWith('guest', randomBytes(32).toString('base64url')));
  const { policies } = JSON.parse(readFileSync(policyFile, 'utf8')) as { policies: unknown[] };
  const definitions = {
    users,
    vhosts: [{ name: '/' }],
    permissions: [{ user: ENGINE_USER, vhost: '/', configure: '.*', write: '.*', read: '.*' }],
    policies,
  };
  writePrivateFile(fileIn(folder), `${JSON.stringify(definitions, null, 2)}\n`);
  return fileIn(folder);
}

/** Whether the node in this folder has RabbitMQ's default user guest, since it was once started without definitions. */
export function hasGuest(folder: string): boolean {
  if (!existsSync(join(folder, 'mnesia'))) return false;
  const file = fileIn(folder);
  return !existsSync(file) || readFileSync(file, 'utf8').includes('"guest"');
}

function userWith(name: string, password: string) {
  const salt = randomBytes(4);
  const hash = createHash('sha256').update(salt).update(password).digest();
  return {
    name,
    password_hash: Buffer.concat([salt, hash]).toString('base64'),
    hashing_algorithm: 'rabbit_password_hashing_sha256',
    tags: '',
  };
}
