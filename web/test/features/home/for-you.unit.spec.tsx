/** @jest-environment ./web/test/browser-environment.mjs */
import { ASSESSED_AGAIN_AFTER } from '@careward/contracts/assessment/burden';
import { DAY } from '@careward/contracts/kernel/limits';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { config } from '../../../src/base/config.js';
import { unsentInputKey } from '../../../src/base/session/session-storage.js';
import { dayInWords } from '../../../src/features/home/for-you.js';
import HomePage from '../../../src/features/home/home-page.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';
import { aNotification } from '../../shared/notifications/a-notification.js';

const ago = (time: number) => new Date(Date.now() - time).toISOString();
const anAssessment = (completedAt: string) => ({ id: 'a-1', completedAt, score: 52, level: 'moderate' });
const aConversation = (given: object) => ({ id: 'c-1', title: 'Welcome Rosa', createdAt: ago(0), ...given });
const aTopic = (id: string) => ({ id, category: 'medical', title: `Guide ${id}`, summary: '' });

const CONVERSATIONS = '/api/chat/conversations?limit=10';
const NEW_ACCOUNT = {
  '/api/auth/user': { id: 'u-1', firstName: 'Rosa' },
  '/api/profile': { name: 'Rosa Diaz', isOnboardingComplete: true },
  '/api/recipients': [{ id: '1', name: 'Mom', conditions: [] }],
  '/api/notifications': [],
  '/api/assessments': [],
  '/api/eligibility': [],
  '/api/library': ['when-to-call-911', 'medication-management', 'respite-care', 'dealing-with-agitation']
    .concat('diabetes-daily-care', 'managing-sundowning', 'low-blood-sugar')
    .map(aTopic),
  [CONVERSATIONS]: [],
};
let answers: Record<string, unknown>;
let failing: string[];

