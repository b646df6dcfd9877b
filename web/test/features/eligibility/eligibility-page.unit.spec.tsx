/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { config } from '../../../src/base/config.js';
import { SessionProvider } from '../../../src/base/session/session-provider.js';
import { STEP_ADVANCE } from '../../../src/features/eligibility/checker.js';
import EligibilityPage from '../../../src/features/eligibility/eligibility-page.js';
import { loadStateRules } from '../../../src/features/eligibility/state-rule.js';
import { currentToast } from '../../../src/shared/toast/toast.slice.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

const user = { id: 'u1', firstName: 'Rosa', role: 'caregiver', locale: 'en' };
let posted: unknown[];
let postStatus: number;

beforeEach(() => {
  jest.useFakeTimers({ doNotFake: ['queueMicrotask', 'nextTick', 'setImmediate', 'performance'] });
  config.eligibilityFeatures = true;
  posted = [];
  postStatus = 201;
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation((path, init) => {
    if (path === '/api/auth/session') return Promise.resolve(answer(200, { cookie: false }));
    if (path === '/api/auth/user') return Promise.resolve(answer(200, user));
    posted.push(JSON.parse(init?.body as string));
    return Promise.resolve(answer(postStatus, {}));
  });
});
afterEach(() => {
  cleanup();
  jest.useRealTimers();
  localStorage.clear();
  sessionStorage.clear();
  config.eligibilityFeatures = false;
});

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}
function draw(address = '/eligibility') {
  return renderInApp(
    <SessionProvider>
      <EligibilityPage />
      <Address />
    </SessionProvider>,
    address,
  );
}
async function open(at?: string) {
  const view = draw(at);
  await screen.findByRole('heading', { level: 1 });
  return view;
}

const address = () => screen.getByTestId('address').textContent;
const title = () => screen.getByRole('heading', { level: 1 }).textContent;
const radio = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });
const wait = (ms: number) => act(() => void jest.advanceTimersByTime(ms));
const goOn = () => fireEvent.click(screen.getByRole('button', { name: 'Continue' }));
const sentence = () => screen.queryByRole('alert', { hidden: false })?.textContent;

function choose(name: string) {
  fireEvent.click(radio(name));
  wait(STEP_ADVANCE);
}
const zip = () => screen.getByLabelText<HTMLInputElement>('Zip code');
const type = (value: string) => fireEvent.change(zip(), { target: { value } });

function answerFive() {
  choose('Son or daughter (adult)');
  fireEvent.click(screen.getByRole('checkbox', { name: 'Medicaid' }));
  goOn();
  choose('18 to 64');
  choose('New Jersey');
  type('07102');
  wait(STEP_ADVANCE);
}
const rulesShown = () => act(async () => void (await loadStateRules()));
async function answerAll() {
  answerFive();
  choose('Physical disability');
  await rulesShown();
}

describe('with the flag off', () => {
  it('the page says so, and leads home', async () => {
    config.eligibilityFeatures = false;
    await open();
    expect(title()).toBe('Feature Coming Soon');
    expect(screen.getByRole('link', { name: 'Return Home' }).getAttribute('href')).toBe('/');
    expect(screen.queryByRole('radio')).toBeNull();
  });
});

