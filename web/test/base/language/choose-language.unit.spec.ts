/** @jest-environment ./web/test/browser-environment.mjs */
import type { User } from '@careward/contracts/identity/schemas';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { agreeOnLanguage, chooseLanguage } from '../../../src/base/language/use-language.js';
import { storeSignOut } from '../../../src/base/session/session-storage.js';
import { LANGUAGE } from '../../../src/base/language/language-choice.js';
import { sessionEndpoints } from '../../../src/base/session/session.js';
import { createStore, type AppStore } from '../../../src/base/store.js';
import { answer } from '../../answer.js';

const user = { id: 'u-1', locale: 'en' } as User;

let store: AppStore;
let calls: jest.Mock<typeof fetch>;
beforeEach(() => {
  localStorage.clear();
  calls = jest.fn<typeof fetch>(() => Promise.resolve(answer(200, { locale: 'es' })));
  globalThis.fetch = calls;
  store = createStore();
});
afterEach(() => localStorage.clear());

const signIn = () =>
  store.dispatch(
    sessionEndpoints.util.upsertQueryEntries([{ endpointName: 'currentUser', arg: undefined, value: user }]),
  );
const sent = () => calls.mock.calls.map(([path, request]) => [request?.method, path, request?.body]);

describe('choosing a language', () => {
  it('changes the page and is remembered; nobody is told while nobody is signed in', () => {
    store.dispatch(chooseLanguage('es'));
    expect(store.getState().language).toBe('es');
    expect(localStorage.getItem(LANGUAGE)).toBe('es');
    expect(createStore().getState().language).toBe('es');
    expect(sent()).toEqual([]);
  });

  it('is told to the account, for its mails', () => {
    signIn();
    store.dispatch(chooseLanguage('es'));
    expect(sent()).toEqual([['PUT', '/api/user/locale', '{"locale":"es"}']]);
  });
});

describe('on a sign-in', () => {
  it('the language of the account applies where none was chosen', () => {
    store.dispatch(agreeOnLanguage('es'));
    expect(store.getState().language).toBe('es');
    expect(localStorage.getItem(LANGUAGE)).toBeNull();
    expect(sent()).toEqual([]);
  });

  it('the language of the account applies from the next first paint on, until the sign-out', () => {
    store.dispatch(agreeOnLanguage('es'));
    expect(createStore().getState().language).toBe('es');
    storeSignOut();
    expect(createStore().getState().language).toBe('en');
  });

  it('a choice made in this browser wins, and is told to the account', () => {
    store.dispatch(chooseLanguage('es'));
    signIn();
    store.dispatch(agreeOnLanguage('en'));
    expect(store.getState().language).toBe('es');
    expect(sent()).toEqual([['PUT', '/api/user/locale', '{"locale":"es"}']]);
  });

  it('nothing happens where both agree', () => {
    store.dispatch(chooseLanguage('es'));
    signIn();
    store.dispatch(agreeOnLanguage('es'));
    expect(sent()).toEqual([]);
  });
});
