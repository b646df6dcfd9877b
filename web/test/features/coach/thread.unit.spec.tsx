/** @jest-environment ./web/test/browser-environment.mjs */
import type { Message, Risk } from '@careward/contracts/coach/schemas';
import { languages } from '@careward/contracts/kernel/languages';
import { cardFor, stripText } from '@careward/content/safety/cards';
import { riskCategories } from '@careward/contracts/coach/risk';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { languageChanged } from '../../../src/base/store.js';
import type { SentQuestion } from '../../../src/features/coach/ask.js';
import { Thread } from '../../../src/features/coach/thread/thread.js';
import { renderInApp } from '../../render-in-app.js';
import { aMessage } from './a-message.js';

const bathing = { n: 1, title: 'Safe bathing', url: '/resources/safe-bathing', topicId: 'safe-bathing' };
const page = {
  n: 1,
  title: 'Trach care',
  url: 'https://health.example.gov/trach',
  documentId: 'page-1f',
  sourceName: 'Example Health',
};
const stroke: Risk = { level: 'card', tier: 'T0', category: 'stroke' };
const question = { content: 'How?', key: 'key', at: 0, files: [] };

/** A thread where nothing is being asked. */
const quiet = {
  asked: undefined,
  isUnanswered: false,
  toastRoom: 0,
  onAsk: () => {},
  onEdit: () => {},
  onRetry: () => {},
};

/** Renders a conversation that ends with this answer, which has just arrived. */
function renderAnswer(answer: Message, state: SentQuestion['state'] | null = 'answered') {
  const onAsk = jest.fn<(question: string) => void>();
  renderInApp(
    <Thread
      messages={[aMessage('user', 'How?'), answer]}
      asked={state ? { ...question, state } : undefined}
      isUnanswered={false}
      toastRoom={0}
      onAsk={onAsk}
      onEdit={() => {}}
      onRetry={() => {}}
    />,
  );
  return onAsk;
}

const answerWith = (more: Partial<Message>, content = 'Warm the room first. [1]') =>
  aMessage('assistant', content, { sources: [bathing], ...more });
const hrefs = (element: HTMLElement) =>
  [...element.querySelectorAll('[data-help] a:is([href^="tel:"], [href^="sms:"])')].map((link) =>
    link.getAttribute('href'),
  );
/** Hours stand in brackets behind the numbers of a text. */
const withoutHours = (text: string) => text.replaceAll(/ \([^)]*\)/g, '');
/** What stands at a button, beside it. */
const textsBeside = (button: HTMLElement) =>
  [...(button.parentElement?.children ?? [])]
    .filter((element) => element !== button)
    .map(({ textContent }) => textContent);
const announced = () => screen.getByRole('status').textContent;

afterEach(cleanup);

const everyCard = riskCategories.flatMap((category) => languages.map((lang) => ({ category, lang })));

