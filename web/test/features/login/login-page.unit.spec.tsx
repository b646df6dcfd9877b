/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import LoginPage from '../../../src/features/login/login-page.js';
import { currentToast } from '../../../src/shared/toast/toast.slice.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

const refused = answer(401, { code: 'wrong-login', detail: 'Invalid email or password' });

afterEach(() => {
  cleanup();
  localStorage.clear();
});

function signIn(labels = { email: 'E-mail', password: 'Password', button: 'Sign In' }) {
  fireEvent.change(screen.getByLabelText(labels.email), { target: { value: ' rosa@example.org ' } });
  fireEvent.change(screen.getByLabelText(labels.password), { target: { value: 'Wrong-Harbor-42' } });
  fireEvent.click(screen.getByRole('button', { name: labels.button }));
}

describe('the login', () => {
  it('says above its button what went wrong until the next try, and moves the focus to the password', async () => {
    globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValueOnce(refused);
    const { store } = renderInApp(<LoginPage />, '/login');
    signIn();
    const sentence = await screen.findByText('Invalid email or password');
    const button = screen.getByRole('button', { name: 'Sign In' });
    expect(sentence.compareDocumentPosition(button)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(currentToast(store.getState())?.title).toBe('Login failed');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText('Password')));

    jest.mocked(fetch).mockReturnValueOnce(new Promise(() => undefined));
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByText('Invalid email or password')).toBeNull());
    expect(JSON.parse(jest.mocked(fetch).mock.calls[0]?.[1]?.body as string)).toEqual({
      email: 'rosa@example.org',
      password: 'Wrong-Harbor-42',
    });
  });

  it('that succeeds keeps the token, forgets the logout, loads the user again, and goes Home', async () => {
    localStorage.setItem('userLoggedOut', 'true');
    globalThis.fetch = jest
      .fn<typeof fetch>()
      .mockImplementation((path) =>
        Promise.resolve(
          answer(200, path === '/api/auth/login' ? { token: 'cw_new' } : { firstName: 'Rosa' }),
        ),
      );
    renderInApp(
      <Routes>
        <Route path="/login" element={<LoginPage />} />
        <Route path="/" element="The home page" />
      </Routes>,
      '/login',
    );
    signIn();
    expect(await screen.findByText('The home page')).not.toBeNull();
    expect({ ...localStorage }).toEqual({ authToken: 'cw_new' });
    expect(jest.mocked(fetch).mock.calls.map(([path]) => path)).toEqual([
      '/api/auth/login',
      '/api/auth/user',
    ]);
  });

  it('shows and hides the password', () => {
    renderInApp(<LoginPage />, '/login');
    const password = screen.getByLabelText<HTMLInputElement>('Password');
    expect(password.type).toBe('password');
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(password.type).toBe('text');
    fireEvent.click(screen.getByRole('button', { name: 'Hide password' }));
    expect(password.type).toBe('password');
  });

  it.each([
    ['the sentence of the server', 429, { detail: 'Please wait a minute.' }, 'Please wait a minute.'],
    ['its own without one', 500, {}, 'Invalid email or password'],
  ])('fails with %s', async (_what, status, problem, description) => {
    globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValueOnce(answer(status, problem));
    const { store } = renderInApp(<LoginPage />, '/login');
    signIn();
    expect(await screen.findByText(description)).not.toBeNull();
    expect(currentToast(store.getState())).toMatchObject({ title: 'Login failed', description });
  });

  it('leads whoever forgot the password to a new one', () => {
    renderInApp(<LoginPage />, '/login');
    const link = screen.getByRole('link', { name: 'Forgot password?' });
    expect(link.getAttribute('href')).toBe('/forgot-password');
  });

  it('asks for both fields', async () => {
    globalThis.fetch = jest.fn<typeof fetch>();
    renderInApp(<LoginPage />, '/login');
    fireEvent.click(screen.getByRole('button', { name: 'Sign In' }));
    expect(await screen.findByText('Valid email is required')).not.toBeNull();
    expect(await screen.findByText('Password is required')).not.toBeNull();
    expect(fetch).not.toHaveBeenCalled();
  });

  it('speaks Spanish', async () => {
    globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(refused);
    const { store } = renderInApp(<LoginPage />, '/login');
    fireEvent.click(screen.getByRole('button', { name: 'Español' }));
    signIn({ email: 'Correo electrónico', password: 'Contraseña', button: 'Iniciar sesión' });
    expect(await screen.findByText('El correo o la contraseña no son correctos')).not.toBeNull();
    expect(currentToast(store.getState())?.title).toBe('No se pudo iniciar sesión');
  });
});
