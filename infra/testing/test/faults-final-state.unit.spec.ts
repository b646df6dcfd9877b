import { expect, it } from '@jest/globals';
import { checkDelivery } from '../src/faults/assertions.js';
import { SettleDetector } from '../src/faults/final-state.js';

const passing = checkDelivery({ aggregates: [], effects: [], acknowledged: [], queued: 0, deadLetters: 0 });
const lost = { ...passing, lost: ['a'] };
const waiting = { ...lost, queued: 1 };

it.each([
  ['without violations for long enough', [passing, passing, passing], [false, false, true]],
  ['without violations only in between', [passing, lost, passing, passing], [false, false, false, false]],
  ['wrong, and idle for long enough', [lost, lost, lost, lost, lost], [false, false, false, false, true]],
  ['wrong, and something is left to do', [waiting, waiting, waiting, waiting, waiting], Array(5).fill(false)],
  [
    'wrong, and changing',
    [lost, lost, { ...lost, applied: 1 }, { ...lost, applied: 1 }, { ...lost, applied: 1 }],
    Array(5).fill(false),
  ],
])('a run is settled or not when it is %s', (_, checks, settled) => {
  const detector = new SettleDetector(2, 4);
  expect(checks.map((check, now) => detector.isSettled(check, now))).toEqual(settled);
});
