/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import NotFoundPage from '../../../src/features/not-found/not-found-page.js';
import { renderInApp } from '../../render-in-app.js';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

it.each([
  ['en', '404 Page Not Found', /forget to add the page to the router/],
  ['es', '404 Página no encontrada', /agregar la página al router/],
])('in %s: the page for an address that does not exist', (language, title, hint) => {
  localStorage.setItem('language', language);
  renderInApp(<NotFoundPage />, '/no-such-page');
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
  expect(screen.getByText(hint)).not.toBeNull();
  expect(screen.getByRole('link').getAttribute('href')).toBe('/');
});
