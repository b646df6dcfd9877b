import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, parseAllDocuments } from 'yaml';
import type { z } from 'zod';
import { projectRoot } from '../src/programs.js';
import { ROLES } from '../src/roles.js';
import { environments, isNeeded } from './environments.js';

/** What the image says itself, and what is for tests or for a machine of one's own. */
const BY_THE_IMAGE = ['NODE_ENV', 'HOST', 'PORT', 'HEALTH_PORT'];
const NOT_DEPLOYED = [
  'MIGRATE_ON_START',
  'WEB_ROOT',
  'MONGODB_DB_PREFIX',
  'AMQP_PREFIX',
  'REDIS_PREFIX',
  'CRAWL_ALLOW_HOSTS',
  'CRAWL_DELAY_MS',
];
/** Read by the AWS SDK itself. */
const OF_THE_SDK = ['AWS_ACCESS_KEY_ID', 'AWS_SECRET_ACCESS_KEY'];

const read = (file: string) => readFileSync(join(projectRoot, file), 'utf8');

type ComposedService = { command?: string[]; environment: Record<string, string> };
const composed = (
  parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, ComposedService> }
).services;

/** The administrators of the engines; who migrates has a user of its own. */
const OF_ADMINISTRATORS = ['MONGODB_URL', 'KEYS_MONGODB_URL', 'REDIS_URL', 'AMQP_URL'];

type Container = {
  args: string[];
  env: { name: string; valueFrom: { secretKeyRef: { key: string; optional?: boolean } } }[];
};
type Workload = { metadata: { name: string }; spec: { template: { spec: { containers: Container[] } } } };
const workloadsIn = (file: string) =>
  parseAllDocuments(read(`infra/deploy/k8s/${file}.yaml`)).map((one) => one.toJSON() as Workload);
const containerOf = (workload?: Workload) => workload?.spec.template.spec.containers[0];
const keysIn = (container?: Container) =>
  Object.fromEntries((container?.env ?? []).map(({ name, valueFrom }) => [name, valueFrom.secretKeyRef.key]));

const example = read('.env.example');
const keysOf = (environment: Record<string, string>) =>
  Object.fromEntries(
    Object.entries(environment).map(([name, value]) => [name, /^\$\{(\w+)/.exec(value)?.[1] ?? value]),
  );

describe.each(ROLES.map(({ name, program }) => [name, program]))('%s', (role, program) => {
  const shape = environments[role]?.shape ?? {};
  const ofSchema = Object.keys(shape).filter((name) => ![...BY_THE_IMAGE, ...NOT_DEPLOYED].includes(name));
  const expected = role === 'coach' ? [...ofSchema, ...OF_THE_SDK] : ofSchema;
  const environment = composed[role]?.environment ?? {};

  it('gets from docker-compose.yml what it reads, and nothing else', () => {
    expect(Object.keys(environment).toSorted()).toEqual(expected.toSorted());
    expect(composed[role]?.command?.at(-1) ?? 'gateway/dist/main.js').toBe(program);
  });

  it('gets the same on a cluster, where what it needs is not optional', () => {
    const container = containerOf(workloadsIn(role)[0]);
    const { args = [], env = [] } = container ?? {};
    expect(keysIn(container)).toEqual(keysOf(environment));
    expect(args.at(-1)).toBe(program);
    const needed = Object.entries<z.ZodType>(shape).flatMap(([name, schema]) =>
      isNeeded(schema) ? [name] : [],
    );
    const optional = env.filter(({ valueFrom }) => valueFrom.secretKeyRef.optional).map(({ name }) => name);
    expect(optional.filter((name) => needed.includes(name))).toEqual([]);
  });

  it('has a user of its own on each engine, which only its group has', () => {
    const group = (ROLES.find(({ name }) => name === role)?.signsAs ?? '').toUpperCase().replaceAll('-', '_');
    const urls = Object.entries(keysOf(environment)).filter(([name]) => OF_ADMINISTRATORS.includes(name));
    expect(urls).toEqual(urls.map(([name]) => [name, `${group}_${name}`]));
  });

  it('gets only settings that the example has', () => {
    for (const key of Object.values(keysOf(environment)))
      expect(example).toMatch(new RegExp(`^(# )?${key}=`, 'm'));
  });
});

describe.each(['users', 'migrate', 'policies'])('the job %s', (job) => {
  const { environment = {}, command = [] } = composed[job] ?? {};

  it('gets the same from docker-compose.yml and on a cluster', () => {
    const container = containerOf(workloadsIn('jobs').find(({ metadata }) => metadata.name === job));
    expect(keysIn(container)).toEqual(keysOf(environment));
    expect(container?.args).toEqual(command);
  });

  it('gets only settings that the example has', () => {
    for (const key of Object.values(keysOf(environment)))
      expect(example).toMatch(new RegExp(`^(# )?${key}=`, 'm'));
  });
});

describe('the users of the engines', () => {
  const urlsOf = (settings: Iterable<string>) =>
    [...settings].filter((name) => /(MONGODB|REDIS|AMQP)_URL$/.test(name));

  it('are all made by the job users, as everybody else gets them', () => {
    const given = Object.entries(composed).flatMap(([name, { environment = {} }]) =>
      name === 'users' ? [] : Object.values(keysOf(environment)),
    );
    const made = Object.values(keysOf(composed['users']?.environment ?? {}));
    expect(urlsOf(made).toSorted()).toEqual(
      [...new Set([...urlsOf(given), ...OF_ADMINISTRATORS])].toSorted(),
    );
  });

  it('are those of the example', () => {
    const named = [...example.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
    expect(urlsOf(Object.keys(composed['users']?.environment ?? {})).toSorted()).toEqual(
      urlsOf(named).toSorted(),
    );
  });
});
