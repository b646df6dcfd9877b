/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { IconButton, OwnTooltips } from '../../src/ui/icon-button.js';
import { SendButton } from '../../src/ui/icon-button.js';
import Tooltip from '../../src/ui/tooltip.js';
import { renderInApp } from '../render-in-app.js';

beforeEach(() => void jest.useFakeTimers());
afterEach(() => {
  cleanup();
  jest.useRealTimers();
});

const controls = (
  <>
    <p>Elsewhere</p>
    <IconButton label="Rename" aria-describedby="title">
      <svg />
    </IconButton>
    <SendButton label="Send" />
  </>
);
const show = () =>
  renderInApp(
    <OwnTooltips value>
      {controls}
      <Tooltip />
    </OwnTooltips>,
  );

const control = (name: string) => screen.getByRole('button', { name });
const pass = (ms: number) => act(async () => jest.advanceTimersByTime(ms));
const shown = () =>
  [...document.querySelectorAll('[aria-hidden=true][data-side]')].map((each) => each.textContent);

/** A pointer comes to an element, from the one that it was over. */
function point(to: Element, pointerType = 'mouse', from?: Element) {
  if (from) fireEvent.pointerLeave(from);
  fireEvent.pointerOver(to);
  fireEvent.pointerMove(to, { pointerType });
}
function tabTo(element: HTMLElement) {
  fireEvent.keyDown(document.body, { key: 'Tab' });
  act(() => element.focus());
}

describe('a tooltip', () => {
  it('shows the name 700 ms after the pointer came, not before', async () => {
    show();
    point(control('Rename'));
    await pass(699);
    expect(shown()).toEqual([]);
    await pass(1);
    expect(shown()).toEqual(['Rename']);
  });

  it.each([
    [299, ['Send']],
    [301, []],
  ])('shows at once %i ms after another: %j', async (later, expected) => {
    show();
    point(control('Rename'));
    await pass(700);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await pass(later);
    expect(shown()).toEqual([]);
    point(control('Send'), 'mouse', control('Rename'));
    await pass(0);
    expect(shown()).toEqual(expected);
  });

  it('shows at once to somebody who comes by key, until Escape or the next step', async () => {
    show();
    tabTo(control('Rename'));
    await pass(0);
    expect(shown()).toEqual(['Rename']);
    fireEvent.keyDown(document.body, { key: 'Escape' });
    await pass(0);
    expect(shown()).toEqual([]);
    expect(document.activeElement).toBe(control('Rename'));
    tabTo(control('Send'));
    await pass(0);
    expect(shown()).toEqual(['Send']);
    act(() => control('Send').blur());
    await pass(0);
    expect(shown()).toEqual([]);
  });

  it('in a dialog is for the pointer alone, so that Escape closes the dialog', async () => {
    renderInApp(
      <OwnTooltips value>
        <div role="dialog">{controls}</div>
        <Tooltip />
      </OwnTooltips>,
    );
    tabTo(control('Rename'));
    await pass(0);
    expect(shown()).toEqual([]);
    point(control('Send'));
    await pass(700);
    expect(shown()).toEqual(['Send']);
  });

  it('goes when its control is pressed', async () => {
    show();
    point(control('Rename'));
    await pass(700);
    fireEvent.pointerDown(control('Rename'));
    await pass(0);
    expect(shown()).toEqual([]);
  });

  it.each([
    ['a finger', () => point(control('Rename'), 'touch')],
    [
      'the focus that a dialog returns',
      () => {
        fireEvent.keyDown(document.body, { key: 'Enter' });
        act(() => control('Rename').focus());
      },
    ],
    ['a pointer elsewhere', () => point(screen.getByText('Elsewhere'))],
  ])('does not show for %s', async (_who, come) => {
    show();
    come();
    await pass(1_000);
    expect(shown()).toEqual([]);
  });

  it('leaves name and description of its control as they are', async () => {
    show();
    tabTo(control('Rename'));
    await pass(0);
    expect(control('Rename').getAttribute('aria-label')).toBe('Rename');
    expect(control('Rename').getAttribute('aria-describedby')).toBe('title');
    expect(control('Rename').title).toBe('');
    expect(screen.queryByRole('tooltip')).toBeNull();
  });
});

it('where there is none, the browser shows the name', () => {
  renderInApp(controls);
  expect([control('Rename').title, control('Send').title]).toEqual(['Rename', 'Send']);
});
