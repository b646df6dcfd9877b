/** @jest-environment ./web/test/browser-environment.mjs */
import type { Message } from '@careward/contracts/coach/schemas';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import type { SentQuestion } from '../../../src/features/coach/ask.js';
import { Thread } from '../../../src/features/coach/thread/thread.js';
import { words } from '../../../src/features/coach/words.js';
import { renderInApp } from '../../render-in-app.js';
import { aMessage } from './a-message.js';

afterEach(cleanup);

const bathing = { n: 1, title: 'Safe bathing', url: '/resources/safe-bathing', topicId: 'safe-bathing' };
const answerWith = (more: Partial<Message>, content = 'Warm the room first. [1]') =>
  aMessage('assistant', content, { sources: [bathing], ...more });

/** Renders a conversation that ends with this answer. */
function renderAnswer(answer: Message, state: SentQuestion['state'] = 'answered') {
  const onAsk = jest.fn<(question: string) => void>();
  renderInApp(
    <Thread
      messages={[aMessage('user', 'How?'), answer]}
      asked={{ content: 'How?', files: [], key: 'key', at: 0, state }}
      isUnanswered={false}
      toastRoom={0}
      onAsk={onAsk}
      onEdit={() => {}}
      onRetry={() => {}}
    />,
  );
  return onAsk;
}

describe('topics to choose from', () => {
  const choice = answerWith(
    {
      kind: 'choice',
      suggestions: [
        { topicId: 'after-a-fall', title: 'After a fall' },
        { topicId: 'dizziness', title: 'Dizziness' },
      ],
    },
    'Did you mean one of these?',
  );

  it('are asked at once', () => {
    const onAsk = renderAnswer(choice);
    fireEvent.click(screen.getByRole('button', { name: 'Dizziness' }));
    expect(onAsk.mock.calls).toEqual([['Dizziness']]);
  });

  it('wait while a question is being answered', () => {
    const onAsk = renderAnswer(choice, 'sending');
    const chips = within(screen.getByRole('group', { name: 'Did you mean' })).getAllByRole('button');
    for (const chip of chips) fireEvent.click(chip);
    expect(chips.map((chip) => (chip as HTMLButtonElement).disabled)).toEqual([true, true]);
    expect(onAsk.mock.calls).toEqual([]);
  });
});

