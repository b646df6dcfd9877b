import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './programs.js';

/**
 * Loads the limits of the queues into the broker of `AMQP_URL`, through its management API: as often as one likes, for a
 * broker in a container, where nobody runs rabbitmqctl. Whoever starts it repeats it while the broker is not there yet.
 */
type Policy = { vhost: string; name: string; [definition: string]: unknown };
const PORT = '15672';

const file = join(projectRoot, 'infra/platform/rabbitmq/policies.json');
const { policies } = JSON.parse(readFileSync(file, 'utf8')) as { policies: Policy[] };
const { hostname, username, password, pathname } = new URL(process.env['AMQP_URL'] ?? 'amqp://localhost');
const authorization = `Basic ${Buffer.from(`${decodeURIComponent(username)}:${decodeURIComponent(password)}`).toString('base64')}`;

for (const { vhost, name, ...policy } of policies) {
  const of = pathname.length > 1 ? pathname.slice(1) : encodeURIComponent(vhost);
  const outcome = await fetch(`http://${hostname}:${PORT}/api/policies/${of}/${name}`, {
    method: 'PUT',
    headers: { authorization, 'content-type': 'application/json' },
    body: JSON.stringify(policy),
  }).then(
    ({ ok, status }) => (ok ? 'set' : `refused with ${status}`),
    (error: Error) => `not set: ${error.cause instanceof Error ? error.cause.message : error.message}`,
  );
  console.log(`${name}: ${outcome}`);
  if (outcome !== 'set') process.exitCode = 1;
}
