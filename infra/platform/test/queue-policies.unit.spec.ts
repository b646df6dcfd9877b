import { expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { services } from '@careward/contracts/kernel/service';

const file = join(process.cwd(), 'infra', 'platform', 'rabbitmq', 'policies.json');
const { policies } = JSON.parse(readFileSync(file, 'utf8')) as { policies: { pattern: string }[] };
const covers = (queue: string) => policies.some(({ pattern }) => new RegExp(pattern).test(queue));

it.each(services)("the broker's policies cover the queues of %s", (service) => {
  expect(covers(`${service}.some-aggregate`)).toBe(true);
  expect(covers(`prefix_${service}.some-aggregate`)).toBe(true);
});

it("the broker's policies cover no queue of anybody else", () => {
  expect(covers('somebody.some-aggregate')).toBe(false);
});
