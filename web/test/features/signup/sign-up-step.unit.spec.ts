import { describe, expect, it } from '@jest/globals';
import { stepToShow } from '../../../src/features/signup/sign-up-step.js';

const nothing = { firstName: '', lastName: '', email: '', token: '', password: '', isDone: false };
const named = { ...nothing, firstName: 'Rosa', lastName: 'Diaz' };
const addressed = { ...named, email: 'rosa@example.org' };
const verified = { ...addressed, token: 't' };
const ready = { ...verified, password: 'Tidal-Lantern7' };
const done = { ...nothing, isDone: true };

describe('the sign-up step of an address', () => {
  it.each([
    ['no step', null, ready, 1],
    ['1', '1', ready, 1],
    ['2 without a name', '2', nothing, 1],
    ['2', '2', named, 2],
    ['2 again', '2', ready, 2],
    ['3 without a name', '3', nothing, 1],
    ['3 without an address', '3', named, 2],
    ['3', '3', addressed, 3],
    ['4 from an opened link, without anything else', '4', nothing, 4],
    ['5 without anything: submitting reports it', '5', nothing, 5],
    ['6 before the account is made', '6', named, 2],
    ['6 with only the link missing', '6', addressed, 3],
    ['6 with only the password missing', '6', verified, 4],
    ['6 with all but the agreements', '6', ready, 5],
    ['6', '6', done, 6],
    ['a step that does not exist', '9', nothing, 1],
    ['a step before the first', '0', nothing, 1],
    ['an empty step', '', named, 2],
    ['not a number', 'two', named, 2],
    ['a fraction', '2.5', ready, 5],
  ] as const)('%s', (_name, asked, known, step) => {
    expect(stepToShow(asked, known)).toBe(step);
  });
});
