import type { EventContract } from '@careward/contracts/kernel/event';
import { expect } from '@jest/globals';
import { eventually } from './eventually.js';
import type { TestBus } from './test-bus.js';

/** Waits for the event and compares what its producer said with the contract's golden samples, field by field. */
export async function expectAsDeclared(bus: TestBus, contract: EventContract): Promise<void> {
  const said = await eventually(() => {
    const events = bus.declared(contract);
    expect(events).not.toHaveLength(0);
    return events;
  });
  const fields = (data: object) => Object.keys(data).sort();
  for (const event of said) {
    expect(event.source).toBe(`/${contract.owner}`);
    expect(contract.samples.map(fields)).toContainEqual(fields(event.data));
  }
}
