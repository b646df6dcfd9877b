/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation } from 'react-router-dom';
import ChangePasswordPage from '../../../src/features/password/change-password-page.js';
import LoginPage from '../../../src/features/login/login-page.js';
import ForgotPasswordPage from '../../../src/features/password/forgot-password-page.js';
import ResetPasswordPage from '../../../src/features/password/reset-password-page.js';
import { currentToast } from '../../../src/shared/toast/toast.slice.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

const password = 'Other-Harbor-42';
const link = 'Token not valid: this link was used or has expired. Please ask for a new one.';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function Address() {
  const { pathname, search } = useLocation();
  return <output aria-label="address">{pathname + search}</output>;
}
function open(path: string) {
  return renderInApp(
    <>
      <Address />
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/forgot-password" element={<ForgotPasswordPage />} />
        <Route path="/reset-password" element={<ResetPasswordPage />} />
        <Route path="/change-password" element={<ChangePasswordPage />} />
        <Route path="*" element={null} />
      </Routes>
    </>,
    path,
  );
}
const address = () => screen.getByLabelText('address').textContent;
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const answers = (status: number, body: object) =>
  (globalThis.fetch = jest
    .fn<typeof fetch>()
    .mockImplementation(() => Promise.resolve(answer(status, body))));
/** The body of the one call to this address. */
const sentTo = (path: string) => {
  const call = jest.mocked(fetch).mock.calls.find(([called]) => called === path);
  return call && (JSON.parse(call[1]?.body as string) as unknown);
};

describe('who forgot the password', () => {
  it('finds the address that they typed at the login', async () => {
    answers(401, {});
    open('/login');
    type('E-mail', 'rosa@example.org');
    fireEvent.click(screen.getByRole('link', { name: 'Forgot password?' }));
    expect(await screen.findByRole('button', { name: 'Send the link' })).not.toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('rosa@example.org');
  });

  it('asks for a link, and is told the same whether or not there is an account', async () => {
    answers(200, { success: true });
    open('/forgot-password');
    type('E-mail', ' rosa@example.org ');
    press('Send the link');
    expect(await screen.findByRole('heading', { name: 'Check your e-mail' })).not.toBeNull();
    expect(screen.getByText(/^If there is an account for rosa@example.org/)).not.toBeNull();
    expect(sentTo('/api/auth/forgot-password')).toEqual({ email: 'rosa@example.org' });
    press('No mail? Try another address');
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe('rosa@example.org');
  });

  it('is told what is wrong with the address, and nothing is sent', async () => {
    answers(200, {});
    open('/forgot-password');
    type('E-mail', 'rosa');
    press('Send the link');
    expect(await screen.findByText('Valid email is required')).not.toBeNull();
    expect(sentTo('/api/auth/forgot-password')).toBeUndefined();
  });

  it.each([
    ['en', 'No more e-mails right now', /^The newest mail that you got still works/, 'Try another address'],
    ['es', 'Por ahora no enviamos más correos', /^El último mensaje que le llegó/, 'Pruebe con otro correo'],
  ])(
    'reads on the page that no more can be sent, and what to do (%s)',
    async (language, title, text, other) => {
      answers(429, {
        code: 'no-more-mails',
        detail: 'No more e-mails can be sent to this address right now.',
      });
      const { store } = open('/forgot-password');
      if (language === 'es') fireEvent.click(screen.getByRole('button', { name: 'Español' }));
      type(language === 'en' ? 'E-mail' : 'Correo electrónico', 'rosa@example.org');
      press(language === 'en' ? 'Send the link' : 'Enviar el enlace');
      expect(await screen.findByRole('heading', { name: title })).not.toBeNull();
      expect(screen.getByText(text)).not.toBeNull();
      expect(currentToast(store.getState())).toBeNull();
      press(other);
      expect(screen.getByDisplayValue('rosa@example.org')).not.toBeNull();
    },
  );

  it.each([
    [429, { detail: 'Please try again tomorrow.' }, 'Please try again tomorrow.'],
    [500, {}, 'Failed to send the e-mail. Please try again.'],
  ])('can try again after a failure (%i)', async (status, problem, description) => {
    answers(status, problem);
    const { store } = open('/forgot-password');
    type('E-mail', 'rosa@example.org');
    press('Send the link');
    await waitFor(() =>
      expect(currentToast(store.getState())).toMatchObject({ title: 'Email not sent', description }),
    );
    expect(screen.getByRole('button', { name: 'Send the link' })).not.toBeNull();
  });

  it('reads Spanish', async () => {
    answers(200, { success: true });
    open('/forgot-password');
    fireEvent.click(screen.getByRole('button', { name: 'Español' }));
    type('Correo electrónico', 'rosa@example.org');
    press('Enviar el enlace');
    expect(await screen.findByRole('heading', { name: 'Revise su correo' })).not.toBeNull();
  });
});

