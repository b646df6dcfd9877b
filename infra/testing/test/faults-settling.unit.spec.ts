import { expect, it } from '@jest/globals';
import { Settling } from '../src/faults/settling.js';
import { judge } from '../src/faults/verdict.js';

const clean = judge({ subjects: [], effects: [], answered: [], queued: 0, deadLetters: 0 });
const lost = { ...clean, lost: ['a'] };
const waiting = { ...lost, queued: 1 };

it.each([
  ['clean for long enough', [clean, clean, clean], [false, false, true]],
  ['clean only in between', [clean, lost, clean, clean], [false, false, false, false]],
  ['wrong, and still for long enough', [lost, lost, lost, lost, lost], [false, false, false, false, true]],
  ['wrong, and something is left to do', [waiting, waiting, waiting, waiting, waiting], Array(5).fill(false)],
  [
    'wrong, and changing',
    [lost, lost, { ...lost, applied: 1 }, { ...lost, applied: 1 }, { ...lost, applied: 1 }],
    Array(5).fill(false),
  ],
])('a trial is over or not when it is %s', (_, verdicts, over) => {
  const settling = new Settling(2, 4);
  expect(verdicts.map((verdict, now) => settling.isOver(verdict, now))).toEqual(over);
});
