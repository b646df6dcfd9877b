/** @jest-environment ./web/test/browser-environment.mjs */
import type { Message, Risk } from '@careward/contracts/coach/message';
import { languages } from '@careward/contracts/kernel/languages';
import { cardFor } from '@careward/contracts/safety/card-for';
import { riskCategories } from '@careward/contracts/safety/risk';
import { stripText } from '@careward/contracts/safety/strip-text';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import type { Asked } from '../../../src/features/coach/asked.slice.js';
import { Thread } from '../../../src/features/coach/thread/thread.js';
import { renderInApp } from '../../render-in-app.js';
import { aMessage } from './a-message.js';

const bathing = { n: 1, title: 'Safe bathing', url: '/resources/safe-bathing', topicId: 'safe-bathing' };
const question = { content: 'How?', key: 'key', at: 0 };

/** Renders a conversation that ends with this answer, which has just arrived. */
function renderAnswer(answer: Message, state: Asked['state'] = 'answered') {
  const onAsk = jest.fn<(question: string) => void>();
  renderInApp(
    <Thread
      messages={[aMessage('user', 'How?'), answer]}
      asked={{ ...question, state }}
      isUnanswered={false}
      toastRoom={0}
      onAsk={onAsk}
    />,
  );
  return onAsk;
}

const answerWith = (more: Partial<Message>, content = 'Warm the room first. [1]') =>
  aMessage('assistant', content, { sources: [bathing], ...more });
const hrefs = (element: HTMLElement) =>
  [...element.querySelectorAll('a[href^="tel:"], a[href^="sms:"]')].map((link) => link.getAttribute('href'));
const announced = () => screen.getByRole('status').textContent;

afterEach(cleanup);

const everyCard = riskCategories.flatMap((category) => languages.map((lang) => ({ category, lang })));

describe('a safety card', () => {
  it.each(everyCard)('about $category in $lang has its words and buttons', ({ category, lang }) => {
    const card = cardFor(category);
    const risk: Risk = { level: 'card', tier: card.tier, category };
    renderAnswer(answerWith({ kind: 'card', lang, risk }));
    const shown = screen.getByLabelText(card.title[lang]);
    expect(shown.getAttribute('role')).toBe(['T0', 'T1'].includes(card.tier) ? 'alert' : 'group');
    expect(shown.lang).toBe(lang);
    for (const action of card.actions)
      expect(within(shown).getByRole('link', { name: action.label[lang] }).getAttribute('href')).toBe(
        action.href,
      );
    for (const text of [card.lead?.[lang] ?? card.title[lang], ...card.steps[lang], card.close[lang]])
      expect(within(shown).getByText(text)).not.toBeNull();
  });

  it('names a second danger, with a button unless its number is there already', () => {
    const { actions } = cardFor('stroke');
    const risk: Risk = { level: 'card', tier: 'T0', category: 'stroke', also: 'suicide' };
    renderAnswer(answerWith({ kind: 'card', risk }));
    const card = screen.getByRole('alert');
    expect(card.textContent).toContain(cardFor('suicide').name.en);
    expect(hrefs(card)).toEqual([...actions.map(({ href }) => href), 'tel:988']);

    cleanup();
    renderAnswer(answerWith({ kind: 'card', risk: { ...risk, also: 'heart' } }));
    expect(screen.getByRole('alert').textContent).toContain(cardFor('heart').name.en);
    expect(hrefs(screen.getByRole('alert'))).toEqual(actions.map(({ href }) => href));
  });

  it('below an emergency is announced with the other answers', () => {
    const risk: Risk = { level: 'card', tier: 'T4', category: 'end-of-life' };
    renderAnswer(answerWith({ kind: 'card', risk }));
    expect(screen.queryByRole('alert')).toBeNull();
    expect(announced()).toBe(cardFor('end-of-life').title.en);
  });
});

describe('a strip', () => {
  it.each(everyCard)('about $category in $lang stands above the answer', ({ category, lang }) => {
    const { actions, tier } = cardFor(category);
    const risk: Risk = { level: 'strip', tier, category };
    renderAnswer(answerWith({ lang, risk }));
    const { heading, sentence } = stripText(risk, lang);
    const strip = screen.getByRole('group', { name: heading });
    expect(within(strip).getByText(sentence)).not.toBeNull();
    for (const { label } of actions)
      expect(within(strip).getByRole('link', { name: label[lang] })).not.toBeNull();
    const answer = screen.getByText(/Warm the room first/);
    expect(strip.compareDocumentPosition(answer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(announced()).toContain(sentence);
    expect(announced()).toContain('Answer ready');
  });
});

describe('the label of an answer', () => {
  it.each([
    { kind: 'library', label: 'Library answer', sources: 'Sources' },
    { kind: 'model', label: 'Grace', sources: 'Sources' },
    { kind: 'refusal', label: 'Grace', sources: 'Open a topic' },
    { kind: 'reply', label: 'Grace', sources: null },
    { kind: 'choice', label: 'Grace', sources: null },
  ] as const)('of the kind $kind', ({ kind, label, sources }) => {
    renderAnswer(answerWith({ kind, note: 'Where it comes from.' }));
    const labels = ['Library answer', 'Grace'].filter((each) => screen.queryByText(each));
    expect(labels).toEqual([label]);
    const titles = ['Sources', 'Open a topic'].filter((each) => screen.queryByText(each));
    expect(titles).toEqual(sources ? [sources] : []);
    expect(screen.getByText('Where it comes from.')).not.toBeNull();
  });

  it('of a model says what wrote it before the answer', () => {
    renderAnswer(answerWith({ kind: 'model', note: 'Written by an AI model.' }));
    const note = screen.getByText('Written by an AI model.');
    const words = screen.getByText(/Warm the room first/);
    expect(note.compareDocumentPosition(words)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});

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

describe('"All steps"', () => {
  const content =
    'What you can do:\n1. Warm the room. [1]\n2. Test the water. [1]\nWhen to get help:\n- Now.';
  const items = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

  it('continues the list of steps and keeps the focus', () => {
    renderAnswer(answerWith({ moreSteps: ['Dry well.', 'Rest.'] }, content));
    const button = screen.getByRole('button', { name: 'All steps' });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(items()).not.toContain('Rest. 1');
    button.focus();
    fireEvent.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(document.activeElement).toBe(button);
    expect(items().slice(0, 5)).toEqual([
      'Warm the room. 1',
      'Test the water. 1',
      'Dry well. 1',
      'Rest. 1',
      'Now.',
    ]);
    expect(screen.getByText(/^Dry well/).closest('ol')?.start).toBe(3);
    fireEvent.click(button);
    expect(items()).not.toContain('Rest. 1');
  });

  it('continues the list under the heading of the steps, not the signs before it', () => {
    const signs = 'Signs to watch for:\n- Dizziness. [1]';
    renderAnswer(answerWith({ moreSteps: ['Rest.'] }, `${signs}\n${content}`));
    fireEvent.click(screen.getByRole('button', { name: 'All steps' }));
    expect(items().slice(0, 4)).toEqual(['Dizziness. 1', 'Warm the room. 1', 'Test the water. 1', 'Rest. 1']);
  });

  it('is not there without more steps', () => {
    renderAnswer(answerWith({}, content));
    expect(screen.queryByRole('button', { name: 'All steps' })).toBeNull();
  });
});
