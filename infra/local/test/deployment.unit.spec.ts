import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
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

type Composed = { command?: string[]; environment: Record<string, string> };
const composed = (
  parse(read('docker-compose.yml'), { merge: true }) as { services: Record<string, Composed> }
).services;

type Container = {
  args: string[];
  env: { name: string; valueFrom: { secretKeyRef: { key: string; optional?: boolean } } }[];
};
function onCluster(role: string): Container | undefined {
  const [deployment = ''] = read(`infra/deploy/k8s/${role}.yaml`).split('\n---\n');
  const { spec } = parse(deployment) as { spec: { template: { spec: { containers: Container[] } } } };
  return spec.template.spec.containers[0];
}

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
    const { args = [], env = [] } = onCluster(role) ?? {};
    const keys = Object.fromEntries(env.map(({ name, valueFrom }) => [name, valueFrom.secretKeyRef.key]));
    expect(keys).toEqual(keysOf(environment));
    expect(args.at(-1)).toBe(program);
    const needed = Object.entries<z.ZodType>(shape).flatMap(([name, schema]) =>
      isNeeded(schema) ? [name] : [],
    );
    const optional = env.filter(({ valueFrom }) => valueFrom.secretKeyRef.optional).map(({ name }) => name);
    expect(optional.filter((name) => needed.includes(name))).toEqual([]);
  });

  it('gets only settings that the example has', () => {
    for (const key of Object.values(keysOf(environment)))
      expect(example).toMatch(new RegExp(`^(# )?${key}=`, 'm'));
  });
});
