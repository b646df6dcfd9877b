import { eventually } from '@careward/testing/eventually';
import { describe, expect, it } from '@jest/globals';
import { type Chooser, isGuessable } from '../src/passwords/passwords.domain.js';
import { HashingQueue } from '../src/passwords/passwords.js';

const rosa: Chooser = {
  firstName: 'Rosa María',
  lastName: "O'Neil-García",
  email: 'rosie.garden77@example.com',
  brand: 'Careward',
};

describe('a password', () => {
  it.each([
    ['Password1!', 'a word from the list'],
    ['P@ssw0rd2026!', 'figures for letters'],
    ['Princ3$$1!', 'signs for letters at its end'],
    ['123Welcome!!', 'decoration before the word'],
    ['Abc123!!', 'digits that belong to the word'],
    ['Lét-Me-In 1', 'accents and joints'],
    ['L3tm31n!2', 'one for i'],
    ['F00tba11!', 'one for l'],
    ['Caregiver2026!', 'a word of the field'],
    ['Careward#1', 'the brand'],
    ['Rosa1234!', 'the first of two first names'],
    ['RosaMaria1!', 'the first name'],
    ['Garcia_1985', 'a part of the last name'],
    ['ONeilGarcia1!', 'the last name'],
    ['Rosie.Garden77!', 'the name in the address'],
    ['Garden-1999', 'a part of the name in the address'],
  ])('such as %s is guessable: %s', (password) => {
    expect(isGuessable(password, rosa)).toBe(true);
  });

  it.each([
    'Quiet-Harbor-42',
    'Tidal-Lantern-7',
    'Three blue herons wade at 6 before the rain.',
    'Rosa feeds 4 grey herons!',
    'xK7#qv2P!mZd',
    'Ñandú-Tejado-19',
    'Ab1!',
  ])('such as %s is not', (password) => {
    expect(isGuessable(password, rosa)).toBe(false);
  });

  it('is not guessable because of an empty name', () => {
    const nameless: Chooser = { firstName: '李', lastName: '*', email: '1@example.com', brand: 'C' };
    expect(isGuessable('9#2$81!4', nameless)).toBe(false);
  });

  it('is not guessable because of a single letter that is a name', () => {
    expect(isGuessable('J48205917#', { ...rosa, firstName: 'J', lastName: 'J. Q.' })).toBe(false);
  });
});

describe('the hashing queue', () => {
  it('runs two at once, lets two wait, and refuses the fifth', async () => {
    const queue = new HashingQueue({ atOnce: 2, waiting: 2 });
    const begun: (() => void)[] = [];
    const work = () => queue.run(() => new Promise<void>((resolve) => begun.push(resolve)));
    const admitted = [work(), work(), work(), work()];
    await expect(work()).rejects.toMatchObject({ status: 503, code: 'busy', retryAfter: 2 });
    expect(begun).toHaveLength(2);
    begun[0]?.();
    await eventually(() => expect(begun).toHaveLength(3));
    begun[1]?.();
    await eventually(() => expect(begun).toHaveLength(4));
    begun.forEach((finish) => finish());
    await expect(Promise.all(admitted)).resolves.toHaveLength(4);
  });

  it('frees a place when a job fails', async () => {
    const queue = new HashingQueue({ atOnce: 1, waiting: 0 });
    await expect(queue.run(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
    await expect(queue.run(() => Promise.resolve('done'))).resolves.toBe('done');
  });
});
