import { describe, expect, it } from '@jest/globals';
import { canonicalEmail } from '../src/user/users.repository.js';

describe('the canonical form of an address', () => {
  it.each([
    ['Maria@Example.COM', 'maria@example.com'],
    ['  maria@example.com ', 'maria@example.com'],
    ['maria＠example.com', 'maria@example.com'],
    ['ｍaria@example.com', 'maria@example.com'],
  ])('%s is %s', (written, canonical) => {
    expect(canonicalEmail(written)).toBe(canonical);
  });

  it.each(['m.aria@example.com', 'maria+care@example.com'])('%s may be somebody else', (other) => {
    expect(canonicalEmail(other)).not.toBe('maria@example.com');
  });
});
