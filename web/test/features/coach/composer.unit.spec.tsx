/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { Composer } from '../../../src/features/coach/composer.js';
import { renderInApp } from '../../render-in-app.js';

const onSend = jest.fn();
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');

beforeEach(() => {
  onSend.mockClear();
  renderInApp(
    <Composer conversationId="c1" isDisabled={false} isSending={false} notSent={undefined} onSend={onSend} />,
  );
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
});

it('grows to 120 px and not higher', () => {
  const scrollHeight = jest.spyOn(Element.prototype, 'scrollHeight', 'get');
  for (const [wanted, height] of [
    [48, '48px'],
    [120, '120px'],
    [400, '120px'],
  ] as const) {
    scrollHeight.mockReturnValue(wanted);
    fireEvent.change(box(), { target: { value: `a${wanted}` } });
    expect(box().style.height).toBe(height);
  }
  expect(box().style.maxHeight).toBe('120px');
  scrollHeight.mockRestore();
});

describe('the length of a message', () => {
  it.each([
    { length: 3_599, shown: null, heard: '' },
    { length: 3_600, shown: '400 characters left', heard: 'At most 400 characters left' },
    { length: 3_688, shown: '312 characters left', heard: 'At most 400 characters left' },
    { length: 3_700, shown: '300 characters left', heard: 'At most 300 characters left' },
    { length: 3_999, shown: '1 character left', heard: 'At most 20 characters left' },
    { length: 4_000, shown: '0 characters left', heard: 'At most 20 characters left' },
    { length: 4_012, shown: '12 characters too many', heard: '' },
  ])('of $length: $shown', ({ length, shown, heard }) => {
    fireEvent.change(box(), { target: { value: 'a'.repeat(length) } });
    expect(screen.queryByText(/^\d+ characters? (left|too many)$/)?.textContent ?? null).toBe(shown);
    expect(document.querySelector('[aria-live=polite]')?.textContent).toBe(heard);
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onSend).toHaveBeenCalledTimes(length > 4_000 ? 0 : 1);
    // Nothing is cut.
    expect(box().value).toHaveLength(length);
  });

  it('does not count the spaces around it, which are not sent', () => {
    fireEvent.change(box(), { target: { value: `  ${'a'.repeat(4_000)}\n` } });
    fireEvent.keyDown(box(), { key: 'Enter' });
    expect(onSend).toHaveBeenCalledWith({ content: 'a'.repeat(4_000), files: [] });
  });

  it('that is too long is explained', () => {
    fireEvent.change(box(), { target: { value: 'a'.repeat(4_001) } });
    expect(screen.getByRole('alert').textContent).toBe(
      'Your message is longer than 4,000 characters. Please shorten it, or send it in two parts.',
    );
  });
});
