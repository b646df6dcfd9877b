import { expect, it } from '@jest/globals';
import type { GatewayConfig } from '../src/config.js';
import { AddressMarks } from '../src/limits/address-marks.js';

const marksWith = (INTERNAL_SIGNING_KEY: string) =>
  new AddressMarks({ INTERNAL_SIGNING_KEY } as GatewayConfig);

it('is the same for every gateway of an installation, and tells nothing to those without its key', () => {
  const mark = marksWith('ours').ofNeighbourhood('192.0.2.1');
  expect(mark).toMatch(/^[\w-]{22}$/);
  expect(marksWith('ours').ofNeighbourhood('192.0.2.1')).toBe(mark);
  expect(marksWith('theirs').ofNeighbourhood('192.0.2.1')).not.toBe(mark);
});

it('tells subscribers apart that share a neighbourhood', () => {
  const marks = marksWith('ours');
  expect(marks.ofNeighbourhood('192.0.2.1')).toBe(marks.ofNeighbourhood('192.0.2.2'));
  expect(marks.ofSubscriber('192.0.2.1')).not.toBe(marks.ofSubscriber('192.0.2.2'));
});
