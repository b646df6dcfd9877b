import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'zod';
import { deploymentSettings } from '../bin/settings.mjs';
import { projectRoot } from '../src/programs.js';
import { ROLES } from '../src/roles.js';
import { environments, isNeeded } from './environments.js';

const roles = ROLES.map(({ name }) => name);

type Variable = { name: string; readBy: string; needed: string };

function readBy(name: string): string {
  const readers = roles.filter((role) => name in (environments[role]?.shape ?? {}));
  if (readers.length === roles.length) return 'all';
  if (readers.length === roles.length - 1 && !readers.includes('gateway')) return 'services';
  return readers.toSorted((a, b) => order(a) - order(b)).join(', ');
}
/** The gateway first, then as the roles stand. */
const order = (role: string) => (role === 'gateway' ? -1 : roles.indexOf(role));

const inCode: Variable[] = [
  ...new Map(
    Object.values(environments).flatMap(({ shape }) =>
      Object.entries(shape).map(([name, schema]) => [
        name,
        { name, readBy: readBy(name), needed: isNeeded(schema as z.ZodType) ? 'yes' : 'no' },
      ]),
    ),
  ).values(),
];

const documented: Variable[] = [
  ...readFileSync(join(projectRoot, 'infra/docs/configuration.md'), 'utf8').matchAll(
    /^\| `(\w+)` +\| (.+?) +\| (yes|no) +\| \S/gm,
  ),
].map(([, name = '', readers = '', needed = '']) => ({ name, readBy: readers, needed }));

const byName = (variables: readonly Variable[]) => variables.toSorted((a, b) => a.name.localeCompare(b.name));

const example = readFileSync(join(projectRoot, '.env.example'), 'utf8');
const namesIn = (settings: string) =>
  [...settings.matchAll(/^#? ?([A-Z][A-Z0-9_]+)=/gm)].map(([, name = '']) => name);

describe('what every role reads', () => {
  it('is known of every role', () => {
    expect(Object.keys(environments).toSorted()).toEqual(roles.toSorted());
  });

  it('stands in the table of the configuration, with who reads it and whether it is needed', () => {
    expect(byName(documented)).toEqual(byName(inCode));
  });

  it('stands in the example of a deployment, but for what each role has of its own', () => {
    const ofEachRole = ['PORT', 'HEALTH_PORT', 'HOST', 'INTERNAL_SIGNING_KEY', 'DATA_KEY_WRAPPING_KEYS'];
    const onlyForTests = [
      'REDIS_PREFIX',
      'AMQP_PREFIX',
      'MONGODB_DB_PREFIX',
      'CRAWL_ALLOW_HOSTS',
      'CRAWL_DELAY_MS',
    ];
    const expected = inCode
      .map(({ name }) => name)
      .filter((name) => ![...ofEachRole, ...onlyForTests].includes(name));
    expect(namesIn(example)).toEqual(expect.arrayContaining(expected));
  });
});

const SECRETS_OF_ITS_OWN = ['INTERNAL_SIGNING_KEY', 'DATA_KEY_WRAPPING_KEYS'];
const ENGINES = ['MONGODB_URL', 'KEYS_MONGODB_URL', 'REDIS_URL', 'AMQP_URL'];

describe('a deployment', () => {
  const settings = deploymentSettings(example);
  const values = new Map(
    [...settings.matchAll(/^([A-Z][A-Z0-9_]+)=(.*)$/gm)].map(([, name = '', value = '']) => [name, value]),
  );

  it('gets every variable of the example, with fresh secrets', () => {
    expect(namesIn(settings)).toEqual(namesIn(example));
    expect(settings).not.toContain('<secret>');
    expect(deploymentSettings(example)).not.toBe(settings);
  });

  it('has a user for each role group on the engines that stand in its settings, wherever they are', () => {
    const own = example
      .replace(/^MONGODB_URL=.*$/m, 'MONGODB_URL=mongodb://root:r%40t@a.test:27017,b.test:27017/?tls=true')
      .replace(/^REDIS_URL=.*$/m, 'REDIS_URL=rediss://:secret@redis.test:6380')
      .replace(/^AMQP_URL=.*$/m, 'AMQP_URL=amqp://rabbit.test');
    const of = (name: string) => new RegExp(`^${name}=(.*)$`, 'm').exec(deploymentSettings(own))?.[1];
    expect(of('COACH_MONGODB_URL')).toMatch(
      /^mongodb:\/\/coach:[\w-]{43}@a\.test:27017,b\.test:27017\/\?tls=true$/,
    );
    expect(of('CARE_PROFILE_REDIS_URL')).toMatch(/^rediss:\/\/care-profile:[\w-]{43}@redis\.test:6380$/);
    // An engine without users.
    expect(of('COACH_AMQP_URL')).toBe('amqp://rabbit.test');
    const passwords = [...values].filter(([name]) => name.endsWith('_PASSWORD')).map(([, value]) => value);
    expect(new Set(passwords).size).toBe(passwords.length);
  });

  it.each(roles)('gets what %s needs, but for what its operator has to say', (role) => {
    const schema = environments[role]?.shape ?? {};
    const name = (ROLES.find((known) => known.name === role)?.signsAs ?? '')
      .toUpperCase()
      .replaceAll('-', '_');
    for (const [variable, field] of Object.entries(schema)) {
      const own = [...SECRETS_OF_ITS_OWN, ...ENGINES].includes(variable);
      const value = values.get(own ? `${name}_${variable}` : variable) || undefined;
      if (!isNeeded(field as z.ZodType) || ['PORT', 'HEALTH_PORT'].includes(variable)) continue;
      expect([variable, (field as z.ZodType).safeParse(value).success]).toEqual([variable, true]);
    }
  });
});
