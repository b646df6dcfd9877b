import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { projectRoot } from './programs.js';
import { CALLERS, keyPair, pushKeyPair, randomKey, SEALING_SERVICES, wrappingKeysOf } from './secrets.js';

const SECRET = '<secret>';

/**
 * Fills in the example of a deployment's settings: `<secret>` becomes a fresh value, and `<NAME>` the value of the
 * setting with that name.
 */
export function deploymentSettings(example: string): string {
  const masterKey = randomKey();
  const pairs = CALLERS.map((caller) => ({ caller, ...keyPair() }));
  const push = pushKeyPair();
  const variable = (role: string, name: string) => `${role.toUpperCase().replaceAll('-', '_')}_${name}`;
  const secrets = new Map([
    ['MASTER_KEY', masterKey],
    ['WEB_PUSH_PUBLIC_KEY', push.publicKey],
    ['WEB_PUSH_PRIVATE_KEY', push.privateKey],
    [
      'INTERNAL_PUBLIC_KEYS',
      JSON.stringify(Object.fromEntries(pairs.map(({ caller, publicKey }) => [caller, publicKey]))),
    ],
    ...pairs.map(({ caller, privateKey }) => [variable(caller, 'INTERNAL_SIGNING_KEY'), privateKey] as const),
    ...SEALING_SERVICES.map(
      (service) =>
        [
          variable(service, 'DATA_KEY_WRAPPING_KEYS'),
          wrappingKeysOf(service, { masterKey, masterKeyWrapped: false }),
        ] as const,
    ),
  ]);
  const drawn = new Map<string, string>();
  const withSecrets = example.replaceAll(new RegExp(`^(\\w+)=${SECRET}$`, 'gm'), (_, name: string) => {
    drawn.set(name, secrets.get(name) ?? randomKey());
    return `${name}=${drawn.get(name)}`;
  });
  return withSecrets.replaceAll(/<([A-Z_]+)>/g, (_, name: string) => drawn.get(name) ?? '');
}

/** `(umask 077; npm run -s secrets > .env)`: the settings of a deployment with fresh secrets. */
if (import.meta.main)
  process.stdout.write(deploymentSettings(readFileSync(join(projectRoot, '.env.example'), 'utf8')));
