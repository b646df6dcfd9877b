/** @jest-environment ./web/test/browser-environment.mjs */
import type { Topic } from '@careward/contracts/discovery/library';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { Link, Route, Routes, useNavigate } from 'react-router-dom';
import TopicPage from '../../../src/features/library/topic-page.js';
import { answer } from '../../answer.js';
import { renderInApp } from '../../render-in-app.js';
import { aQuestion, aTopic } from './a-topic.js';

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

const asked = (name: string): HTMLDetailsElement => {
  const details = screen.getByText(name).closest('details');
  if (!details) throw new Error(`${name} cannot be opened`);
  return details;
};
const isOpen = (name: string) => asked(name).open;

describe('what people ask about a guide', () => {
  const questions = [aQuestion('soap'), aQuestion('hair', { confidence: 'medium' })];
  const topic = aTopic({ answers: questions });

  it('stands under the guide, closed, with a way there from its beginning', async () => {
    await open(topic);
    const heading = screen.getByRole('heading', { name: 'What people ask' });
    expect(hrefOf('2 questions people ask')).toBe(`#${heading.id}`);
    expect([isOpen('What about soap?'), isOpen('What about hair?')]).toEqual([false, false]);
  });

  it('says what to do first, then the steps, what to avoid, when to get help, and where it comes from', async () => {
    await open(topic, '#soap');
    const answered = within(asked('What about soap?'));
    expect(
      [...asked('What about soap?').querySelectorAll('p, h4, li')].map((each) => each.textContent.trim()),
    ).toEqual([
      expect.stringMatching(/^Do this, or call 211/),
      'What to do',
      'First this',
      'What to avoid',
      "Don't rush",
      'When to get help',
      '911: a fall',
      'Sources',
      'CDC: FallsWe checked this page',
      'ALS AssociationNot checked yet',
      'We are fairly sure of this answer. It is not reviewed by a clinician yet.',
    ]);
    expect(answered.getByRole('link', { name: '211' }).getAttribute('href')).toBe('tel:211');
    expect(within(asked('What about hair?')).getByText(/We are less sure of this answer/)).not.toBeNull();
  });

  it('leaves out what nobody has to avoid or to watch for', async () => {
    const { en, es } = aQuestion('soap').answer;
    const answer = { en: { ...en, avoid: [], help: [] }, es: { ...es, avoid: [], help: [] } };
    await open(aTopic({ answers: [aQuestion('soap', { answer })] }), '#soap');
    expect(screen.queryByText('What to avoid')).toBeNull();
    expect(screen.queryByText('When to get help')).toBeNull();
  });

  it('is in Spanish when the language is Spanish', async () => {
    localStorage.setItem('language', 'es');
    await open(topic, '#soap');
    expect(within(asked('¿Y soap?')).getByText('Haga esto.')).not.toBeNull();
    expect(screen.getByRole('heading', { name: 'Lo que la gente pregunta' })).not.toBeNull();
  });

  it('is left out where there is nothing, as a copy answers that was deployed earlier', async () => {
    await open(aTopic());
    expect(screen.queryByRole('heading', { name: 'What people ask' })).toBeNull();
  });

  it.each(['#nothing', '#what-people-ask', '#%E0%A4%A', '#"x'])(
    'opens none of them for the address %s',
    async (hash) => {
      await open(topic, hash);
      expect([isOpen('What about soap?'), isOpen('What about hair?')]).toEqual([false, false]);
    },
  );

  it('opens the one that the address names, with the focus on it', async () => {
    await open(topic, '?returnTo=/ai-coach#hair');
    expect([isOpen('What about soap?'), isOpen('What about hair?')]).toEqual([false, true]);
    expect(document.activeElement).toBe(asked('What about hair?').querySelector('summary'));
    expect(hrefOf('Back to the conversation')).toBe('/ai-coach');
  });

  it('follows the address from one to another, and back', async () => {
    globalThis.fetch = jest.fn<typeof fetch>().mockResolvedValue(answer(200, topic));
    function Ways() {
      const navigate = useNavigate();
      return (
        <>
          <Link to="/resources/safe-bathing#hair">To hair</Link>
          <button onClick={() => void navigate(-1)}>Back</button>
        </>
      );
    }
    renderInApp(
      <>
        <Ways />
        <Routes>
          <Route path="/resources/:topicId" element={<TopicPage />} />
        </Routes>
      </>,
      '/resources/safe-bathing#soap',
    );
    await screen.findByText('What about soap?');
    const focused = () => document.activeElement?.textContent;
    expect(focused()).toBe('What about soap?');
    fireEvent.click(screen.getByRole('link', { name: 'To hair' }));
    await waitFor(() => expect(focused()).toBe('What about hair?'));
    asked('What about soap?').open = false;
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(focused()).toBe('What about soap?'));
    expect(isOpen('What about soap?')).toBe(true);
  });

  it('has an address that can be copied, without the way back of the reader', async () => {
    const writeText = jest.fn<(text: string) => Promise<void>>().mockResolvedValue();
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    window.history.replaceState(null, '', '/resources/safe-bathing?returnTo=/ai-coach');
    await open(topic, '?returnTo=/ai-coach#hair');
    fireEvent.click(within(asked('What about hair?')).getByRole('button', { name: /Copy link/ }));
    expect(writeText).toHaveBeenCalledWith('http://localhost/resources/safe-bathing#hair');
    await waitFor(() =>
      expect(asked('What about hair?').querySelector('[aria-live]')?.textContent).toBe('Copied'),
    );
    window.history.replaceState(null, '', '/');
  });
});

describe('the way back from a guide', () => {
  it.each([
    ['', 'All guides', '/resources'],
    ['?returnTo=/ai-coach', 'Back to the conversation', '/ai-coach'],
    ['?returnTo=/ai-coach?conversation=c1%23m2', 'Back to the conversation', '/ai-coach?conversation=c1#m2'],
    ['?returnTo=/ai-coach-elsewhere', 'All guides', '/resources'],
    ['?returnTo=/resources?category=money', 'Back to the list', '/resources?category=money'],
    ['?returnTo=/settings', 'All guides', '/resources'],
    ['?returnTo=//example.com/ai-coach', 'All guides', '/resources'],
    ['?returnTo=https://example.com', 'All guides', '/resources'],
  ])('%p: %s', async (query, name, href) => {
    await open(aTopic(), query);
    expect(hrefOf(name)).toBe(href);
  });
});
