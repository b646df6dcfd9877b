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
      data-threads="${LIST}" data-scripts=""><p>Painted</p>
      <button>Español</button><button>Terms</button><button popovertarget="more">More</button>
      <form><button>Sign In</button></form></template>`;
  globalThis.fetch = jest.fn<typeof fetch>((path) =>
    Promise.resolve(path === LIST ? listed() : answer(200, [])),
  );
});
afterEach(() => {
  localStorage.clear();
  document.body.replaceChildren();
  delete window.earlyCalls;
  delete window.pressAgain;
});

async function paint(): Promise<void> {
  jest.resetModules();
  await import('../../src/app/first-paint/show-first-paint.js');
}

const asked = () => jest.mocked(fetch).mock.calls.map(([path]) => path);

describe('the first paint of the coach', () => {
  it.each([
    ['the newest conversation', '/ai-coach', [`${LIST}/newest/messages`]],
    ['the conversation in the address', '/ai-coach?conversation=older', [`${LIST}/older/messages`]],
    ['no conversation where a new one is begun', '/ai-coach?conversation=new', []],
  ])('asks for the messages of %s while its script is on its way', async (_what, address, threads) => {
    window.history.replaceState(null, '', address);
    await paint();
    expect(document.querySelector('#root p')?.textContent).toBe('Painted');
    await waitFor(() => expect(asked()).toEqual(['/api/profile', LIST, ...threads]));
    expect(Object.keys(window.earlyCalls?.answers ?? {})).toEqual(asked());
  });
});

describe('what is pressed in the first paint', () => {
  const button = (name: string) =>
    [...document.querySelectorAll<HTMLButtonElement>('#root button')].find(
      ({ textContent }) => textContent === name,
    );
  /** As React's listeners, which come at the end. */
  function takeOver(): string[] {
    const heard: string[] = [];
    const root = document.getElementById('root');
    root?.addEventListener('click', ({ target }) => void heard.push((target as Element).textContent));
    window.pressAgain?.();
    return heard;
  }

  it('is pressed once when the script is there, however often it was, and the last of all', async () => {
    await paint();
    button('Terms')?.click();
    button('Español')?.click();
    button('Español')?.click();
    document.querySelector<HTMLElement>('#root p')?.click();
    expect(takeOver()).toEqual(['Español']);
  });

  it('is left to the browser where that opens it', async () => {
    await paint();
    button('More')?.click();
    expect(takeOver()).toEqual([]);
  });

  it.each([
    ['gone', (pressed: HTMLButtonElement) => pressed.remove()],
    ['disabled', (pressed: HTMLButtonElement) => void (pressed.disabled = true)],
  ])('is forgotten when it is %s by then', async (_what, change) => {
    await paint();
    const pressed = button('Español') as HTMLButtonElement;
    pressed.click();
    change(pressed);
    expect(takeOver()).toEqual([]);
  });

  it('sends no form into the address, not even where React stops what it is not ready for', async () => {
    await paint();
    document.getElementById('root')?.addEventListener('submit', (event) => event.stopPropagation(), true);
    const submit = new SubmitEvent('submit', { bubbles: true, cancelable: true });
    document.querySelector('#root form')?.dispatchEvent(submit);
    expect(submit.defaultPrevented).toBe(true);
  });
});
