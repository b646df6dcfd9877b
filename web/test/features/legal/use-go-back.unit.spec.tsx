/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { useGoBack } from '../../../src/features/legal/legal-page.js';

afterEach(() => {
  cleanup();
  Reflect.deleteProperty(window, 'navigation');
});

function Page() {
  const goBack = useGoBack();
  return (
    <>
      <p data-testid="address">{useLocation().pathname}</p>
      <Link to="/terms-of-service">Terms</Link>
      <button onClick={goBack}>Back</button>
    </>
  );
}

const open = (...pages: string[]) =>
  render(
    <MemoryRouter initialEntries={pages}>
      <Page />
    </MemoryRouter>,
  );
const goBack = () => fireEvent.click(screen.getByRole('button', { name: 'Back' }));
const address = () => screen.getByTestId('address').textContent;
const browserKnows = (canGoBack: boolean) =>
  Object.defineProperty(window, 'navigation', { value: { canGoBack }, configurable: true });

describe('going back after a full page load', () => {
  it.each([
    ['the page before is ours', true, '/login'],
    ['it is not', false, '/'],
  ])('when %s', (_name, canGoBack, expected) => {
    browserKnows(canGoBack);
    open('/login', '/terms-of-service');
    goBack();
    expect(address()).toBe(expected);
  });
});

describe('going back without the Navigation API', () => {
  it('goes home from the first page', () => {
    open('/terms-of-service');
    goBack();
    expect(address()).toBe('/');
  });

  it('goes back after a link was followed', () => {
    open('/login');
    fireEvent.click(screen.getByRole('link', { name: 'Terms' }));
    goBack();
    expect(address()).toBe('/login');
  });
});
