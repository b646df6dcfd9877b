/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import { type ReactNode, useState } from 'react';
import { api } from '../../../src/base/api.js';
import { isLong, previewOf } from '../../../src/features/coach/thread/collapsible.js';
import { Thread } from '../../../src/features/coach/thread/thread.js';
import { renderInApp } from '../../render-in-app.js';
import { aMessage } from './a-message.js';

const lines = (count: number) => Array.from({ length: count }, (_none, n) => `line ${n + 1}`).join('\n');
/** `count` characters in words of four letters. */
const text = (count: number) => 'word '.repeat(count).slice(0, count);

describe('a message is collapsed', () => {
  it.each([
    ['5 lines', lines(5), false],
    ['6 lines', lines(6), true],
    ['6 lines, some of them empty', 'a\n\n\n\n\nb', true],
    ['500 characters', text(500), false],
    ['501 characters', text(501), true],
  ])('with %s: %p', (_name, content, expected) => {
    expect(isLong(content)).toBe(expected);
  });
});

describe('its preview', () => {
  it.each([
    ['has 4 lines', lines(6), lines(4)],
    [
      'counts neither headings nor empty lines',
      `a\n\nb\nDo this:\n- c\n- d\n- e`,
      'a\n\nb\nDo this:\n- c\n- d',
    ],
    ['does not end with the heading of a list', `a\nb\nc\nd\nWhat you can do:\n- e`, 'a\nb\nc\nd'],
    ['leaves something out, however short the rest', `a\nb\n\n\nDo this:\n- c\n`, 'a\nb'],
    [
      'ends with a whole step',
      `${text(150)}.\n- ${text(150)}.\n- ${text(150)}.`,
      `${text(150)}.\n- ${text(150)}.`,
    ],
    [
      'cuts a step that is too long after little',
      `Yes.\n- ${text(300)}. And ${text(300)}`,
      `Yes.\n- ${text(300)}.`,
    ],
    ['keeps what is all headings', 'a:\nb:\nc:\nd:\ne:\nf:', 'a:\nb:\nc:\nd:'],
    ['ends after a word', text(600), `${text(399)}…`],
    ['ends after a sentence', `${text(250)}. And ${text(300)}`, `${text(250)}.`],
    ['says more than a first short sentence', `Yes. ${text(600)}`, `Yes. ${text(394)}…`],
    ['keeps a citation with its sentence', `${text(300)}. [12] ${text(300)}`, `${text(300)}. [12]`],
    ['leaves a citation with its word', `${text(396)}end [12] ${text(200)}`, `${text(394)}…`],
    ['cuts one endless word', 'x'.repeat(501), `${'x'.repeat(400)}…`],
    ['cuts between characters', 'x'.repeat(399) + '🙂'.repeat(60), `${'x'.repeat(399)}…`],
  ])('%s', (_does, content, preview) => {
    expect(previewOf(content)).toBe(preview);
  });

  it('never ends inside a citation and has at most 400 characters', () => {
    for (let length = 0; length < 420; length += 1) {
      const preview = previewOf(`${text(length)}. Then [1][2] rest [3]. ${text(500)}`);
      expect(preview.replace(/…$/, '').length).toBeLessThanOrEqual(400);
      expect(preview).not.toMatch(/\[\d*…?$/);
    }
  });
});

describe('a thread that was left', () => {
  afterEach(cleanup);

  /** A page to leave and to come back to. */
  function Leaving({ children }: { children: ReactNode }) {
    const [isAway, setAway] = useState(false);
    return (
      <>
        {!isAway && children}
        <button type="button" onClick={() => setAway(!isAway)}>
          Elsewhere
        </button>
      </>
    );
  }

  const sources = [{ n: 1, title: 'Safe bathing', url: '/resources/safe-bathing', topicId: 'safe-bathing' }];
  const answer = aMessage('assistant', lines(7), { sources, note: 'Not reviewed.' });
  const open = () =>
    renderInApp(
      <Leaving>
        <Thread
          messages={[answer]}
          asked={undefined}
          isUnanswered={false}
          toastRoom={0}
          onAsk={() => {}}
          onEdit={() => {}}
          onRetry={() => {}}
        />
      </Leaving>,
    );
  const leaveOrReturn = () => fireEvent.click(screen.getByText('Elsewhere'));
  const about = () => screen.getByText('About this answer').closest('details') as HTMLDetailsElement;
  const openAll = () => {
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    about().open = true;
    fireEvent(about(), new Event('toggle'));
  };
  const isOpen = () => [screen.queryByText('line 7') !== null, about().open];

  it('is found with the same parts open', () => {
    open();
    expect(isOpen()).toEqual([false, false]);
    openAll();
    leaveOrReturn();
    expect(screen.queryByRole('log')).toBeNull();
    leaveOrReturn();
    expect(isOpen()).toEqual([true, true]);
  });

  it('is closed for whoever signs in next', () => {
    const { store } = open();
    openAll();
    leaveOrReturn();
    store.dispatch(api.util.resetApiState());
    leaveOrReturn();
    expect(isOpen()).toEqual([false, false]);
  });
});
