/** @jest-environment ./web/test/browser-environment.mjs */
import type { Assessment, SubmittedAssessment } from '@careward/contracts/assessment/schemas';
import { burdenNotice, burdenQuestions } from '@careward/content/assessment/burden-questions';
import { burdenQuestionIds } from '@careward/contracts/assessment/burden';
import { cardFor } from '@careward/content/safety/cards';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { languageChanged } from '../../../src/base/store.js';
import { storeSignOut } from '../../../src/base/session/session-storage.js';
import AssessmentPage from '../../../src/features/assessment/assessment-page.js';
import { currentToast } from '../../../src/shared/toast/toast.slice.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';
import { anAssessment } from './an-assessment.js';

type Call = { body: { responses: Record<string, unknown>; score: number }; key: string | undefined };

let list: Assessment[];
let submitted: Call[];
/** What POST answers, in order; afterwards the last again. */
let outcomes: Response[];

const result = (more: Partial<SubmittedAssessment> = {}) =>
  answer(201, { ...anAssessment(), risk: null, commentsChecked: true, ...more });
const suicide = { level: 'card', tier: 'T1', category: 'suicide' } as const;

function respond(path: string, init: RequestInit = {}): Response {
  if (path === '/api/library')
    return answer(200, [{ id: 'respite-care', title: 'Taking a break', category: 'x', summary: '' }]);
  if (path !== '/api/assessments') return answer(200, null);
  if (init.method !== 'POST') return answer(200, list);
  const headers = init.headers as Record<string, string>;
  submitted.push({ body: JSON.parse(init.body as string) as Call['body'], key: headers['Idempotency-Key'] });
  const outcome = (outcomes.length > 1 ? outcomes.shift() : outcomes[0]) ?? result();
  if (outcome.ok) list = [anAssessment(), ...list];
  return outcome;
}

