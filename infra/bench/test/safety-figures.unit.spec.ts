import { measuredFigures } from '@careward/content/safety/measured-figures';
import { expect, it } from '@jest/globals';
import { safetyFigures } from '../src/safety-figures.js';

// After a change of the screen or its models, `npm run safety-figures` measures again.
it('the page about safety publishes what the shipped screen does', async () => {
  const { measured, ...published } = measuredFigures;
  expect(measured).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(published).toEqual(await safetyFigures());
});