describe('the steps', () => {
  it('are six questions in order, and then the results', async () => {
    await open();
    const titles = [title()];
    choose('Parent');
    titles.push(title());
    fireEvent.click(screen.getByRole('checkbox', { name: 'Medicare' }));
    goOn();
    titles.push(title());
    choose('65 or older');
    titles.push(title());
    choose('Ohio');
    titles.push(title());
    type('43001');
    wait(STEP_ADVANCE);
    titles.push(title());
    choose('Dementia or memory loss');
    titles.push(title());
    await rulesShown();
    expect(titles).toEqual([
      'What are you to the person you care for?',
      'Which benefits do they get?',
      'How old is the person you care for?',
      'Which state do they live in?',
      'What is their zip code?',
      'What is the main reason they need care?',
      'Your result',
    ]);
  });

  it('are asked once it is known whose answers they are, also without a token', async () => {
    let arrive: ((user: Response) => void) | undefined;
    globalThis.fetch = jest.fn<typeof fetch>().mockImplementation((path) => {
      if (path === '/api/auth/session') return Promise.resolve(answer(200, { cookie: true }));
      return new Promise((resolve) => (arrive = resolve));
    });
    draw();
    await waitFor(() => expect(arrive).toBeDefined());
    expect(screen.queryAllByRole('radio')).toHaveLength(0);
    arrive?.(answer(200, user));
    await screen.findByRole('heading', { level: 1 });
    choose('Parent');
    expect(title()).toBe('Which benefits do they get?');
  });

  it('advance 150 ms after a choice, and a second tap meanwhile is ignored', async () => {
    await open();
    fireEvent.click(radio('Parent'));
    wait(STEP_ADVANCE - 1);
    fireEvent.click(radio('Friend'));
    expect([title(), radio('Parent').checked]).toEqual(['What are you to the person you care for?', true]);
    wait(1);
    expect(title()).toBe('Which benefits do they get?');
    wait(STEP_ADVANCE);
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(radio('Parent').checked).toBe(true);
  });

  it('do not advance under somebody who goes back at once', async () => {
    await open();
    choose('Parent');
    fireEvent.click(screen.getByRole('checkbox', { name: 'Medicaid' }));
    goOn();
    fireEvent.click(radio('65 or older'));
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    wait(STEP_ADVANCE);
    expect(title()).toBe('Which benefits do they get?');
  });

  it('advance when the choice that stands is tapped again', async () => {
    await open();
    choose('Parent');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    choose('Parent');
    expect(title()).toBe('Which benefits do they get?');
  });

  it('do not advance under somebody who moves through the choices by arrow keys', async () => {
    await open();
    fireEvent.keyDown(radio('Parent'), { key: 'ArrowDown' });
    fireEvent.click(radio('Grandparent'));
    fireEvent.keyUp(radio('Grandparent'), { key: 'ArrowDown' });
    wait(1_000);
    expect([title(), radio('Grandparent').checked]).toEqual([
      'What are you to the person you care for?',
      true,
    ]);
    goOn();
    expect(title()).toBe('Which benefits do they get?');
  });

  it('advance from the zip code only when typing makes it five digits', async () => {
    await open();
    answerFive();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    wait(1_000);
    expect([title(), zip().value, zip().maxLength]).toEqual(['What is their zip code?', '07102', 5]);
    type('0710');
    type('0710x');
    wait(1_000);
    expect([title(), zip().value]).toEqual(['What is their zip code?', '0710']);
    type('07103');
    wait(STEP_ADVANCE);
    expect(title()).toBe('What is the main reason they need care?');
  });

  it('hint at a zip code of another state, and hold nobody up', async () => {
    await open();
    answerFive();
    expect(screen.queryByText(/does not look like/)).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    type('1000');
    type('10001');
    wait(STEP_ADVANCE);
    expect(screen.getByText('10001 does not look like a zip code in New Jersey.')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Check the zip code' }));
    expect(title()).toBe('What is their zip code?');
  });

  it('end at Home from the first one backwards', async () => {
    await open();
    choose('Parent');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(title()).toBe('What are you to the person you care for?');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(address()).toBe('/');
  });

  it('say what is missing, and move the focus there', async () => {
    await open();
    goOn();
    expect(sentence()).toBe('Relationship is required');
    expect(document.activeElement).toBe(radio('Spouse or partner'));
    choose('Parent');
    goOn();
    expect(sentence()).toBe('Please select at least one benefit');
    fireEvent.click(screen.getByRole('checkbox', { name: 'None of these' }));
    goOn();
    goOn();
    expect(sentence()).toBe('Age is required');
    choose('Under 18');
    goOn();
    expect(sentence()).toBe('State is required');
    choose('Texas');
    type('7500');
    goOn();
    expect([sentence(), document.activeElement]).toEqual(['Valid zip code is required', zip()]);
    type('75001');
    wait(STEP_ADVANCE);
    goOn();
    expect(sentence()).toBe('Condition is required');
  });

  it('keep their answers through a reload', async () => {
    await open();
    choose('Parent');
    cleanup();
    await open('/eligibility?step=2');
    expect(title()).toBe('Which benefits do they get?');
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    expect(radio('Parent').checked).toBe(true);
  });

  it('take several benefits until Continue; none of these stands alone', async () => {
    await open();
    choose('Parent');
    const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    const tick = (name: string) => {
      fireEvent.click(box(name));
      wait(STEP_ADVANCE);
      return ['Medicaid', 'Medicare', 'None of these'].filter((each) => box(each).checked);
    };
    expect([tick('Medicaid'), tick('Medicare')]).toEqual([['Medicaid'], ['Medicaid', 'Medicare']]);
    expect(tick('None of these')).toEqual(['None of these']);
    expect([tick('Medicare'), tick('Medicaid')]).toEqual([['Medicare'], ['Medicaid', 'Medicare']]);
    expect(title()).toBe('Which benefits do they get?');
    goOn();
    expect(title()).toBe('How old is the person you care for?');
  });

  it('offer the state that is left when Enter is pressed', async () => {
    await open();
    choose('Parent');
    fireEvent.click(screen.getByRole('checkbox', { name: 'None of these' }));
    goOn();
    choose('Under 18');
    const find = screen.getByLabelText('Find the state');
    fireEvent.change(find, { target: { value: 'texa' } });
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    fireEvent.submit(find.closest('form') as HTMLFormElement);
    wait(STEP_ADVANCE);
    expect(title()).toBe('What is their zip code?');
  });
});

describe('the results', () => {
  it('need no call: with the network gone the score is there', async () => {
    await open();
    answerFive();
    globalThis.fetch = jest.fn<typeof fetch>().mockRejectedValue(new TypeError('Failed to fetch'));
    choose('Physical disability');
    expect(screen.getByRole('img', { name: '85 of 100 points' })).not.toBeNull();
    expect(screen.getByRole('heading', { name: 'Highly likely to qualify' })).not.toBeNull();
    expect(globalThis.fetch).not.toHaveBeenCalled();
    await rulesShown();
  });

  it.each([
    [80, 'Son or daughter (adult)', 'Medicaid', 'Under 18', 'Highly likely to qualify'],
    [70, 'Son or daughter (adult)', 'Medicare', 'Under 18', 'Likely to qualify with documentation'],
    [50, 'Son or daughter (adult)', 'None of these', '18 to 64', 'May qualify - review needed'],
    [35, 'Friend', 'None of these', 'Under 18', 'Unlikely to qualify for this program'],
  ])('say what %i points mean', async (points, relationship, benefit, age, verdict) => {
    await open();
    choose(relationship);
    fireEvent.click(screen.getByRole('checkbox', { name: benefit }));
    goOn();
    choose(age);
    choose('New Jersey');
    type('07102');
    wait(STEP_ADVANCE);
    choose('Physical disability');
    await rulesShown();
    expect(screen.getByRole('img', { name: `${points} of 100 points` })).not.toBeNull();
    expect(screen.getByRole('heading', { name: verdict })).not.toBeNull();
  });

  it('list the next steps, and what six answers cannot tell', async () => {
    await open();
    await answerAll();
    const steps = within(screen.getByRole('heading', { name: 'Next steps' }).parentElement as HTMLElement);
    const shown = steps.getAllByRole('listitem').map((item) => item.querySelector('p')?.textContent);
    expect(shown).toEqual([
      'Gather documentation',
      'Contact the state Medicaid office',
      'Schedule an assessment appointment',
      'Submit the application within 30 days',
    ]);
    for (const unknown of [/^Income and savings/, /^The level of care/])
      expect(screen.getByText(unknown)).not.toBeNull();
  });

  it('show the rule of the state, how sure it is, and whom to call', async () => {
    await open();
    await answerAll();
    expect(await screen.findByText('Personal Preference Program (PPP)')).not.toBeNull();
    expect(screen.getByText(/A spouse can be paid too/)).not.toBeNull();
    expect(screen.getByText('Our confidence: high. Call to confirm.')).not.toBeNull();
    const call = screen.getByRole('link', { name: 'Call NJ FamilyCare: 1-800-701-0710' });
    expect(call.getAttribute('href')).toBe('tel:+18007010710');
    const amounts = document.body.textContent.match(/\$[\d,.]+\S*( \(varies by state, not a guarantee\))?/g);
    expect(amounts).toEqual(['$2,000/month (varies by state, not a guarantee)']);
  });

  it('of a visitor offer an account, and store the answers for it', async () => {
    await open();
    await answerAll();
    expect(screen.getByRole('link', { name: 'Return to Dashboard' }).getAttribute('href')).toBe('/');
    expect(localStorage.getItem('eligibilityData')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Create Free Account' }));
    expect(address()).toBe('/signup');
    expect(posted).toEqual([]);
    expect(JSON.parse(localStorage.getItem('eligibilityData') ?? '')).toEqual({
      fromEligibilityCheck: true,
      relationship: 'parent',
      insuranceType: 'medicaid',
      answers: {
        relationship: 'adult_child',
        benefits: ['medicaid'],
        age: '18_64',
        state: 'NJ',
        zipCode: '07102',
        condition: 'physical_disability',
      },
      result: { programType: 'medicaid_pas', eligibilityScore: 85, status: 'assessed' },
      savedAt: expect.any(String),
    });
  });

  it('can be printed', async () => {
    window.print = jest.fn<() => void>();
    await open();
    await answerAll();
    fireEvent.click(screen.getByRole('button', { name: 'Print this page for the Medicaid office' }));
    expect(window.print).toHaveBeenCalledTimes(1);
  });

  describe('of somebody who is signed in', () => {
    beforeEach(() => localStorage.setItem('authToken', 'cw_1'));

    it('are sent at once and only once, and offer no second account', async () => {
      await open();
      await answerAll();
      await waitFor(() => expect(posted).toHaveLength(1));
      expect(posted[0]).toMatchObject({ state: 'NJ', zipCode: '07102' });
      await waitFor(() => expect(sessionStorage.getItem('typed:u1:eligibility')).toContain('"sent":true'));
      expect(screen.queryByRole('button', { name: 'Create Free Account' })).toBeNull();
      expect(screen.getByRole('link', { name: 'Return to Dashboard' })).not.toBeNull();
      cleanup();
      await open('/eligibility?step=7');
      expect(await screen.findByText('Highly likely to qualify')).not.toBeNull();
      expect(posted).toHaveLength(1);
    });

    it('are shown, with a toast, when they cannot be sent, and can be sent again', async () => {
      postStatus = 503;
      const { store } = await open();
      await answerAll();
      expect(screen.getByText('Highly likely to qualify')).not.toBeNull();
      await waitFor(() =>
        expect(currentToast(store.getState())).toMatchObject({
          title: 'Assessment Failed',
          description: 'Failed to process your application. Please try again.',
          destructive: true,
        }),
      );
      postStatus = 201;
      fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull());
      expect(posted).toHaveLength(2);
      expect(sessionStorage.getItem('typed:u1:eligibility')).toContain('"sent":true');
    });
  });
});

it('speaks Spanish', async () => {
  localStorage.setItem('language', 'es');
  await open();
  expect(title()).toBe('¿Qué es usted de la persona que cuida?');
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(sentence()).toBe('Elija su relación con esa persona');
});