describe('who opened the link', () => {
  it('finds the address without the token, sets a password and goes to the login', async () => {
    answers(200, { success: true });
    const { store } = open('/reset-password?token=secret-token');
    await waitFor(() => expect(address()).toBe('/reset-password'));
    type('New password', password);
    press('Save the new password');
    await waitFor(() => expect(address()).toBe('/login'));
    expect(sentTo('/api/auth/reset-password')).toEqual({ token: 'secret-token', password });
    expect(currentToast(store.getState())).toMatchObject({
      title: 'Password changed',
      description: 'Please sign in with your new password.',
    });
  });

  it('is told when it no longer works, with a way to a new one', async () => {
    answers(400, { code: 'verification-token-invalid', detail: link });
    const { store } = open('/reset-password?token=used');
    type('New password', password);
    press('Save the new password');
    expect(await screen.findByRole('heading', { name: 'This link no longer works' })).not.toBeNull();
    expect(currentToast(store.getState())?.description).toBe('This link no longer works');
    expect(screen.getByRole('link', { name: 'Ask for a new link' }).getAttribute('href')).toBe(
      '/forgot-password',
    );
  });

  it('is told so at once without a token', () => {
    answers(200, {});
    open('/reset-password');
    expect(screen.getByRole('heading', { name: 'This link no longer works' })).not.toBeNull();
  });

  it('reads the rule that a password breaks, and keeps the link', async () => {
    answers(400, { code: 'password-guessable', detail: 'This one is on a list.' });
    open('/reset-password?token=good');
    type('New password', 'weak');
    press('Save the new password');
    expect(await screen.findByText('Password must be at least 8 characters')).not.toBeNull();
    expect(sentTo('/api/auth/reset-password')).toBeUndefined();
    type('New password', password);
    press('Save the new password');
    expect(await screen.findByText('This one is on a list.')).not.toBeNull();
    expect(screen.getByRole('button', { name: 'Save the new password' })).not.toBeNull();
  });

  it('reads Spanish, also of a link that no longer works', async () => {
    answers(400, { code: 'verification-token-invalid', detail: link });
    open('/reset-password?token=used');
    fireEvent.click(screen.getByRole('button', { name: 'Español' }));
    type('Contraseña nueva', password);
    press('Guardar la contraseña nueva');
    expect(await screen.findByRole('heading', { name: 'Este enlace ya no sirve' })).not.toBeNull();
  });
});

describe('who changes the password', () => {
  const fill = () => {
    type('Current password', 'Quiet-Harbor-42');
    type('New password', password);
    press('Save the new password');
  };

  it('goes back to the settings and is told of the other devices', async () => {
    answers(200, { success: true });
    const { store } = open('/change-password');
    fill();
    await waitFor(() => expect(address()).toBe('/settings'));
    expect(sentTo('/api/auth/change-password')).toEqual({
      currentPassword: 'Quiet-Harbor-42',
      newPassword: password,
    });
    expect(currentToast(store.getState())?.description).toBe('Your other devices were signed out.');
  });

  it('is shown the advice on a well-known password', async () => {
    answers(200, { success: true, passwordAdvice: 'Pick a longer phrase.' });
    const { store } = open('/change-password');
    fill();
    await waitFor(() => expect(currentToast(store.getState())?.description).toBe('Pick a longer phrase.'));
  });

  it.each([
    ['en', 'This is not your current password. Please try again.'],
    ['es', 'Esta no es su contraseña actual. Vuelva a intentarlo.'],
  ])('reads above the button that the current one is wrong (%s)', async (language, sentence) => {
    answers(400, { code: 'wrong-password', detail: 'This is not your current password. Please try again.' });
    open('/change-password');
    fill();
    await screen.findByText('This is not your current password. Please try again.');
    if (language === 'es') fireEvent.click(screen.getByRole('button', { name: 'Español' }));
    expect(await screen.findByText(sentence)).not.toBeNull();
    expect(address()).toBe('/change-password');
  });

  it('no longer reads what was wrong with the last try while the next one is on its way', async () => {
    const wrong = 'This is not your current password. Please try again.';
    answers(400, { code: 'wrong-password', detail: wrong });
    open('/change-password');
    fill();
    await screen.findByText(wrong);
    globalThis.fetch = jest.fn<typeof fetch>().mockReturnValue(new Promise(() => {}));
    press('Save the new password');
    await waitFor(() => expect(fetch).toHaveBeenCalled());
    await waitFor(() => expect(screen.queryByText(wrong)).toBeNull());
  });
});
