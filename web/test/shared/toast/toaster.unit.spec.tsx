/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { renderInApp } from '../../render-in-app.js';
import { languageChanged } from '../../../src/base/store.js';
import { currentToast, showToast } from '../../../src/shared/toast/toast.slice.js';
import Toaster from '../../../src/shared/toast/toaster.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => void jest.useRealTimers());

const pass = (ms: number) => act(() => jest.advanceTimersByTime(ms));

function show(title: string, description?: string) {
  const view = renderInApp(<Toaster />);
  act(() => void view.store.dispatch(showToast({ title, ...(description && { description }) })));
  return { ...view, entry: () => currentToast(view.store.getState()) };
}

describe('a toast', () => {
  it('is shown for 3,000 ms and kept in the store for 1,000,000 ms more', () => {
    const { entry } = show('Saved');
    pass(2_900);
    expect(entry()?.open).toBe(true);
    pass(200);
    expect(entry()).toMatchObject({ title: 'Saved', open: false });
    pass(999_000);
    expect(entry()).not.toBeNull();
    pass(1_000);
    expect(entry()).toBeNull();
  });

  it.each([
    [12, 3_000],
    [13, 3_250],
    [30, 7_500],
    [60, 10_000],
  ])('of %i words is shown for %i ms', (words, visible) => {
    const { entry } = show('Word', 'word '.repeat(words - 1));
    pass(visible - 100);
    expect(entry()?.open).toBe(true);
    pass(200);
    expect(entry()?.open).toBe(false);
  });

  it('waits while the pointer is over it', () => {
    const { entry } = show('Saved');
    fireEvent.pointerMove(screen.getByText('Saved'));
    pass(10_000);
    expect(entry()?.open).toBe(true);
  });

  it('is replaced by the next at once', () => {
    const { store } = show('First');
    act(() => void store.dispatch(showToast({ title: 'Second' })));
    expect(screen.queryByText('First')).toBeNull();
    expect(screen.getByText('Second')).not.toBeNull();
  });

  it('is in a region that is named in the language of the page', () => {
    const { store } = show('Saved');
    expect(screen.getByRole('region').getAttribute('aria-label')).toBe('Notifications (F8)');
    act(() => void store.dispatch(languageChanged('es')));
    expect(screen.getByRole('region').getAttribute('aria-label')).toBe('Avisos (F8)');
  });
});

it('F8 moves the focus to the messages', () => {
  show('Saved');
  fireEvent.keyDown(document.body, { key: 'F8', code: 'F8' });
  expect(document.activeElement).toBe(screen.getByRole('list', { hidden: true }));
});

it.each([
  [40, true],
  [60, false],
])('a toast that is dragged %i px to the right stays: %s', (distance, stays) => {
  const { entry } = show('Saved');
  const dragged = screen.getByText('Saved').closest('li') as HTMLElement;
  const pointer = (type: 'pointerDown' | 'pointerMove' | 'pointerUp', clientX: number) =>
    fireEvent[type](dragged, { button: 0, pointerType: 'touch', pointerId: 1, clientX, clientY: 0 });
  // jsdom has no pointer capture.
  Object.assign(dragged, {
    setPointerCapture: () => undefined,
    hasPointerCapture: () => false,
    releasePointerCapture: () => undefined,
  });
  pointer('pointerDown', 100);
  for (let moved = 5; moved <= distance; moved += 5) pointer('pointerMove', 100 + moved);
  pointer('pointerUp', 100 + distance);
  expect(entry()?.open).toBe(stays);
});
