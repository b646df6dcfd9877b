/** @jest-environment ./web/test/browser-environment.mjs */
import { LENGTH } from '@careward/contracts/kernel/limits';
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { config } from '../../../src/base/config.js';
import HomePage from '../../../src/features/home/pages/home-page.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';

const answers: Record<string, unknown> = {
  '/api/profile': { name: 'Rosa Diaz', isOnboardingComplete: true },
  '/api/recipients': [{ id: '1', name: 'Abuela Carmen' }],
};

beforeEach(() => {
  globalThis.fetch = jest
    .fn<typeof fetch>()
    .mockImplementation((path) => Promise.resolve(answer(200, answers[path as string] ?? null)));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  config.eligibilityFeatures = false;
});

function Address() {
  const { pathname, state } = useLocation();
  return (
    <p data-testid="address">{pathname + (state ? ` ${(state as { question: string }).question}` : '')}</p>
  );
}

async function open() {
  renderInApp(
    <>
      <HomePage />
      <Address />
    </>,
  );
  await screen.findByText(/Abuela Carmen/);
}
const programs = () => screen.queryByRole('region', { name: 'Compensation Opportunities' });

describe('the programs on Home', () => {
  it('are not shown with the flag off', async () => {
    await open();
    expect(programs()).toBeNull();
  });

  it('are two with the flag on, each amount with its limits, and no link leads to a missing screen', async () => {
    config.eligibilityFeatures = true;
    await open();
    const cards = within(programs() as HTMLElement).getAllByRole('listitem');
    expect(cards).toHaveLength(2);
    expect(cards[0]?.textContent).toMatch(/Medicaid personal care.*Eligible/);
    expect(cards[0]?.textContent).toContain('up to $18.50/hour (varies by state, not a guarantee)');
    expect(cards[1]?.textContent).toMatch(/Family support.*Review Needed/);
    expect(document.querySelector('a[href^="/eligibility"]')).toBeNull();
  });
});

it('fetches the assessments, and leads to the questions', async () => {
  await open();
  expect(jest.mocked(fetch).mock.calls.map(([path]) => path)).toContain('/api/assessments');
  const entry = screen.getByRole('link', { name: /^Caregiver assessment/ });
  expect(entry.getAttribute('href')).toBe('/assessment');
});

describe('the question on Home', () => {
  const type = (value: string) => {
    const field = screen.getByPlaceholderText('Ask the AI care coach…');
    fireEvent.change(field, { target: { value } });
    fireEvent.click(screen.getByRole('button', { name: 'Ask' }));
  };
  const address = () => screen.getByTestId('address').textContent;

  it('goes to the coach', async () => {
    await open();
    type(' How do I help her shower? ');
    expect(address()).toBe('/ai-coach How do I help her shower?');
  });

  it('is neither cut nor sent when it is too long', async () => {
    await open();
    const long = 'a'.repeat(LENGTH.message + 1);
    type(long);
    expect(screen.getByDisplayValue(long)).not.toBeNull();
    expect(screen.getByRole('alert').textContent).toContain('Please send at most 4000 characters at once');
    expect(address()).toBe('/');
    type('a'.repeat(LENGTH.message));
    expect(address()).toContain('/ai-coach');
  });
});

it('speaks Spanish', async () => {
  localStorage.setItem('language', 'es');
  config.eligibilityFeatures = true;
  await open();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Hola, Rosa');
  expect(screen.getByText(/varía según el estado, no es una garantía/)).not.toBeNull();
  expect(screen.getByRole('button', { name: 'Cerrar sesión' })).not.toBeNull();
});
