/** @jest-environment ./web/test/browser-environment.mjs */
import { languages } from '@careward/contracts/kernel/languages';
import { CRAWLER_PAGE } from '@careward/contracts/discovery/limits';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { pages } from '../../../src/app/pages.js';
import CrawlerPage from '../../../src/features/crawler/crawler-page.js';
import { words } from '../../../src/features/crawler/words.js';
import { renderInApp } from '../../render-in-app.js';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the page about the crawler', () => {
  it.each(languages)(
    'says in %s who it is, what it respects, how to refuse it and whom to write to',
    (language) => {
      localStorage.setItem('language', language);
      renderInApp(<CrawlerPage />);
      const { title, sections, refuse } = words[language];
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
      const headings = screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
      expect(headings).toEqual([
        ...sections('Careward').map(({ heading }) => heading),
        refuse,
        words[language].write,
      ]);
      for (const term of ['Crawl-delay', 'noai', 'ai-input=no', 'robots.txt'])
        expect(document.body.textContent).toContain(term);
      expect(document.querySelector('pre')?.textContent).toBe('User-agent: CarewardBot\nDisallow: /');
      const mail = screen.getByRole('link', { name: 'support@careward.example' });
      expect(mail.getAttribute('href')).toBe('mailto:support@careward.example');
    },
  );

  it('is where each request of the crawler says, for everybody', () => {
    expect(pages[CRAWLER_PAGE]).toMatchObject({ access: 'public', frame: 'reading' });
  });
});