describe('questions under an answer', () => {
  const asked = 'What do I say when she keeps asking to go home?';
  const suggestions = ['q1', 'q2'].map((answerId) => ({
    topicId: 'dementia-communication',
    answerId,
    title: `${asked} ${answerId}`,
  }));

  it('stand there for whoever meant something else, and are asked in full', () => {
    const onAsk = renderAnswer(answerWith({ suggestions }, 'If you mean: Why?\n\nStay calm. [1]'));
    const chips = within(screen.getByRole('group', { name: 'Other questions' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual([`${asked} q1`, `${asked} q2`]);
    fireEvent.click(chips[1] as HTMLElement);
    expect(onAsk.mock.calls).toEqual([[`${asked} q2`]]);
  });

  it('are states to choose from where all are of the question that was answered', () => {
    const ofAnswer = { topicId: 'medicaid-basics', answerId: 'money-pay-family' };
    const states = ['California', 'Texas'].map((title) => ({ ...ofAnswer, title }));
    const onAsk = renderAnswer(answerWith({ sources: [{ ...bathing, ...ofAnswer }], suggestions: states }));
    const chips = within(screen.getByRole('group', { name: 'Choose one' })).getAllByRole('button');
    expect(chips.map(({ textContent }) => textContent)).toEqual(['California', 'Texas']);
    fireEvent.click(chips[1] as HTMLElement);
    expect(onAsk.mock.calls).toEqual([['Texas']]);
  });
});

describe('a question under an answer whose direct sentence is there', () => {
  const titles = { en: 'May she shower alone?', es: '¿Puede ducharse sola?' };
  const direct = 'Stay near, and call 1-800-677-1116 for help at home.';
  const offered = (lang: 'en' | 'es') =>
    answerWith({
      lang,
      suggestions: [
        { topicId: 'safe-bathing', answerId: 'care-shower', title: titles[lang], direct },
        { topicId: 'dizziness', title: 'Dizziness' },
      ],
    });
  const question = (name = titles.en) => screen.getByRole('button', { name });
  const isOpen = () => question().getAttribute('aria-expanded');
  const opened = (name = titles.en) => screen.getByRole('group', { name });

  it.each([
    ['en', 'Show the whole answer', 'See its sources'],
    ['es', 'Ver la respuesta completa', 'Ver sus fuentes'],
  ] as const)('opens it in place: %s', async (lang, whole, sources) => {
    const onAsk = renderAnswer(offered(lang));
    expect(screen.queryByText(/Stay near/)).toBeNull();
    await userEvent.click(question(titles[lang]));
    const part = within(opened(titles[lang]));
    expect(part.getByRole('paragraph').textContent).toContain('Stay near');
    expect(part.getByRole('link', { name: '1-800-677-1116' }).getAttribute('href')).toBe('tel:+18006771116');
    expect(part.getByRole('link', { name: sources }).getAttribute('href')).toBe(
      '/resources/safe-bathing?returnTo=%2F#care-shower',
    );
    expect(onAsk.mock.calls).toEqual([]);
    await userEvent.click(part.getByRole('button', { name: whole }));
    expect(onAsk.mock.calls).toEqual([[titles[lang]]]);
  });

  it('is opened, asked and closed by the keyboard', async () => {
    const onAsk = renderAnswer(offered('en'));
    question().focus();
    await userEvent.keyboard(' ');
    expect(isOpen()).toBe('true');
    expect(question().getAttribute('aria-controls')).toBe(opened().id);
    await userEvent.tab();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe(words.en.seeSources);
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    expect(onAsk.mock.calls).toEqual([[titles.en]]);
    question().focus();
    await userEvent.keyboard('{Enter}');
    expect(isOpen()).toBe('false');
    expect(screen.queryByText(/Stay near/)).toBeNull();
  });

  it('leaves one without it a chip', async () => {
    const onAsk = renderAnswer(offered('en'));
    await userEvent.click(question('Dizziness'));
    expect(onAsk.mock.calls).toEqual([['Dizziness']]);
  });

  it('opens while another is being answered, and is asked afterwards', async () => {
    const onAsk = renderAnswer(offered('en'), 'sending');
    await userEvent.click(question());
    const whole = within(opened()).getByRole<HTMLButtonElement>('button', { name: words.en.wholeAnswer });
    expect(whole.disabled).toBe(true);
    await userEvent.click(whole);
    expect(onAsk.mock.calls).toEqual([]);
  });

  it('stays open when its whole answer has come', async () => {
    renderInApp(<Conversation begins={[aMessage('user', 'How?'), offered('en')]} />);
    await userEvent.click(question());
    await userEvent.click(screen.getByRole('button', { name: words.en.wholeAnswer }));
    expect(screen.getByText(`The whole answer to ${titles.en}`)).toBeTruthy();
    expect(isOpen()).toBe('true');
  });
});

/** Answers at once what is asked. */
function Conversation({ begins }: { begins: Message[] }) {
  const [messages, setMessages] = useState(begins);
  const answered = (asked: string) => [
    aMessage('user', asked),
    aMessage('assistant', `The whole answer to ${asked}`),
  ];
  return (
    <Thread
      messages={messages}
      asked={undefined}
      isUnanswered={false}
      toastRoom={0}
      onAsk={(asked) => setMessages([...messages, ...answered(asked)])}
      onEdit={() => {}}
      onRetry={() => {}}
    />
  );
}

describe('a source that is an answered question', () => {
  it.each(['/resources/safe-bathing', '/resources/safe-bathing#care-shower'])(
    'opens at the question, with the way back, where its address is %s',
    (url) => {
      renderAnswer(answerWith({ sources: [{ ...bathing, url, answerId: 'care-shower' }] }));
      const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
      expect(links).toEqual(Array(2).fill('/resources/safe-bathing?returnTo=%2F#care-shower'));
    },
  );
});
