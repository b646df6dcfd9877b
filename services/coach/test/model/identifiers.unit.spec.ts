import { describe, expect, it } from '@jest/globals';
import { masked } from '../../src/model/identifiers.domain.js';
import { harmless, identifiers } from './identifiers.js';

describe('what identifies somebody leaves no more', () => {
  it.each(identifiers)('%j: %j', (text, identifier) => {
    expect(masked(text)).not.toContain(identifier);
    for (const word of identifier.match(/[\p{L}\d]{4,}/gu) ?? []) expect(masked(text)).not.toContain(word);
  });
});

describe('what an answer needs stays word for word', () => {
  it.each(harmless)('%s', (text) => {
    expect(masked(text)).toBe(text);
  });
});
