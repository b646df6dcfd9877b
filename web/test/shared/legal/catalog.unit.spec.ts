/** @jest-environment ./web/test/browser-environment.mjs */
import { type Language, languages } from '@careward/contracts/kernel/languages';
import { describe, expect, it } from '@jest/globals';
import { legalCatalog } from '../../../src/shared/legal/catalog.js';
import type { LegalDocumentId } from '@careward/content/legal/legal-document';
import { updated } from '../../../src/shared/legal/legal-text.js';

const textOf = (id: LegalDocumentId, language: Language) =>
  JSON.stringify(legalCatalog[id][language].sections);
const all = Object.keys(legalCatalog) as LegalDocumentId[];
const each = all.flatMap((id) => languages.map((language) => ({ id, language })));

/** spec.md 1: every text says these, each in both languages. */
const everywhere: Record<Language, readonly RegExp[]> = {
  en: [
    /not give medical advice|gives? no medical advice/,
    /usually within about 10 business days/,
    /deleted, (use Delete Account in Settings or write to|contact support at)|deletion of your data by contacting support/,
    /law of New Jersey governs/,
    /within 45 days/,
    /You must be 18 or older/,
  ],
  es: [
    /No (da|damos) consejos médicos/,
    /Por lo general, cumplimos .*en unos 10 días hábiles/,
    /soporte en support@|escriba a support@/,
    /se rigen? por la ley de Nueva Jersey/,
    /en un plazo de 45 días/,
    /Debe tener 18 años o más/,
  ],
};

describe('the legal texts', () => {
  it.each(each)('$id in $language has every statement of spec.md', ({ id, language }) => {
    for (const statement of everywhere[language]) expect(textOf(id, language)).toMatch(statement);
  });

  it.each([
    ['terms-of-service', 'en', 'alpha release'],
    ['terms-of-service', 'es', 'versión alfa'],
    ['privacy-policy', 'en', 'not directed at children under 13'],
    ['privacy-policy', 'es', 'no está dirigido a menores de 13 años'],
    ['consent-notice', 'en', 'voluntarily'],
    ['consent-notice', 'es', 'de forma voluntaria'],
    ['consent-notice', 'en', 'stored and processed securely'],
    ['consent-notice', 'es', 'se guarda y se procesa de forma segura'],
  ] as const)('%s in %s: %s', (id, language, statement) => {
    expect(textOf(id, language)).toContain(statement);
  });

  it.each(all)('%s has the same parts in both languages', (id) => {
    const parts = (language: Language) =>
      legalCatalog[id][language].sections.map(({ paragraphs, points }) => [
        paragraphs.length,
        points?.length,
      ]);
    expect(parts('es')).toEqual(parts('en'));
  });

  it('carry the date of spec.md', () => {
    expect(updated.en).toContain('August 27, 2025');
    expect(updated.es).toContain('27 de agosto de 2025');
  });
});