beforeEach(() => {
  answers = { ...NEW_ACCOUNT };
  failing = [];
  config.eligibilityFeatures = true;
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation((path) => {
    if (failing.includes(path as string)) return Promise.reject(new TypeError('Failed to fetch'));
    return Promise.resolve(answer(200, answers[path as string] ?? null));
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
  config.eligibilityFeatures = false;
});

const region = async (name: string) => within(await screen.findByRole('region', { name }));
/** Where a card leads, and what it says. */
const linkOf = (card: HTMLElement) => [card.getAttribute('href'), card.textContent];
const today = async () => linkOf(await (await region('For today')).findByRole('link'));

describe('the card for today', () => {
  const draft = (userId: string, text: string) =>
    sessionStorage.setItem(unsentInputKey(userId, 'coachDraft:c-7'), JSON.stringify({ text }));

  it('is the first that applies of all that may wait', async () => {
    draft('', 'Is it normal that');
    answers['/api/notifications'] = [
      aNotification({ id: '1', title: 'Your result is there' }),
      aNotification({ id: '2', title: 'Older' }),
      aNotification({ id: '3', read: true }),
    ];
    answers['/api/assessments'] = [anAssessment(ago(ASSESSED_AGAIN_AFTER.moderate + DAY))];
    const expected = [
      ['/ai-coach?conversation=c-7', 'Your unfinished questionIs it normal that'],
      ['/notifications', '2 new notificationsYour result is there'],
      [
        '/assessment',
        /^How are you yourself\?Your last answers are from .*\d{4}\. There are ten questions\.$/,
      ],
      ['/eligibility', 'See if you may be paidSix questions. Nobody has checked your case yet.'],
      ['/resources', 'Nothing is waiting todayRest a little, or read a short guide.'],
    ] as const;
    const settle = [
      () => sessionStorage.clear(),
      () => (answers['/api/notifications'] = []),
      () => (answers['/api/assessments'] = [anAssessment(ago(ASSESSED_AGAIN_AFTER.moderate - DAY))]),
      () =>
        (answers['/api/eligibility'] = [
          { programType: 'medicaid_pas', eligibilityScore: 85, status: 'assessed' },
        ]),
    ];
    for (const [n, [address, text]] of expected.entries()) {
      renderInApp(<HomePage />);
      const [to, says] = await today();
      expect(to).toBe(address);
      expect(says).toMatch(text);
      cleanup();
      settle[n]?.();
    }
  });

  it.each([
    ['blank', 'u-1', '  '],
    ['of somebody else', 'u-2', 'Is it normal that'],
  ])('is no question that is %s', async (_what, userId, text) => {
    draft(userId, text);
    renderInApp(<HomePage />);
    expect((await today())[0]).toBe('/eligibility');
  });

  it('is no eligibility check with the flag off, nor of an unknown result', async () => {
    config.eligibilityFeatures = false;
    renderInApp(<HomePage />);
    expect((await today())[0]).toBe('/resources');
    cleanup();
    config.eligibilityFeatures = true;
    failing = ['/api/eligibility', '/api/notifications', '/api/assessments'];
    renderInApp(<HomePage />);
    expect((await today())[0]).toBe('/resources');
  });
});

describe('what was done last', () => {
  const links = async () => {
    const section = await region('Pick up from here');
    return [
      await section.findByRole('link', { name: /onversation/ }),
      await section.findByRole('link', { name: /strain/ }),
    ];
  };

  it('invites a new account to both', async () => {
    renderInApp(<HomePage />);
    expect((await links()).map(linkOf)).toEqual([
      ['/ai-coach', 'Your first conversationNothing has been asked yet. The coach is there day and night.'],
      ['/assessment', 'Caregiver assessmentTen questions about your own strain'],
    ]);
  });

  it('is the conversation that was last written in, and the last score', async () => {
    answers[CONVERSATIONS] = [
      aConversation({ id: 'c-2', title: 'New Chat - 11/21/26, 2:14 AM', lastMessageAt: null }),
      aConversation({ id: 'c-3', title: 'Evenings', lastMessageAt: ago(0) }),
    ];
    answers['/api/assessments'] = [anAssessment('2026-11-02T12:00:00.000Z')];
    renderInApp(<HomePage />);
    expect((await links()).map(linkOf)).toEqual([
      ['/ai-coach?conversation=c-3', 'EveningsLast conversation: today'],
      ['/assessment?result=a-1', 'Your strain: Moderate52 of 100 on November 2, 2026'],
    ]);
  });

  it('fails by itself, and can be tried again', async () => {
    failing = [CONVERSATIONS];
    renderInApp(<HomePage />);
    const section = await region('Pick up from here');
    const failure = within(await section.findByRole('alert'));
    expect(failure.getByText('Your last conversation could not be loaded.')).not.toBeNull();
    expect(await section.findByRole('link', { name: /^Caregiver assessment/ })).not.toBeNull();
    failing = [];
    fireEvent.click(failure.getByRole('button', { name: 'Try again' }));
    expect(await section.findByRole('link', { name: /^Your first conversation/ })).not.toBeNull();
  });

  it.each([
    [0, 'today', 'hoy'],
    [1, 'yesterday', 'ayer'],
    [6, '6 days ago', 'hace 6 días'],
    [7, 'November 18, 2026', '18 de noviembre de 2026'],
  ])('names the day of %d days ago', (daysAgo, english, spanish) => {
    const at = new Date(2026, 10, 25 - daysAgo, 23, 59);
    const now = new Date(2026, 10, 25, 0, 5);
    expect([dayInWords(at, now, 'en-US'), dayInWords(at, now, 'es-US')]).toEqual([english, spanish]);
  });
});

describe('the guides', () => {
  const guides = async (name: string) => {
    const section = await region(name);
    const list = within(await section.findByRole('list'));
    return list.getAllByRole('link').map((link) => link.getAttribute('href'));
  };
  const addresses = (...ids: string[]) => ids.map((id) => `/resources/${id}`);

  it('are for anybody where no condition is known', async () => {
    renderInApp(<HomePage />);
    expect(await guides('Guides to begin with')).toEqual(
      addresses('when-to-call-911', 'medication-management', 'respite-care'),
    );
    expect(screen.getByRole('link', { name: 'All guides' }).getAttribute('href')).toBe('/resources');
  });

  it('are three for the conditions of the one chosen, the first of each first', async () => {
    answers['/api/recipients'] = [{ id: '1', name: 'Mom', conditions: ['dementia', 'diabetes'] }];
    renderInApp(<HomePage />);
    expect(await guides('Guides for Mom')).toEqual(
      addresses('dealing-with-agitation', 'diabetes-daily-care', 'managing-sundowning'),
    );
  });

  it('fail by themselves', async () => {
    failing = ['/api/library'];
    renderInApp(<HomePage />);
    expect(await screen.findByText('The guides could not be loaded.')).not.toBeNull();
    expect((await today())[0]).toBe('/eligibility');
  });
});

it('speaks Spanish', async () => {
  localStorage.setItem('language', 'es');
  answers['/api/recipients'] = [{ id: '1', name: 'Mamá', conditions: ['cancer'] }];
  renderInApp(<HomePage />);
  expect(await screen.findByRole('heading', { name: 'Siga desde aquí' })).not.toBeNull();
  expect(await screen.findByRole('heading', { name: 'Guías para Mamá' })).not.toBeNull();
  expect(await screen.findByText('Vea si le pueden pagar')).not.toBeNull();
});