describe('a safety card', () => {
  const complaints = jest.spyOn(console, 'error');
  afterEach(() => void complaints.mockClear());

  it.each(everyCard)(
    'about $category in $lang has its words, and its buttons with the hours of those that have some',
    ({ category, lang }) => {
      const card = cardFor(category);
      const risk: Risk = { level: 'card', tier: card.tier, category };
      renderAnswer(answerWith({ kind: 'card', lang, risk }));
      const shown = screen.getByLabelText(card.title[lang]);
      expect(shown.closest('[lang]')?.getAttribute('lang')).toBe(lang);
      for (const { label, href, hours, afterHours } of card.actions) {
        const link = within(shown).getByRole('link', { name: label[lang] });
        expect(link.getAttribute('href')).toBe(href);
        expect(textsBeside(link)).toEqual(afterHours ? [hours[lang]] : []);
      }
      for (const text of [card.lead?.[lang] ?? card.title[lang], ...card.steps[lang], card.close[lang]])
        expect(withoutHours(shown.textContent)).toContain(withoutHours(text));
      expect(complaints.mock.calls).toEqual([]);
    },
  );

  it('takes the focus when it comes, which announces it once', () => {
    renderAnswer(answerWith({ kind: 'card', risk: stroke }));
    const card = screen.getByRole('group', { name: cardFor('stroke').title.en });
    expect(document.activeElement).toBe(card);
    expect(announced()).toBe('');
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('that was there before leaves the focus alone', () => {
    renderAnswer(answerWith({ kind: 'card', risk: stroke }), null);
    expect(document.activeElement).toBe(document.body);
  });

  it('that is polled for takes the focus too', () => {
    const thread = [aMessage('user', 'How?'), answerWith({ kind: 'card', risk: stroke })];
    let answer = () => {};
    function Polled() {
      const [isUnanswered, setUnanswered] = useState(true);
      answer = () => setUnanswered(false);
      const messages = isUnanswered ? thread.slice(0, 1) : thread;
      return <Thread {...quiet} {...{ messages, isUnanswered }} />;
    }
    renderInApp(<Polled />);
    act(() => answer());
    expect(document.activeElement).toBe(screen.getByRole('group', { name: cardFor('stroke').title.en }));
  });

  it.each([
    ['en', 'The coach stays here while you call. Write anything you see.'],
    ['es', 'El asistente sigue aquí mientras usted llama. Escriba lo que vea.'],
  ] as const)('says in %s that the coach stays', (lang, stays) => {
    renderAnswer(answerWith({ kind: 'card', lang, risk: stroke }));
    expect(screen.getByText(stays).closest('[lang]')?.getAttribute('lang')).toBe(lang);
  });

  it('names a second danger, with a button unless its number is there already', () => {
    const { actions } = cardFor('stroke');
    const risk: Risk = { ...stroke, also: 'suicide' };
    const shown = () => screen.getByRole('group', { name: cardFor('stroke').title.en });
    renderAnswer(answerWith({ kind: 'card', risk }));
    const card = shown();
    expect(card.textContent).toContain(cardFor('suicide').name.en);
    expect(hrefs(card)).toEqual([...actions.map(({ href }) => href), 'tel:988']);

    cleanup();
    renderAnswer(answerWith({ kind: 'card', risk: { ...risk, also: 'heart' } }));
    expect(shown().textContent).toContain(cardFor('heart').name.en);
    expect(hrefs(shown())).toEqual(actions.map(({ href }) => href));
  });
});

describe('a danger that a file names', () => {
  const opening = 'What you attached may say that somebody is in danger';

  it('has the card of its category below words of its own', () => {
    const risk: Risk = { level: 'card', tier: 'T1', category: 'suicide', from: 'file', also: 'violence' };
    renderAnswer(answerWith({ kind: 'card', risk }));
    const card = screen.getByRole('group', { name: `${opening}: thoughts of suicide.` });
    expect(card.textContent).toContain('It also speaks of violence.');
    expect(card.textContent).not.toContain(cardFor('suicide').lead?.en);
    expect(hrefs(card)).toEqual(cardFor('suicide').actions.map(({ href }) => href));
  });

  it('has the strip of its category below them', () => {
    renderAnswer(answerWith({ risk: { level: 'strip', tier: 'T0', category: 'heart', from: 'file' } }));
    expect(screen.getByRole('group', { name: opening }).textContent).toContain(cardFor('heart').strip.en);
    expect(announced()).toContain(opening);
  });
});

describe('a strip', () => {
  it.each(everyCard)(
    'about $category in $lang stands above the answer, with the hours of the numbers that have some',
    ({ category, lang }) => {
      const { actions, tier } = cardFor(category);
      const risk: Risk = { level: 'strip', tier, category };
      renderAnswer(answerWith({ lang, risk }));
      const { heading, sentence } = stripText(risk, lang);
      const strip = screen.getByRole('group', { name: heading });
      expect(withoutHours(strip.textContent)).toContain(withoutHours(sentence));
      for (const { label, hours, afterHours } of actions) {
        const link = within(strip).getByRole('link', { name: label[lang] });
        expect(textsBeside(link)).toEqual(afterHours ? [hours[lang]] : []);
      }
      const answer = screen.getByText(/Warm the room first/);
      expect(strip.compareDocumentPosition(answer)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
      expect(announced()).toContain(sentence);
      expect(announced()).toContain('Answer ready');
    },
  );
});

describe('the waiting status', () => {
  afterEach(() => void jest.useRealTimers());

  it('changes while a question is being answered', () => {
    jest.useFakeTimers();
    const asked = { ...question, at: Date.now(), state: 'sending' as const };
    renderInApp(<Thread messages={[]} {...quiet} asked={asked} />);
    for (const [ms, text] of [
      [500, 'Preparing your message'],
      [1_000, 'Connecting to AI care coach'],
      [1_000, 'Analyzing your caregiving question'],
      [4_000, 'Consulting care guidelines'],
      [3_000, 'Reviewing safety protocols'],
    ] as const) {
      act(() => jest.advanceTimersByTime(ms));
      expect(within(screen.getByRole('log')).getByText(text)).not.toBeNull();
    }
  });
});

describe('the label of an answer', () => {
  it.each([
    { kind: 'library', label: 'Library answer', sources: 'Sources' },
    { kind: 'model', label: 'Grace', sources: 'Sources' },
    { kind: 'refusal', label: 'Grace', sources: 'Open a topic' },
    { kind: 'reply', label: 'Grace', sources: null },
    { kind: 'choice', label: 'Grace', sources: null },
  ] as const)('of the kind $kind', async ({ kind, label, sources }) => {
    renderAnswer(answerWith({ kind, note: 'Where it comes from.' }));
    await screen.findByText(label);
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

describe('"About this answer"', () => {
  const about = () => screen.getByText('About this answer').closest('details') as HTMLDetailsElement;
  const isFolded = (text: string | RegExp) => about().contains(screen.getByText(text));

  it('is one line that holds the sources and the line of honesty', () => {
    renderAnswer(answerWith({ note: 'Not reviewed.' }, 'Warm the bathroom. [1]'));
    expect(about().querySelector('summary')?.textContent).toBe('About this answer1 source');
    expect([isFolded('Sources'), isFolded('Safe bathing'), isFolded('Not reviewed.')]).toEqual(
      Array(3).fill(true),
    );
    expect(about().open).toBe(false);
  });

  it('leaves in sight that a source was withdrawn, and what wrote the answer', () => {
    renderAnswer(
      answerWith({ kind: 'model', note: 'Written by AI.', sources: [{ ...page, withdrawn: true }] }),
    );
    expect([isFolded(/has been withdrawn since/), isFolded('Written by AI.')]).toEqual([false, false]);
  });

  it.each(['reply', 'choice', 'refusal'] as const)('is not there for a %s', (kind) => {
    renderAnswer(answerWith({ kind, note: 'Not reviewed.' }));
    expect(screen.queryByText('About this answer')).toBeNull();
    expect(screen.getByText('Not reviewed.')).not.toBeNull();
  });
});

describe('headings', () => {
  it.each([
    ['en', 'You', 'Coach', 'Library answer'],
    ['es', 'Usted', 'Asistente', 'Respuesta de la biblioteca'],
  ] as const)('in %s tell who speaks', (lang, you, coach, library) => {
    const messages = [
      aMessage('user', 'one', { lang }),
      answerWith({ lang, kind: 'model' }, 'two'),
      answerWith({ lang }, 'three'),
    ];
    renderInApp(<Thread messages={messages} {...quiet} />);
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      you,
      coach,
      library,
    ]);
    for (const message of ['one', 'two', 'three'])
      expect(screen.getByText(message).closest('[lang]')?.getAttribute('lang')).toBe(lang);
  });
});

describe('a long message', () => {
  const long = ['one [1]', 'two [1]', 'three [1]', 'four [1]', 'five [1]', 'six. [1]'].join('\n');
  const isShown = (text: RegExp) => screen.queryByText(text) !== null;
  const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

  it('of the coach shows four lines, and all of them on demand', () => {
    renderAnswer(answerWith({ note: 'Not reviewed.' }, long));
    expect([isShown(/^four/), isShown(/^five/)]).toEqual([true, false]);
    for (const outside of ['Sources', 'Not reviewed.']) expect(screen.getByText(outside)).not.toBeNull();
    press('Show more');
    expect(isShown(/^six/)).toBe(true);
    press('Show less');
    expect(isShown(/^five/)).toBe(false);
  });

  it('of one’s own is collapsed in its language', () => {
    const own = aMessage('user', 'uno\ndos\ntres\ncuatro\ncinco\nseis', { lang: 'es' });
    renderInApp(<Thread messages={[own]} {...quiet} />);
    expect(isShown(/seis/)).toBe(false);
    press('Ver más');
    expect(isShown(/seis/)).toBe(true);
  });
});

describe('the thread in Spanish', () => {
  it('has its own words', () => {
    const { store } = renderInApp(<Thread messages={[]} {...quiet} />);
    act(() => void store.dispatch(languageChanged('es')));
    expect(screen.getByRole('log', { name: 'Conversación' }).textContent).toBe('');
  });
});

describe('sources', () => {
  it('lead back to the conversation', () => {
    renderInApp(<Thread messages={[answerWith({})]} {...quiet} />, '/ai-coach?conversation=c1');
    for (const name of ['Source 1: Safe bathing', /^1 ?Safe bathing$/])
      expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(
        '/resources/safe-bathing?returnTo=%2Fai-coach%3Fconversation%3Dc1',
      );
  });

  it.each([
    ['en', 'Source 1: Trach care, Example Health (opens another site in a new tab)'],
    ['es', 'Fuente 1: Trach care, Example Health (abre otro sitio en una pestaña nueva)'],
  ] as const)('that are pages open on their own site, and say so in %s', (lang, name) => {
    renderAnswer(answerWith({ lang, sources: [page] }));
    const links = [
      screen.getByRole('link', { name }),
      ...screen.getAllByRole('link', { name: /^1 ?Trach care/ }),
    ];
    expect(links.map((link) => link.getAttribute('href'))).toEqual([page.url, page.url]);
    for (const link of links) {
      expect([link.getAttribute('target'), link.getAttribute('rel')]).toEqual([
        '_blank',
        'noopener noreferrer',
      ]);
      expect(link.textContent + (link.getAttribute('aria-label') ?? '')).toMatch(/another site|otro sitio/);
    }
  });

  it.each([
    ['en', /A source of this answer has been withdrawn since.+ask again/, 'withdrawn'],
    ['es', /se retiró una de sus fuentes.+Vuelva a preguntar/, 'retirada'],
  ] as const)('that were withdrawn are no links, and a line says so in %s', (lang, line, tag) => {
    renderAnswer(
      answerWith(
        {
          lang,
          sources: [
            { ...page, withdrawn: true },
            { ...bathing, n: 2 },
          ],
        },
        'Clean it. [1]',
      ),
    );
    expect(screen.getByText(line).closest('[lang]')?.getAttribute('lang')).toBe(lang);
    expect(screen.getAllByRole('link').map((link) => link.textContent)).toEqual(['2Safe bathing']);
    expect(screen.getByText(tag)).not.toBeNull();
    expect(screen.getByText(/^(Source|Fuente) 1: Trach care \(/)).not.toBeNull();
  });

  it('that are all there have no such line', () => {
    renderAnswer(answerWith({ sources: [page, { ...bathing, n: 2 }] }));
    expect(screen.queryByText(/withdrawn/)).toBeNull();
  });

  it('of a refusal that points to a page are no topics to open', () => {
    renderAnswer(answerWith({ kind: 'refusal', sources: [page] }));
    expect(screen.getByText('Sources')).not.toBeNull();
    expect(screen.queryByText('Open a topic')).toBeNull();
  });

  it('are cited once in a row, on the line of the last word', () => {
    renderAnswer(answerWith({}, 'Sit down. [1] Rest. [1] Drink. [1]'));
    const [citation] = screen.getAllByRole('link', { name: 'Source 1: Safe bathing' });
    expect(citation?.closest('p')?.textContent).toBe('Sit down. Rest. Drink.\u00a01');
  });
});

describe('phone numbers', () => {
  it('of an answer and its note can be called', () => {
    const note = 'Or call 1-800-222-1222.';
    renderAnswer(answerWith({ note }, 'Call 911 or 1-800-677-1116. [1]'));
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(links.filter((href) => href?.startsWith('tel:'))).toEqual([
      'tel:911',
      'tel:+18006771116',
      'tel:+18002221222',
    ]);
    expect(screen.getByText(/Monday to Friday/)).not.toBeNull();
  });
});

describe('"All steps"', () => {
  const content =
    'What you can do:\n1. Warm the room. [1]\n2. Test the water. [1]\nWhen to get help:\n- Now.';
  const items = () =>
    screen.getAllByRole('listitem').map(({ textContent }) => textContent.replaceAll('\u00a0', ' '));

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
      'Warm the room.',
      'Test the water. 1',
      'Dry well.',
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
    expect(screen.queryByRole('button', { name: 'All steps' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }));
    fireEvent.click(screen.getByRole('button', { name: 'All steps' }));
    expect(items().slice(0, 4)).toEqual(['Dizziness. 1', 'Warm the room.', 'Test the water. 1', 'Rest. 1']);
  });

  it('is not there without more steps', () => {
    renderAnswer(answerWith({}, content));
    expect(screen.queryByRole('button', { name: 'All steps' })).toBeNull();
  });
});

it('sets off a line such as "What you can do:", and no whole paragraph before a list', () => {
  renderAnswer(
    answerWith({}, 'Find the cause first.\n- Keep a log. [1]\nWhat you can do:\n- Warm the room. [1]'),
  );
  const headings = [...document.querySelectorAll('[data-heading]')].map(({ textContent }) => textContent);
  expect(headings).toEqual(['What you can do:']);
});
