import { describe, expect, it } from '@jest/globals';
import { eventually } from '../src/eventually.js';
import type { FaultTargets } from '../src/faults/fault-conditions.js';
import { randomFaults } from '../src/faults/fault-schedule.js';
import type { FaultyProxy } from '../src/faults/faulty-proxy.js';

const proxy: FaultyProxy = { url: '', fault: async () => undefined, close: async () => undefined };
const targets: FaultTargets = {
  processes: { broker: [], database: [], producer: [], consumer: [] },
  proxies: [proxy],
};
const resets = (minFaults: number) =>
  randomFaults({ seed: 1, minFaults, minMs: 0, intervalMs: [0, 1], weights: { reset: 1 } })(targets);

describe('a schedule of random faults', () => {
  it('ends with the faults that were asked for, however long the run goes on', async () => {
    const [short, long] = [resets(3), resets(60)];
    await eventually(() => expect(long.isOver()).toBe(true));
    expect(short.faults).toEqual({ reset: 3 });
    await Promise.all([short.end(), long.end()]);
  });
});
