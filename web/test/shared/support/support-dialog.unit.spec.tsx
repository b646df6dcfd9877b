/** @jest-environment ./web/test/browser-environment.mjs */
import { cardFor } from '@careward/content/safety/cards';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, screen, within } from '@testing-library/react';
import AppLayout from '../../../src/app/layouts/app-layout.js';
import { endSession } from '../../../src/base/session/session.js';
import { SessionProvider } from '../../../src/base/session/session-provider.js';
import { ContactSupport } from '../../../src/shared/support/contact-support.js';
import { currentToast } from '../../../src/shared/toast/toast.slice.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

type SupportRequest = { body: unknown; key: string };
let sent: SupportRequest[];
let respond: (status: number, more?: object) => Promise<void>;
const maria = { id: 'u1', firstName: 'Maria', email: 'maria@example.com', locale: 'en' };

beforeEach(() => {
  sent = [];
  localStorage.setItem('authToken', 'token-of-maria');
  globalThis.fetch = jest.fn<typeof fetch>().mockImplementation((path, { body, headers } = {}) => {
    if (path === '/api/auth/user') return Promise.resolve(answer(200, maria));
    if (path === '/api/notifications/stream') return new Promise(() => undefined);
    if (path !== '/api/support') return Promise.resolve(answer(200, []));
    sent.push({
      body: JSON.parse(body as string),
      key: (headers as Record<string, string>)['Idempotency-Key'] ?? '',
    });
    return new Promise((resolve) => {
      respond = (status, more) =>
        act(async () =>
          resolve(answer(status, status < 400 ? { success: true, id: 'r1', ...more } : { code: 'internal' })),
        );
    });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  sessionStorage.clear();
});

async function renderLayout() {
  const view = renderInApp(
    <SessionProvider>
      <AppLayout withoutBar={false}>
        <ContactSupport />
      </AppLayout>
    </SessionProvider>,
  );
  await act(async () => undefined);
  return view;
}
const openers = () => screen.getAllByRole('button', { name: 'Support' });
const dialog = () => within(screen.getByRole('dialog', { name: 'Contact Support' }));
const field = (label: string) => dialog().getByLabelText<HTMLInputElement>(label);
const type = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const submit = () =>
  act(async () => void fireEvent.submit(dialog().getByLabelText('Subject').closest('form') as Element));

async function open() {
  const view = await renderLayout();
  fireEvent.click(openers()[0] as Element);
  await screen.findByRole('dialog');
  return view;
}
function fill() {
  type('Subject', ' The app is slow ');
  type('Category', 'technical');
  type('Message', 'Since yesterday.');
}
const filled = { subject: 'The app is slow', category: 'technical', message: 'Since yesterday.' };

describe('the support form', () => {
  it('opens from bar, rail and a page, over the page', async () => {
    await renderLayout();
    const opening = [...openers(), screen.getByRole('button', { name: 'Contact support' })];
    expect(opening).toHaveLength(3);
    for (const opener of opening) {
      opener.focus();
      fireEvent.click(opener);
      await screen.findByRole('dialog', { name: 'Contact Support' });
      fireEvent.keyDown(document.body, { key: 'Escape' });
      expect(screen.queryByRole('dialog')).toBeNull();
    }
  });

  it('asks for subject, one of five categories, and a message of four rows', async () => {
    await open();
    expect(field('Subject').value).toBe('');
    const options = dialog().getAllByRole<HTMLOptionElement>('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'Technical Issue',
      'Feature Request',
      'General Question',
      'Feedback',
      'Other',
    ]);
    expect(options.map(({ value }) => value)).toEqual([
      'technical',
      'feature',
      'general',
      'feedback',
      'other',
    ]);
    expect(field('Message').getAttribute('rows')).toBe('4');
    expect(dialog().getByText(/maria@example.com within 24 hours/)).not.toBeNull();
  });

  it.each(['Subject', 'Category', 'Message'])('is not sent without %s, and leads there', async (label) => {
    const { store } = await open();
    fill();
    type(label, label === 'Category' ? '' : '   ');
    await submit();
    expect(currentToast(store.getState())).toMatchObject({
      title: 'Please fill all fields',
      description: 'Subject, category, and message are required.',
    });
    expect(sent).toEqual([]);
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(field(label));
  });

  it('is sent once, says so, closes and is empty again', async () => {
    const { store } = await open();
    fill();
    await submit();
    expect(sent.map(({ body }) => body)).toEqual([filled]);
    expect(dialog().getByRole('button', { name: 'Sending...' }).ariaDisabled).toBe('true');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).not.toBeNull();
    await respond(201);
    expect(currentToast(store.getState())).toMatchObject({
      title: 'Support Request Sent',
      description: "Thank you! We'll get back to you within 24 hours.",
    });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(openers()[0] as Element);
    await screen.findByRole('dialog');
    expect([field('Subject').value, field('Category').value, field('Message').value]).toEqual(['', '', '']);
  });

  it.each([
    ['card', cardFor('suicide').title.en],
    ['strip', 'If this is happening now'],
  ])('shows the %s of a danger that was written, in place of the form', async (level, name) => {
    const { store } = await open();
    fill();
    await submit();
    await respond(201, { risk: { level, tier: 'T1', category: 'suicide' } });
    expect(currentToast(store.getState())).toMatchObject({ title: 'Support Request Sent' });
    expect(dialog().queryByLabelText('Message')).toBeNull();
    const help = dialog().getByRole('group', { name });
    expect(document.activeElement?.contains(help)).toBe(true);
    expect(within(help).getByRole('link', { name: 'Call 988' }).getAttribute('href')).toBe('tel:988');
    fireEvent.keyDown(document.body, { key: 'Escape' });
    expect(screen.queryByRole('dialog')).toBeNull();
    fireEvent.click(openers()[0] as Element);
    await screen.findByRole('dialog');
    expect(field('Message').value).toBe('');
  });

  it('keeps the text when it could not be sent, and sends the same request again', async () => {
    const { store } = await open();
    fill();
    await submit();
    await respond(503);
    expect(currentToast(store.getState())).toMatchObject({
      title: 'Failed to Send',
      description: 'Please try again or email support@careward.example directly.',
      destructive: true,
    });
    expect(field('Message').value).toBe('Since yesterday.');
    await submit();
    await respond(200);
    expect(sent).toHaveLength(2);
    expect(sent[0]?.key).toBe(sent[1]?.key);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('makes another request of a changed text', async () => {
    await open();
    fill();
    await submit();
    await respond(503);
    type('Message', 'Since this morning.');
    await submit();
    expect(new Set(sent.map(({ key }) => key)).size).toBe(2);
  });

  it('keeps what was typed when it is closed, until the sign-out', async () => {
    const { store } = await open();
    fill();
    fireEvent.keyDown(document.body, { key: 'Escape' });
    fireEvent.click(openers()[0] as Element);
    await screen.findByRole('dialog');
    expect(field('Message').value).toBe('Since yesterday.');
    act(() => void store.dispatch(endSession()));
    expect(JSON.stringify({ ...sessionStorage })).not.toContain('Since yesterday');
  });

  it('does not cut a message that is too long, but says so', async () => {
    await open();
    fill();
    type('Message', 'a'.repeat(4_001));
    await submit();
    expect(sent).toEqual([]);
    expect(dialog().getByText('Please use at most 4000 characters')).not.toBeNull();
    expect(field('Message').value).toHaveLength(4_001);
  });

  it('is in Spanish', async () => {
    localStorage.setItem('language', 'es');
    await renderLayout();
    fireEvent.click(screen.getAllByRole('button', { name: 'Soporte' })[0] as Element);
    const form = within(await screen.findByRole('dialog', { name: 'Escriba a soporte' }));
    expect(form.getByLabelText('Asunto')).not.toBeNull();
    expect(form.getByRole('button', { name: 'Enviar mensaje' })).not.toBeNull();
  });
});

it('somebody who is not signed in writes a mail instead', () => {
  renderInApp(<ContactSupport />);
  expect(screen.getByRole('link', { name: 'Contact support' }).getAttribute('href')).toBe(
    'mailto:support@careward.example',
  );
});
