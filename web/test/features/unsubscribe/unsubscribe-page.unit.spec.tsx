/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen } from '@testing-library/react';
import { App } from '../../../src/app/app.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

const INVALID = 'Invalid unsubscribe link. Please check the link from your email.';
const ERROR =
  'There was an error processing your unsubscribe request. Please contact support if you need assistance.';
const MANAGED = 'You can manage all your preferences in Settings.';
let calls: string[];
let respond: (status: number, body: unknown) => Promise<void>;
let lose: () => Promise<void>;
let visibility: DocumentVisibilityState;

beforeEach(() => {
  calls = [];
  visibility = 'visible';
  jest.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation((path) => {
    if (path === '/api/auth/session') return Promise.resolve(answer(200, { cookie: false }));
    calls.push(path as string);
    return new Promise((resolve, reject) => {
      respond = (status, body) => act(async () => resolve(answer(status, body)));
      lose = () => act(async () => reject(new TypeError('Failed to fetch')));
    });
  });
});
afterEach(() => {
  cleanup();
  jest.restoreAllMocks();
  localStorage.clear();
});

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
async function open(address: string) {
  renderInApp(<App />, address);
  await screen.findByRole('heading', { level: 1 });
}

describe('the unsubscribe page', () => {
  it.each([
    ['/unsubscribe', INVALID],
    ['/unsubscribe/', INVALID],
    ['/unsubscribe/unsubscribe', INVALID],
    ['/unsubscribe/invalid', ERROR],
    ['/unsubscribe/any/invalid', ERROR],
  ])('%s asks nothing of the server and says what is wrong', async (address, message) => {
    await open(address);
    expect(await heading('Unsubscribe Failed')).not.toBeNull();
    expect(screen.getByText(message)).not.toBeNull();
    expect(screen.getByRole('link', { name: 'support@careward.example' })).not.toBeNull();
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
    expect(calls).toEqual([]);
  });

  it.each([
    ['all', 'All e-mails, except those your account needs'],
    ['tips', 'Care tips'],
  ])('turns while it works, then names the address and %s', async (emailType, stopped) => {
    await open('/unsubscribe/some/abc-123');
    expect(screen.getByRole('status', { name: 'Stopping these e-mails...' })).not.toBeNull();
    expect(calls).toEqual(['/api/unsubscribe/abc-123']);
    await respond(200, { success: true, message: 'Done', email: 'maria@example.com', emailType });
    expect(await heading('Unsubscribed Successfully!')).not.toBeNull();
    for (const text of ['maria@example.com', stopped]) expect(screen.getByText(text)).not.toBeNull();
    const settings = screen.getByRole('link', { name: 'Settings' });
    expect(settings.getAttribute('href')).toBe('/settings');
    expect(settings.parentElement?.textContent).toBe(MANAGED);
    expect(screen.getByRole('link', { name: 'Go to the home page' }).getAttribute('href')).toBe('/');
    expect(calls).toHaveLength(1);
  });

  it('names no address of an account that was deleted', async () => {
    await open('/unsubscribe/abc');
    await respond(200, { success: true, message: 'Done', email: null, emailType: 'tips' });
    await heading('Unsubscribed Successfully!');
    expect(screen.queryByText('E-mail')).toBeNull();
  });

  it.each([
    ['We do not know it.', 'We do not know it.'],
    ['', "We couldn't process your unsubscribe request."],
  ])('shows the message of a refusal: %j', async (message, shown) => {
    await open('/unsubscribe/abc');
    await respond(200, { success: false, message, email: null, emailType: null });
    await heading('Unsubscribe Failed');
    expect(screen.getByText(shown)).not.toBeNull();
  });

  it.each([
    ['no response', () => lose()],
    ['503', () => respond(503, { code: 'unavailable', detail: 'Another sentence' })],
  ])('can be tried again after %s', async (_, fail) => {
    await open('/unsubscribe/abc');
    await fail();
    await heading('Unsubscribe Failed');
    expect(screen.getByText('Failed to process unsubscribe request. Please try again later.')).not.toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await respond(200, { success: true, message: 'Done', email: null, emailType: 'all' });
    expect(await heading('Unsubscribed Successfully!')).not.toBeNull();
  });

  it('waits until it can be seen', async () => {
    visibility = 'hidden';
    await open('/unsubscribe/abc');
    expect(calls).toEqual([]);
    visibility = 'visible';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    expect(calls).toEqual(['/api/unsubscribe/abc']);
    visibility = 'hidden';
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await respond(200, { success: true, message: 'Done', email: null, emailType: 'all' });
    expect(await heading('Unsubscribed Successfully!')).not.toBeNull();
  });

  it('is in Spanish', async () => {
    localStorage.setItem('language', 'es');
    await open('/unsubscribe');
    expect(await heading('No se pudieron detener los correos')).not.toBeNull();
  });
});
