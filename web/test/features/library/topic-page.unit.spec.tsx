/** @jest-environment ./web/test/browser-environment.mjs */
import type { Topic } from '@careward/contracts/discovery/library';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import TopicPage from '../../../src/features/library/topic-page.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';
import { aTopic } from './a-topic.js';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

async function open(topic: Topic, query = '') {
  globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(answer(200, topic));
  renderInApp(
    <Routes>
      <Route path="/resources/:topicId" element={<TopicPage />} />
    </Routes>,
    `/resources/safe-bathing${query}`,
  );
  await screen.findByRole('heading', { level: 1 });
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

describe('a guide', () => {
  it('opens with two sentences and the steps, then the warning, the rest and the sources', async () => {
    await open(aTopic());
    expect(
      screen.getAllByRole('heading').map(({ tagName, textContent }) => [tagName, textContent.trim()]),
    ).toEqual([
      ['H1', "Bathing: 'safe' and warm"],
      ['H2', 'What to do'],
      ['H2', 'When to call'],
      ['H2', 'Warning signs'],
      ['H2', 'Good to know'],
      ['H2', 'Sources'],
    ]);
    expect(screen.getByText('Most falls are in the bathroom. Warm the room first.')).not.toBeNull();
    expect(screen.getByText('Then wash from head to foot.')).not.toBeNull();
  });

  it('is in Spanish when the language is Spanish', async () => {
    localStorage.setItem('language', 'es');
    await open(aTopic());
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Baño seguro');
    expect(screen.getByRole('heading', { name: 'Qué hacer' })).not.toBeNull();
    expect(screen.getByText('Revisamos esta página')).not.toBeNull();
  });

  it('says of each source whether it was checked', async () => {
    await open(aTopic());
    expect(
      screen
        .getAllByRole('listitem')
        .slice(-2)
        .map(({ textContent }) => textContent),
    ).toEqual(['BathingWe checked this page', 'FallsNot checked yet']);
  });

  it('never shows what editors noted', async () => {
    const factCheck = { status: 'partly', unverified: ['the water temperature'] };
    await open(aTopic({ factCheck }));
    expect(document.body.textContent).not.toContain('water temperature');
  });

  it('has numbers that can be called', async () => {
    await open(aTopic());
    expect(hrefOf('1-800-222-1222')).toBe('tel:+18002221222');
  });

  it('has the call button of an emergency right under its title', async () => {
    await open(
      aTopic({ category: 'emergencies', whenToCall: { en: 'Call 911 now.', es: 'Llame al 911 ahora.' } }),
    );
    const title = screen.getByRole('heading', { level: 1 });
    const button = screen.getByRole('link', { name: 'Call 911' });
    expect(button.getAttribute('href')).toBe('tel:911');
    expect(title.nextElementSibling?.contains(button)).toBe(true);
  });
});

describe('the way back from a guide', () => {
  it.each([
    ['', 'All guides', '/resources'],
    ['?returnTo=/ai-coach', 'Back to the conversation', '/ai-coach'],
    ['?returnTo=/ai-coach?conversation=c1%23m2', 'Back to the conversation', '/ai-coach?conversation=c1#m2'],
    ['?returnTo=/ai-coach-elsewhere', 'All guides', '/resources'],
    ['?returnTo=/settings', 'All guides', '/resources'],
    ['?returnTo=//example.com/ai-coach', 'All guides', '/resources'],
    ['?returnTo=https://example.com', 'All guides', '/resources'],
  ])('%p: %s', async (query, name, href) => {
    await open(aTopic(), query);
    expect(hrefOf(name)).toBe(href);
  });
});
