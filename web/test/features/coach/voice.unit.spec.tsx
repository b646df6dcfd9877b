/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { LANGUAGE } from '../../../src/base/language/language-choice.js';
import { useState } from 'react';
import { Composer } from '../../../src/features/coach/composer.js';
import { currentToast } from '../../../src/shared/toast/toast.slice.js';
import { renderInApp } from '../../render-in-app.js';

/** A microphone in whose browser the test speaks. */
class PlayedRecognition {
  static last: PlayedRecognition | undefined;
  lang = '';
  continuous = true;
  interimResults = true;
  onresult = (_event: object) => {};
  onerror = (_event: object) => {};
  onend = () => {};
  start = jest.fn();
  abort = jest.fn();
  stop = jest.fn(() => this.onend());

  constructor() {
    PlayedRecognition.last = this;
  }
}

const named = window as unknown as Record<string, unknown>;
const onSend = jest.fn();
const box = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const recognition = () => PlayedRecognition.last as PlayedRecognition;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const hears = (transcript: string) =>
  act(() => {
    recognition().onresult({ results: [[{ transcript }]] });
    recognition().onend();
  });
const fails = (error: string) =>
  act(() => {
    recognition().onerror({ error });
    recognition().onend();
  });

function open(browser: 'SpeechRecognition' | 'webkitSpeechRecognition' | 'neither' = 'SpeechRecognition') {
  if (browser !== 'neither') named[browser] = PlayedRecognition;
  const { store } = renderInApp(
    <Composer conversationId="c1" isDisabled={false} isSending={false} notSent={undefined} onSend={onSend} />,
  );
  return () => currentToast(store.getState());
}

/** The composer, and a button that opens another conversation. */
function OfTwoConversations() {
  const [conversationId, setConversationId] = useState('c1');
  const idle = { isDisabled: false, isSending: false, notSent: undefined, onSend };
  return (
    <>
      <button type="button" onClick={() => setConversationId('c2')}>
        Another conversation
      </button>
      <Composer conversationId={conversationId} {...idle} />
    </>
  );
}

beforeEach(() => {
  onSend.mockClear();
  PlayedRecognition.last = undefined;
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  delete named['SpeechRecognition'];
  delete named['webkitSpeechRecognition'];
});

describe('what is said', () => {
  it('is one utterance in en-US, which is added to the text and not sent', () => {
    open();
    fireEvent.change(box(), { target: { value: 'She fell.' } });
    press('Speak your message');
    expect(recognition()).toMatchObject({ lang: 'en-US', continuous: false, interimResults: false });
    expect(recognition().start).toHaveBeenCalledTimes(1);
    hears('What should I do');
    expect(box().value).toBe('She fell. What should I do');
    expect(screen.getByText(/Please read it before you send it/)).toBeTruthy();
    expect(onSend).not.toHaveBeenCalled();
  });

  it('is heard by a browser that has only the name with a prefix', () => {
    open('webkitSpeechRecognition');
    press('Speak your message');
    hears('Hello');
    expect(box().value).toBe('Hello');
  });

  it('is Spanish where the page is', () => {
    localStorage.setItem(LANGUAGE, 'es');
    open();
    press('Dictar su mensaje');
    expect(recognition().lang).toBe('es-US');
  });

  it('ends when the button is pressed again', () => {
    open();
    press('Speak your message');
    press('Stop listening');
    expect(recognition().stop).toHaveBeenCalledTimes(1);
    expect(screen.getByRole('button', { name: 'Speak your message' })).toBeTruthy();
  });

  it('ends with the conversation that it is for being left', () => {
    named['SpeechRecognition'] = PlayedRecognition;
    renderInApp(<OfTwoConversations />);
    press('Speak your message');
    press('Another conversation');
    expect(recognition().abort).toHaveBeenCalled();
    expect(screen.getByRole('button', { name: 'Speak your message' })).toBeTruthy();
  });

  it('may go to the maker of the browser, which is said the first time', () => {
    open();
    const notice = () => screen.queryByText(/Your browser’s maker may process what you say/);
    press('Speak your message');
    expect(notice()).not.toBeNull();
    hears('Hello');
    cleanup();
    open();
    press('Speak your message');
    expect(notice()).toBeNull();
  });
});

describe('a browser that cannot hear', () => {
  it('is told of by a toast', () => {
    const toast = open('neither');
    press('Speak your message');
    expect(toast()).toMatchObject({
      title: 'Voice Recognition Unavailable',
      description: 'Voice input is not supported in your browser.',
      destructive: true,
    });
  });

  it.each([
    ['not-allowed', /does not let this page use the microphone/],
    ['network', /needs the internet/],
    ['audio-capture', /No microphone was found/],
    ['no-speech', /^$/],
  ])('because of %s is told of by a toast and what to do', (error, line) => {
    const toast = open();
    press('Speak your message');
    fails(error);
    expect(toast()).toMatchObject({
      title: 'Voice Recognition Error',
      description: 'Failed to recognize speech. Please try again.',
    });
    expect(screen.getByRole('status').textContent).toMatch(line);
    expect(screen.getByRole('button', { name: 'Speak your message' })).toBeTruthy();
  });

  it('since the person stopped it is no error', () => {
    const toast = open();
    press('Speak your message');
    fails('aborted');
    expect(toast()).toBeNull();
  });
});
