/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { ScrollArea } from '../../src/ui/scroll-area.js';
import { renderInApp } from '../render-in-app.js';

beforeEach(() => {
  jest.useFakeTimers();
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(500);
  jest.spyOn(Element.prototype, 'scrollHeight', 'get').mockReturnValue(1_000);
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  jest.restoreAllMocks();
});

const bar = () => document.querySelector('[data-orientation=vertical]');
const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

it('the bar of a scroll area goes 600 ms after the pointer has left it', () => {
  renderInApp(<ScrollArea aria-label="Terms">Text</ScrollArea>);
  const area = screen.getByLabelText('Terms').parentElement as HTMLElement;
  expect(bar()).toBeNull();
  fireEvent.pointerEnter(area);
  pass(100);
  expect(bar()).not.toBeNull();
  fireEvent.pointerLeave(area);
  pass(599);
  expect(bar()).not.toBeNull();
  pass(1);
  expect(bar()).toBeNull();
});