beforeEach(() => {
  [list, submitted, outcomes] = [[], [], [result()]];
  globalThis.fetch = jest
    .fn<typeof fetch>()
    .mockImplementation((path, init) => Promise.resolve(respond(path as string, init)));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

const open = (address = '/assessment') => renderInApp(<AssessmentPage />, address);
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const comment = () => screen.getByRole<HTMLTextAreaElement>('textbox');
const write = (text: string) => fireEvent.change(comment(), { target: { value: text } });
/** Chooses the option with this value. */
const choose = (value: number) => fireEvent.click(screen.getAllByRole('radio')[value] as HTMLElement);

/** Answers from the shown question to the last, which stays open. */
function answerTo(last: number, from = 1) {
  for (let number = from; number <= last; number += 1) {
    choose(number % 5);
    if (number < last) press('Next');
  }
}
async function finish() {
  answerTo(10);
  press('See my result');
  await screen.findByRole('heading', { level: 1, name: /^(Your strain level|First)/ });
}

it('the arrow in the header leads home', () => {
  const Address = () => <p data-testid="address">{useLocation().pathname}</p>;
  renderInApp(
    <>
      <AssessmentPage />
      <Address />
    </>,
    '/assessment',
  );
  fireEvent.click(screen.getByRole('button', { name: 'Back to Home' }));
  expect(screen.getByTestId('address').textContent).toBe('/');
});

describe('the questions', () => {
  it('are ten, one at a time, each with five options and an optional comment', () => {
    open();
    for (const [at, id] of burdenQuestionIds.entries()) {
      expect(heading()).toBe(burdenQuestions[id].text.en);
      expect(screen.getByText(`Question ${at + 1} of 10`)).not.toBeNull();
      const labels = screen.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent);
      expect(labels).toEqual([...burdenQuestions[id].options.en]);
      expect(screen.getByLabelText('Add a comment (optional)')).toBe(comment());
      choose(0);
      if (at < 9) press('Next');
    }
  });

  it('begin with the notice that this is no test and no diagnosis', () => {
    open();
    expect(screen.getByRole('note').textContent).toBe(burdenNotice.en);
    expect(screen.queryByRole('button', { name: 'Previous' })).toBeNull();
    choose(1);
    press('Next');
    expect(screen.queryByRole('note')).toBeNull();
  });

  it('ask for an answer before the next one; the button is enabled, and nothing is sent', () => {
    const { store } = open();
    const next = screen.getByRole<HTMLButtonElement>('button', { name: 'Next' });
    expect(next.disabled).toBe(false);
    fireEvent.click(next);
    expect(currentToast(store.getState())).toMatchObject({
      title: 'Response Required',
      description: 'Please select an answer before continuing.',
    });
    expect(heading()).toBe(burdenQuestions.overwhelmed.text.en);
    expect(submitted).toEqual([]);
  });

  it('can be gone back to, with the answer and the comment that were given', () => {
    open();
    choose(3);
    write('Mostly at night');
    press('Next');
    press('Previous');
    expect(screen.getAllByRole<HTMLInputElement>('radio')[3]?.checked).toBe(true);
    expect(comment().value).toBe('Mostly at night');
  });

  it('lose nothing in a reload, and go on where they stopped', () => {
    open();
    answerTo(3);
    write('Half a thought');
    cleanup();
    open('/assessment?question=3');
    expect(screen.getByText('Question 3 of 10')).not.toBeNull();
    expect(comment().value).toBe('Half a thought');
    cleanup();
    open();
    expect(screen.getByText('Question 4 of 10')).not.toBeNull();
  });

  it('are forgotten at the sign-out', () => {
    open();
    answerTo(3);
    cleanup();
    storeSignOut();
    open();
    expect(screen.getByText('Question 1 of 10')).not.toBeNull();
  });

  it('neither cut nor send a comment that is too long', () => {
    open();
    choose(1);
    write('a'.repeat(501));
    press('Next');
    expect(screen.getByText('Please use at most 500 characters.')).not.toBeNull();
    expect(screen.getByText('Question 1 of 10')).not.toBeNull();
    expect(comment().value).toHaveLength(501);
    write('a'.repeat(500));
    press('Next');
    expect(screen.getByText('Question 2 of 10')).not.toBeNull();
  });

  it('change their language in the middle, and keep the answers', () => {
    const { store } = open();
    answerTo(2);
    act(() => void store.dispatch(languageChanged('es')));
    expect(heading()).toBe(burdenQuestions.physical_health.text.es);
    expect(screen.getByText('Pregunta 2 de 10')).not.toBeNull();
    expect(screen.getAllByRole<HTMLInputElement>('radio')[2]?.checked).toBe(true);
  });
});

describe('the tenth answer', () => {
  it('submits everything once; the result replaces the questions, and a new assessment begins empty', async () => {
    open();
    write(' Mostly at night ');
    await finish();
    expect(submitted).toHaveLength(1);
    expect(Object.keys(submitted[0]?.body.responses ?? {})).toEqual(burdenQuestionIds);
    expect(submitted[0]?.body.responses['overwhelmed']).toEqual({
      value: 1,
      score: 1,
      comment: 'Mostly at night',
    });
    expect(submitted[0]?.body.score).toBe(50);
    expect(screen.queryAllByRole('radio')).toEqual([]);
    cleanup();
    open();
    expect(screen.getByText('Question 1 of 10')).not.toBeNull();
  });

  it('stays when it could not be saved; the same answers go under the same key, others under another', async () => {
    outcomes = [answer(503, {}), answer(503, {}), result()];
    const { store } = open();
    answerTo(10);
    press('See my result');
    await waitFor(() =>
      expect(currentToast(store.getState())).toMatchObject({
        title: 'Assessment Failed',
        description: 'Failed to save your assessment. Please try again.',
        destructive: true,
      }),
    );
    expect(screen.getByText('Question 10 of 10')).not.toBeNull();
    press('See my result');
    await waitFor(() => expect(submitted).toHaveLength(2));
    await screen.findByRole('button', { name: 'See my result' });
    await waitFor(() =>
      expect(screen.getByRole<HTMLButtonElement>('button', { name: 'See my result' }).disabled).toBe(false),
    );
    choose(4);
    press('See my result');
    await screen.findByRole('heading', { level: 1, name: /^Your strain level/ });
    const [first, again, other] = submitted.map(({ key }) => key);
    expect(first).toBeTruthy();
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });
});

it('keeps nothing of a result that comes after the sign-out, and goes nowhere', async () => {
  let arrive = () => {};
  const arrived = new Promise<Response>((resolve) => (arrive = () => resolve(result({ risk: suicide }))));
  open();
  answerTo(10);
  globalThis.fetch = jest.fn<typeof fetch>().mockReturnValue(arrived);
  const button = screen.getByRole<HTMLButtonElement>('button', { name: 'See my result' });
  fireEvent.click(button);
  const isPending = () => button.isConnected && button.getAttribute('aria-disabled') === 'true';
  expect(isPending()).toBe(true);
  storeSignOut();
  arrive();
  await waitFor(() => expect(isPending()).toBe(false));
  expect({ ...sessionStorage }).toEqual({});
  expect(screen.getByText('Question 10 of 10')).not.toBeNull();
});

describe('the result', () => {
  it('says the level in words, the score, the notice, two next steps and more with sources and topics', async () => {
    open();
    await finish();
    expect(heading()).toBe('Your strain level: Moderate');
    expect(screen.getByText('63').parentElement?.textContent).toBe('63 of 100');
    expect(screen.getByText('You are carrying a lot. Adding help now can prevent burnout.')).not.toBeNull();
    expect(screen.getByRole('note').textContent).toBe(burdenNotice.en);
    const steps = within(screen.getByRole('region', { name: 'Two next steps' }));
    expect(steps.getAllByText('Source:', { exact: false })).toHaveLength(2);
    expect(steps.getByText(/^Arrange at least one protected night a week/)).not.toBeNull();
    const [topic] = await steps.findAllByRole('link', { name: 'Taking a break' });
    expect(topic?.getAttribute('href')).toMatch(
      /^\/resources\/respite-care\?returnTo=%2Fassessment%3Fresult/,
    );
    const more = within(screen.getByRole('region', { name: 'More that may help' }));
    const source = more.getByRole('link', { name: '988 Suicide & Crisis Lifeline: What to expect' });
    expect(source.getAttribute('href')).toBe('https://988lifeline.org/get-help/what-to-expect');
    expect(more.getByText('We checked this page')).not.toBeNull();
    expect(more.getAllByRole('link', { name: '988' })[0]?.getAttribute('href')).toBe('tel:988');
    expect(screen.getByRole('link', { name: 'Return to Home' }).getAttribute('href')).toBe('/');
  });

  it.each([
    ['high', 88, true],
    ['moderate', 63, false],
  ] as const)('of %s has 988 before everything else: %#', async (level, score, hasHelp) => {
    const assessment = anAssessment({ level, score });
    list = [assessment];
    open(`/assessment?result=${assessment.id}`);
    const title = await screen.findByRole('heading', { level: 1 });
    const help = screen.queryByRole('region', { name: 'Help right away' });
    expect(help !== null).toBe(hasHelp);
    if (!help) return;
    expect(help.compareDocumentPosition(title)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    const numbers = within(help).getAllByRole('link');
    expect(numbers.map((link) => link.getAttribute('href'))).toEqual(['tel:988', 'sms:988', 'tel:911']);
  });

  it('shows the safety card first, alone, and keeps its numbers above the result', async () => {
    outcomes = [result({ risk: suicide })];
    open();
    await finish();
    const title = cardFor('suicide').title.en;
    expect(screen.getByRole('group', { name: title })).not.toBeNull();
    expect(screen.queryByText(/Your strain level/)).toBeNull();
    fireEvent.click(screen.getByRole('link', { name: 'See my result' }));
    expect(heading()).toBe('Your strain level: Moderate');
    expect(screen.getAllByRole('link', { name: /988/ })[0]?.closest('[role=group]')).not.toBeNull();
  });

  it('shows the card again after a reload, and to nobody else', async () => {
    outcomes = [result({ risk: suicide })];
    open();
    await finish();
    cleanup();
    const address = `/assessment?result=${anAssessment().id}&view=help`;
    open(address);
    expect(await screen.findByRole('group', { name: cardFor('suicide').title.en })).not.toBeNull();
    cleanup();
    storeSignOut();
    list = [];
    open(address);
    expect(await screen.findByText('Question 1 of 10')).not.toBeNull();
  });

  it('has no card of what another assessment said', async () => {
    outcomes = [result({ risk: suicide })];
    open();
    await finish();
    cleanup();
    const earlier = anAssessment({ id: '019f0000-0000-7000-8000-000000000002' });
    list = [anAssessment(), earlier];
    open(`/assessment?result=${earlier.id}`);
    expect(await screen.findByText('Your strain level: Moderate')).not.toBeNull();
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('has a strip above it where a danger is unsure', async () => {
    outcomes = [result({ risk: { level: 'strip', tier: 'T0', category: 'heart' } })];
    open();
    await finish();
    expect(heading()).toBe('Your strain level: Moderate');
    expect(screen.getByRole('group')).not.toBeNull();
  });

  it('says when the comments could not be checked, and where help is', async () => {
    outcomes = [result({ commentsChecked: false })];
    open();
    await finish();
    const said = screen.getByText(/^We could not check your comments just now/);
    expect(
      within(said)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['tel:911', 'tel:988']);
  });

  it.each(['/assessment', '/assessment?view=earlier'])(
    'and every other state has 911 and 988: %s',
    (address) => {
      open(address);
      const help = within(screen.getByRole('navigation', { name: 'Help right now' }));
      expect(help.getByRole('link', { name: 'Call 911' }).getAttribute('href')).toBe('tel:911');
      expect(help.getByRole('link', { name: 'Call 988' }).getAttribute('href')).toBe('tel:988');
    },
  );
});

describe('earlier results', () => {
  const earlier = anAssessment({
    id: '019f0000-0000-7000-8000-000000000002',
    completedAt: '2026-10-01T12:00:00.000Z',
    score: 23,
    level: 'low',
  });
  const cells = () =>
    screen.getAllByRole('row').map((row) => [...row.children].map(({ textContent }) => textContent));

  it('stand as a curve with its scores and as a table', async () => {
    list = [anAssessment(), earlier];
    open();
    fireEvent.click(await screen.findByRole('link', { name: 'See my earlier results' }));
    expect(cells()).toEqual([
      ['Date', 'Score', 'Level'],
      ['Nov 22, 2026', '63', 'Moderate'],
      ['Oct 1, 2026', '23', 'Low'],
    ]);
    const written = [...document.querySelectorAll('svg text')].map(({ textContent }) => textContent);
    expect(written).toEqual(expect.arrayContaining(['23', '63', 'High', 'Moderate', 'Mild', 'Low']));
    fireEvent.click(screen.getByRole('link', { name: 'Oct 1, 2026' }));
    expect(heading()).toBe('Your strain level: Low');
  });

  it('say that there are none, and where to begin', async () => {
    open('/assessment?view=earlier');
    expect(await screen.findByText('You have no results yet.')).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Answer the ten questions' }).getAttribute('href')).toBe(
      '/assessment',
    );
  });

  it('can be loaded again when that failed', async () => {
    let fails = true;
    globalThis.fetch = jest
      .fn<typeof fetch>()
      .mockImplementation((path) => Promise.resolve(fails ? answer(503, {}) : respond(path as string)));
    list = [earlier];
    open(`/assessment?result=${earlier.id}`);
    const again = await screen.findByRole('button', { name: 'Try again' });
    fails = false;
    fireEvent.click(again);
    expect(await screen.findByRole('heading', { level: 1, name: 'Your strain level: Low' })).not.toBeNull();
  });
});

it('speaks Spanish, the result included', async () => {
  localStorage.setItem('language', 'es');
  list = [anAssessment()];
  const { store } = open(`/assessment?result=${anAssessment().id}`);
  await screen.findByRole('heading', { level: 1, name: 'Su nivel de carga: Moderada' });
  expect(screen.getByRole('note').textContent).toBe(burdenNotice.es);
  expect(screen.getByText(/^Organice al menos una noche protegida/)).not.toBeNull();
  cleanup();
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Siguiente' }));
  expect(store).toBeDefined();
  expect(heading()).toBe(burdenQuestions.overwhelmed.text.es);
});
