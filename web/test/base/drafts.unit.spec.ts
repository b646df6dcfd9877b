/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { draftStore } from '../../src/base/drafts.js';
import { forgetInputOfOthers, storeSignOut, unsentInputKey } from '../../src/base/session/session-storage.js';

type Letter = { to: string; text: string; copies: number | null };
const letters = draftStore<Letter>('letter', { to: 'string', text: 'string' });
const letter: Letter = { to: 'Carmen', text: 'Dear', copies: null };

afterEach(() => {
  jest.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

describe('a draft', () => {
  it('is read as it was kept, until it is forgotten', () => {
    letters.keep('u-1', letter);
    expect(letters.read('u-1')).toEqual(letter);
    letters.forget('u-1');
    expect(letters.read('u-1')).toEqual({});
    expect(sessionStorage).toHaveLength(0);
  });

  it('is read by its owner alone', () => {
    letters.keep('u-1', letter);
    expect([letters.read('u-10'), letters.read(''), letters.read(null)]).toEqual([{}, {}, {}]);
  });

  it('goes when somebody else is signed in, unless it is of nobody', () => {
    for (const owner of ['u-1', 'u-2', '', null]) letters.keep(owner, letter);
    forgetInputOfOthers('u-1');
    expect(['u-1', 'u-2', '', null].map((owner) => letters.read(owner))).toEqual([letter, {}, {}, letter]);
  });

  it('goes with a sign-out, whosever it is', () => {
    for (const owner of ['u-1', '', null]) letters.keep(owner, letter);
    storeSignOut();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each(['{"to":', 'null', '"text"', '3'])('that cannot be read (%s) is none', (kept) => {
    sessionStorage.setItem(unsentInputKey('u-1', 'letter'), kept);
    expect(letters.read('u-1')).toEqual({});
  });

  it('comes back without the fields that are of another kind', () => {
    sessionStorage.setItem(unsentInputKey('u-1', 'letter'), '{"to":["Carmen"],"text":"Dear","copies":3}');
    expect(letters.read('u-1')).toEqual({ text: 'Dear', copies: 3 });
  });
});

it('a browser that refuses to store anything disturbs nobody', () => {
  const refuse = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  for (const method of ['getItem', 'setItem', 'removeItem'] as const)
    jest.spyOn(Storage.prototype, method).mockImplementation(refuse);
  expect(() => letters.keep('u-1', letter)).not.toThrow();
  expect(() => letters.forget('u-1')).not.toThrow();
  expect(letters.read('u-1')).toEqual({});
});
