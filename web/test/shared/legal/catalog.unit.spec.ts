/** @jest-environment ./web/test/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import { legalCatalog } from '../../../src/shared/legal/catalog.js';
import { LAST_UPDATED } from '../../../src/shared/legal/legal-document.js';

const textOf = (id: keyof typeof legalCatalog) => JSON.stringify(legalCatalog[id].sections);
const all = Object.keys(legalCatalog) as (keyof typeof legalCatalog)[];

describe('the legal texts', () => {
  it.each([
    ['terms-of-service', 'You must be 18 or older'],
    ['terms-of-service', 'The law of New Jersey governs'],
    ['terms-of-service', 'usually within about 10 business days'],
    ['terms-of-service', 'alpha release'],
    ['privacy-policy', 'not directed at children under 13'],
    ['privacy-policy', 'usually within about 10 business days'],
    ['privacy-policy', 'within 45 days'],
    ['privacy-policy', 'deletion of your data by contacting support'],
    ['consent-notice', 'voluntarily'],
    ['consent-notice', 'stored and processed securely'],
  ] as const)('%s: %s', (id, statement) => {
    expect(textOf(id)).toContain(statement);
  });

  it.each(all)('%s says that no medical advice is given', (id) => {
    expect(textOf(id)).toMatch(/not give medical advice|no medical advice/);
  });

  it('carry the date of spec.md', () => {
    expect(LAST_UPDATED).toBe('August 27, 2025');
  });
});
