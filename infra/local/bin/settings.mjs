import { readFileSync, realpathSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  CALLERS,
  keyPair,
  publicKeyOf,
  pushKeyPair,
  randomKey,
  SEALING_SERVICES,
  wrappingKeysOf,
} from './keys.mjs';

const root = join(import.meta.dirname, '..', '..', '..');
const SECRET = '<secret>';
const LINE = /^([A-Z][A-Z0-9_]*)=(.*)$/gm;

const valuesIn = (settings) => new Map([...settings.matchAll(LINE)].map(([, name, value]) => [name, value]));
const variable = (role, name) => `${role.toUpperCase().replaceAll('-', '_')}_${name}`;

/** An engine's URL with another user; the same where it names nobody, since the engine has no users then. */
const asUser = (url, user, password) =>
  url.replace(/^([\w+.-]+:\/\/)[^@/]*@/, (_, protocol) => `${protocol}${user}:${password}@`);

/**
 * Fills in the example of a deployment's settings: `<secret>` becomes a fresh value, `<NAME>` the value of the setting with
 * that name, and `<user@NAME>` the URL in that setting as this user. What `known` has stays as it is, and what belongs to it
 * is derived from it.
 */
export function deploymentSettings(example, known = new Map()) {
  const masterKey = known.get('MASTER_KEY') || randomKey();
  const push = pushKeyPair();
  const signing = CALLERS.map((caller) => {
    const name = variable(caller, 'INTERNAL_SIGNING_KEY');
    return { caller, name, privateKey: known.get(name) || keyPair().privateKey };
  });
  const publicKeys = {
    ...Object.fromEntries(signing.map(({ caller, privateKey }) => [caller, publicKeyOf(privateKey)])),
    ...JSON.parse(known.get('INTERNAL_PUBLIC_KEYS') || '{}'),
  };
  const made = new Map([
    ['MASTER_KEY', masterKey],
    ['WEB_PUSH_PUBLIC_KEY', push.publicKey],
    ['WEB_PUSH_PRIVATE_KEY', push.privateKey],
    ...signing.map(({ name, privateKey }) => [name, privateKey]),
    ...SEALING_SERVICES.map((service) => [
      variable(service, 'DATA_KEY_WRAPPING_KEYS'),
      wrappingKeysOf(service, { masterKey, masterKeyWrapped: false }),
    ]),
  ]);
  const values = new Map([...known, ['INTERNAL_PUBLIC_KEYS', JSON.stringify(publicKeys)]]);
  for (const [name, value] of valuesIn(example))
    if (value === SECRET && !values.get(name)) values.set(name, made.get(name) ?? randomKey());
  const filled = example.replaceAll(LINE, (line, name) =>
    values.has(name) ? `${name}=${values.get(name)}` : line,
  );
  const settings = filled.replaceAll(/<([A-Z_]+)>/g, (_, name) => values.get(name) ?? '');
  const urls = valuesIn(settings);
  return settings.replaceAll(/<([a-z-]+)@([A-Z_]+)>/g, (_, user, name) =>
    asUser(urls.get(name) ?? '', user, urls.get(variable(user, 'ENGINE_PASSWORD'))),
  );
}

/** What a file of settings lacks of the example is added at its end. A new caller's public key joins the others. */
function updatedSettings(settings, example) {
  const known = valuesIn(settings);
  const complete = valuesIn(deploymentSettings(example, known));
  const added = [...complete].filter(([name]) => !known.has(name));
  const keys = complete.get('INTERNAL_PUBLIC_KEYS');
  const kept = settings.replace(/^INTERNAL_PUBLIC_KEYS=.*$/m, () => `INTERNAL_PUBLIC_KEYS=${keys}`);
  const lines = added.map(([name, value]) => `${name}=${value}\n`).join('');
  return { added: added.map(([name]) => name), settings: `${kept.trimEnd()}\n${lines}` };
}

/** `node infra/local/bin/settings.mjs [--update | --print]` makes, completes or prints the settings of a deployment. */
function main([option]) {
  const example = readFileSync(join(root, '.env.example'), 'utf8');
  const file = join(process.cwd(), '.env');
  if (option === '--print') return process.stdout.write(deploymentSettings(example));
  if (option === '--update') {
    const { added, settings } = updatedSettings(readFileSync(file, 'utf8'), example);
    // Swapped in whole: without these keys the data are lost.
    writeFileSync(`${file}.new`, settings, { mode: 0o600 });
    renameSync(`${file}.new`, file);
    return console.log(
      added.length > 0 ? `.env has these settings now: ${added.join(', ')}` : '.env lacks nothing.',
    );
  }
  if (option !== undefined) throw new Error(`${option} is no option: there are --update and --print.`);
  writeFileSync(file, deploymentSettings(example), { mode: 0o600, flag: 'wx' });
  console.log(
    '.env is made. Say PUBLIC_URL, SUPPORT_EMAIL and SMTP_URL in it, and keep a copy in a safe place.',
  );
}

const refusals = {
  EEXIST:
    '.env is there already and stays as it is: without its secrets nothing that is stored can be read again. ' +
    'To add what it lacks, run this with --update.',
  ENOENT: 'There is no .env here yet: run this without --update.',
};

if (process.argv[1] && realpathSync(process.argv[1]) === import.meta.filename)
  try {
    main(process.argv.slice(2));
  } catch (error) {
    console.error(refusals[error.code] ?? error.message);
    process.exitCode = 1;
  }
