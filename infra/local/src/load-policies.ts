import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './programs.js';
import { rabbitmqManagement } from './rabbitmq-management.js';

/**
 * Loads the limits of the queues into the broker of `AMQP_URL`, through its management API: as often as one likes, for a
 * broker in a container, where nobody runs rabbitmqctl. Whoever starts it repeats it while the broker is not there yet.
 */
type Policy = { vhost: string; name: string; [definition: string]: unknown };

const file = join(projectRoot, 'infra/platform/rabbitmq/policies.json');
const { policies } = JSON.parse(readFileSync(file, 'utf8')) as { policies: Policy[] };
const broker = rabbitmqManagement(process.env['AMQP_URL'] ?? 'amqp://localhost');

for (const { vhost: _, name, ...policy } of policies) {
  const outcome = await broker.put(`policies/${broker.vhost}/${name}`, policy);
  console.log(`${name}: ${outcome}`);
  if (outcome !== 'set') process.exitCode = 1;
}
