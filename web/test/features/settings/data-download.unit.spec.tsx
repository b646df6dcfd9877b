/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { AccountCard } from '../../../src/features/settings/account-card.js';
import { AntTheme } from '../../../src/ui/theme/ant-theme.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

const file = new Blob(['PK']);
const fileAnswer = (blob: () => Promise<Blob> = () => Promise.resolve(file)) =>
  ({
    ok: true,
    status: 200,
    headers: { get: () => 'attachment; filename="careward-data-2026-11-23.zip"' },
    blob,
  }) as unknown as Response;

/** What the browser was given to save. */
const saved: { name: string; content: unknown }[] = [];
const fetched = jest.fn<typeof fetch>();

beforeEach(() => {
  saved.length = 0;
  fetched.mockReset();
  globalThis.fetch = fetched;
  const contents = new Map<string, unknown>();
  URL.createObjectURL = (content) => {
    contents.set(`blob:${contents.size}`, content);
    return `blob:${contents.size - 1}`;
  };
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
    saved.push({ name: this.download, content: contents.get(this.href) });
  });
  localStorage.setItem('authToken', 'cw_token');
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  jest.restoreAllMocks();
});

/** In the theme, as on its page. */
const open = () =>
  renderInApp(
    <AntTheme>
      <AccountCard />
    </AntTheme>,
  );
const press = (name = 'Download my data') => fireEvent.click(screen.getByRole('button', { name }));

describe('the download of one’s data', () => {
  it('is saved under the name that the server gives it, once', async () => {
    const held = Promise.withResolvers<Response>();
    fetched.mockReturnValue(held.promise);
    open();
    press();
    press('Preparing your data...');
    expect(fetched).toHaveBeenCalledTimes(1);
    const [path, request] = fetched.mock.calls[0] ?? [];
    expect(path).toBe('/api/account/export');
    expect(request?.headers).toEqual({ 'Accept-Language': 'en', Authorization: 'Bearer cw_token' });
    held.resolve(fileAnswer());
    await screen.findByText('Your data was downloaded. Keep the file where only you can open it.');
    expect(saved).toEqual([{ name: 'careward-data-2026-11-23.zip', content: file }]);
  });

  it('says beforehand what is in it', () => {
    open();
    const button = screen.getByRole('button', { name: 'Download my data' });
    const text = document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent;
    expect(text).toMatch(/everything we keep about you/);
  });

  it.each([
    ['en', 'Download my data', 'We cannot reach your data right now. Please try again in a minute.'],
    ['es', 'Descargar mis datos', /^Ahora no podemos acceder a sus datos/],
  ])('says why there is none, and what to do (%s)', async (language, name, sentence) => {
    localStorage.setItem('language', language);
    const detail = 'We cannot reach your data right now. Please try again in a minute.';
    fetched.mockResolvedValueOnce(answer(503, { status: 503, code: 'unavailable', detail }));
    open();
    press(name);
    expect(await screen.findByText(sentence)).not.toBeNull();
    expect(saved).toEqual([]);
    fetched.mockResolvedValueOnce(fileAnswer());
    press(name);
    await waitFor(() => expect(saved).toHaveLength(1));
    expect(screen.queryByText(sentence)).toBeNull();
  });

  it.each([
    ['en', 'Download my data', /Please try again in an hour\./],
    ['es', 'Descargar mis datos', /Vuelva a intentarlo en una hora\./],
  ])('says how long to wait after too many (%s)', async (language, name, sentence) => {
    localStorage.setItem('language', language);
    const detail = 'Too many tries. Please wait 3412 seconds and try again.';
    fetched.mockResolvedValueOnce(answer(429, { status: 429, code: 'too-many-requests', detail }));
    open();
    press(name);
    expect(await screen.findByText(sentence)).not.toBeNull();
  });

  it.each<[string, () => Promise<Response>]>([
    ['does not come', () => Promise.reject(new TypeError('offline'))],
    ['breaks off', () => Promise.resolve(fileAnswer(() => Promise.reject(new TypeError('terminated'))))],
  ])('saves nothing when the file %s', async (_, come) => {
    fetched.mockImplementation(come);
    open();
    press();
    await screen.findByText(
      'We could not put your data together. Please check your connection and try again.',
    );
    expect(saved).toEqual([]);
  });
});
