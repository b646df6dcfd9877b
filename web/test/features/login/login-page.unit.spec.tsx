/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import LoginPage from '../../../src/features/login/pages/login-page.js';
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

  it('speaks Spanish', async () => {
    globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(refused);
    const { store } = renderInApp(<LoginPage />, '/login');
    fireEvent.click(screen.getByRole('button', { name: 'Español' }));
    signIn({ email: 'Correo electrónico', password: 'Contraseña', button: 'Iniciar sesión' });
    expect(await screen.findByText('El correo o la contraseña no son correctos')).not.toBeNull();
    expect(currentToast(store.getState())?.title).toBe('No se pudo iniciar sesión');
  });
});
