/**
 * @jest-environment ./web/test/browser-environment.mjs
 * @own-start It runs when it is loaded, and is loaded anew for each case.
 */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { answer } from '../answer.js';

const LIST = '/api/chat/conversations';
const listed = () => Object.assign(answer(200, [{ id: 'newest' }, { id: 'older' }]), { clone: listed });

beforeEach(() => {
  localStorage.setItem('authToken', 'cw_own');
  document.body.innerHTML = `<div id="root"></div>
    <template data-signed-in="true" data-language="en" data-eligibility="false" data-calls="/api/profile ${LIST}"
      data-threads="${LIST}" data-scripts="" data-styles=""><p>Painted</p></template>`;
  globalThis.fetch = jest.fn<typeof fetch>((path) =>
    Promise.resolve(path === LIST ? listed() : answer(200, [])),
  );
});
afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  delete window.earlyCalls;
});

const asked = () => jest.mocked(fetch).mock.calls.map(([path]) => path);

describe('the first paint of the coach', () => {
  it.each([
    ['the newest conversation', '/ai-coach', [`${LIST}/newest/messages`]],
    ['the conversation in the address', '/ai-coach?conversation=older', [`${LIST}/older/messages`]],
    ['no conversation where a new one is begun', '/ai-coach?conversation=new', []],
  ])('asks for the messages of %s while its script is on its way', async (_what, address, threads) => {
    window.history.replaceState(null, '', address);
    jest.resetModules();
    await import('../../src/app/first-paint/show-first-paint.js');
    expect(document.getElementById('root')?.textContent).toBe('Painted');
    await waitFor(() => expect(asked()).toEqual(['/api/profile', LIST, ...threads]));
    expect(Object.keys(window.earlyCalls?.answers ?? {})).toEqual(asked());
  });
});
