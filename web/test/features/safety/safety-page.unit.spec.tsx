/** @jest-environment ./web/test/browser-environment.mjs */
import { languages } from '@careward/contracts/kernel/languages';
import { cardFor } from '@careward/content/safety/cards';
import type { SafetyFigures } from '@careward/content/safety/figures';
import { measuredFigures } from '@careward/content/safety/measured-figures';
import { phones } from '@careward/content/safety/phones';
import { riskCategories } from '@careward/contracts/coach/risk';
import { afterEach, describe, expect, it } from '@jest/globals';
import { act, cleanup, screen, within } from '@testing-library/react';
import { chooseLanguage } from '../../../src/base/language/use-language.js';
import { Figures } from '../../../src/features/safety/figures.js';
import SafetyPage, { dangersByTier, KINDS_OF_DANGER } from '../../../src/features/safety/safety-page.js';
import { words } from '../../../src/features/safety/words.js';
import { renderInApp } from '../../render-in-app.js';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the kinds of danger', () => {
  it('are 30, and hold the name of every card', () => {
    expect(KINDS_OF_DANGER).toBe(30);
    for (const language of languages) {
      const dangers = dangersByTier(language).flatMap((tier) => tier.dangers);
      expect(dangers).toHaveLength(KINDS_OF_DANGER);
      const names = dangers.join('\n');
      for (const category of riskCategories) expect(names).toContain(cardFor(category).name[language]);
    }
  });
});

describe('the page about safety', () => {
  it.each(languages)('says in %s what the check does not do, and lists every number', (language) => {
    localStorage.setItem('language', language);
    renderInApp(<SafetyPage />);
    const texts = words[language];
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(texts.title);
    const notice = screen.getByRole('heading', { name: texts.notReviewed }).parentElement;
    expect(notice?.textContent).toContain(texts.notReviewedText);
    expect(within(notice as HTMLElement).getByRole('link', { name: '911' })).not.toBeNull();
    for (const point of texts.doesNotList) expect(screen.getByText(point)).not.toBeNull();
    for (const { label, href, source } of Object.values(phones)) {
      const entry = screen.getByRole('link', { name: label[language] });
      expect(entry.getAttribute('href')).toBe(href);
      const all = within(entry.closest('li') as HTMLElement);
      expect(all.getByText(/2026/)).not.toBeNull();
      expect(all.getByRole('link', { name: /^(Source|Fuente)/ }).getAttribute('href')).toBe(source);
    }
  });

  it('is in the other language as soon as that is chosen', () => {
    const { store } = renderInApp(<SafetyPage />);
    act(() => store.dispatch(chooseLanguage('es')));
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(words.es.title);
  });
});

describe('the figures', () => {
  const figures: SafetyFigures = {
    measured: '2026-11-22',
    untouched: {
      plain: { en: { found: 98, card: 93, of: 100 }, es: { found: 48, card: 47, of: 50 } },
      oblique: { en: { found: 80, card: 21, of: 100 }, es: { found: 0, card: 0, of: 0 } },
    },
    byCategory: [
      { category: 'stroke', plain: { found: 19, card: 18, of: 20 }, oblique: { found: 13, card: 9, of: 20 } },
      { category: 'medicine', plain: { found: 1, card: 0, of: 3 }, oblique: { found: 0, card: 0, of: 4 } },
    ],
    falseCards: { found: 3, of: 100 },
    everyday: { found: 60, of: 1000, card: 20 },
  };
  const rows = (caption: string) =>
    within(screen.getByRole('table', { name: caption }))
      .getAllByRole('row')
      .slice(1)
      .map((row) => [...row.children].map(({ textContent }) => textContent));

  it('are published by wording, language and danger, with what was counted', () => {
    renderInApp(<Figures figures={figures} language="en" />);
    expect(rows(words.en.byWording)).toEqual([
      ['Named plainly', '98% 98 of 10093 with a card', '96% 48 of 5047 with a card'],
      ['Only hinted at', '80% 80 of 10021 with a card', '–'],
    ]);
    expect(rows(words.en.byDanger)).toEqual([
      ['a stroke', '95% 19 of 2018 with a card', '65% 13 of 209 with a card'],
      ['a question about medicines', '33.3% 1 of 30 with a card', '0% 0 of 40 with a card'],
    ]);
    expect(screen.getByText(words.en.falseCards).nextElementSibling?.textContent).toBe('3% 3 of 100');
    expect(screen.getByText(words.en.everyday).nextElementSibling?.textContent).toBe(
      '6% 60 of 100020 with a card',
    );
    expect(screen.getByText(/^Measured on November 22, 2026.*Not clinically reviewed yet/)).not.toBeNull();
  });

  it('scroll within themselves, with the keyboard too', () => {
    renderInApp(<Figures figures={figures} language="es" />);
    for (const caption of [words.es.byWording, words.es.byDanger])
      expect(screen.getByRole('region', { name: caption }).tabIndex).toBe(0);
  });

  it('are not shown before they are measured', () => {
    renderInApp(<Figures figures={{ ...figures, measured: null }} language="es" />);
    expect(screen.getByText(words.es.notMeasured)).not.toBeNull();
    expect(screen.queryAllByRole('table')).toEqual([]);
  });

  it('in the repository are measured, or say nothing', () => {
    const { measured, untouched, byCategory } = measuredFigures;
    const counted = [...Object.values(untouched.plain), ...Object.values(untouched.oblique)].map(
      ({ of }) => of,
    );
    expect(counted.every((of) => of > 0)).toBe(measured !== null);
    expect(byCategory.length > 0).toBe(measured !== null);
  });
});
