/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, screen, waitFor } from '@testing-library/react';
import { Thread } from '../../../src/features/coach/thread/thread.js';
import { renderInApp } from '../../render-in-app.js';
import { aMessage } from './a-message.js';

const thread = Array.from({ length: 100 }, (_none, n) => [
  aMessage('user', `Question ${n}?`),
  aMessage('assistant', `Answer ${n}.`),
]).flat();
const quiet = { asked: undefined, isUnanswered: false, toastRoom: 0 };
const asking = { onAsk: () => {}, onEdit: () => {}, onRetry: () => {} };
const shown = () => [...screen.getByRole('log').children].map(({ textContent }) => textContent);
const open = (address = '/ai-coach', messages = thread) =>
  renderInApp(<Thread messages={messages} {...quiet} {...asking} />, address);

const scrollBy = jest.fn();
window.scrollBy = scrollBy;

afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  jest.useRealTimers();
  scrollBy.mockClear();
});

describe('a thread of 200 messages', () => {
  it('is there with as many of its newest as fill the screen, and then whole', async () => {
    open();
    // The screen is 768 px high.
    expect(shown()).toHaveLength(6);
    expect(shown()[0]).toMatch(/Question 97/);
    expect(shown().at(-1)).toMatch(/Answer 99/);
    await waitFor(() => expect(shown()).toHaveLength(200));
    expect(shown()[0]).toMatch(/Question 0/);
  });

  it('keeps in its place what is on the screen while others come above it', async () => {
    jest.useFakeTimers();
    // Each message is 100 px high.
    jest.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function (this: HTMLElement) {
      return [...(this.parentElement?.children ?? [])].indexOf(this) * 100;
    });
    open();
    await act(() => jest.advanceTimersByTimeAsync(60));
    expect(shown()).toHaveLength(16);
    expect(scrollBy.mock.calls).toEqual([[0, 1_000]]);
  });

  it('has the message that the address names at once', () => {
    const { conversationId, id } = thread[60] as (typeof thread)[number];
    open(`/ai-coach?conversation=${conversationId}&message=${encodeURIComponent(id)}`);
    expect(shown()).toHaveLength(140);
    expect(document.activeElement?.textContent).toMatch(/Question 30/);
  });

  it('has at once what was on the screen when it was left', async () => {
    const messages = thread.slice(0, 198);
    open('/ai-coach', messages);
    await waitFor(() => expect(shown()).toHaveLength(198));
    // The first 100 messages are above the screen.
    jest.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
      const bottom = ([...(this.parentElement?.children ?? [])].indexOf(this) - 100) * 100 + 50;
      return { bottom } as DOMRect;
    });
    window.dispatchEvent(new Event('scroll'));
    cleanup();
    open('/ai-coach', messages);
    expect(shown()).toHaveLength(98);
  });
});
