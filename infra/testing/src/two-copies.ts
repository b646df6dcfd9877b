import { afterAll, beforeAll } from '@jest/globals';
import type { RunningService } from './start-service-for-test.js';
import { testPrefix } from './test-prefix.js';

/** Two copies of a service on the same databases and the same exchange, there while a file's tests run. */
export function twoCopies<Running extends RunningService>(
  start: (prefix: string) => Promise<Running>,
): Readonly<[Running, Running]> {
  const copies: Running[] = [];
  beforeAll(async () => {
    const prefix = testPrefix();
    copies.push(await start(prefix), await start(prefix));
  });
  afterAll(async () => {
    for (const copy of copies) await copy.stop();
  });
  return copies as unknown as [Running, Running];
}
