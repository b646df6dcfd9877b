import type { EventContract } from '@careward/contracts/kernel/event';
import { expect } from '@jest/globals';
import { eventually } from './eventually.js';
import type { TestBus } from './test-bus.js';

/** Waits for the event and expects it to have exactly the fields of one of the contract's samples. */
export async function expectPublished(bus: TestBus, contract: EventContract): Promise<void> {
  const published = await eventually(() => {
    const events = bus.parsedStrictly(contract);
    expect(events).not.toHaveLength(0);
    return events;
  });
  const fields = (data: object) => Object.keys(data).sort();
  for (const event of published) {
    expect(event.source).toBe(`/${contract.owner}`);
    expect(contract.samples.map(fields)).toContainEqual(fields(event.data));
  }
}
