import { describe, expect, it } from '@jest/globals';
import { distance, NEAR, simhash } from '../../src/pages/simhash.domain.js';

const sentences = (topic: string, count: number) =>
  Array.from(
    { length: count },
    (_, n) => `The ${topic} number ${n} asks for patience on day ${n * 7}, and for rest.`,
  );
const text = sentences('caregiver', 40);

describe('a simhash', () => {
  it('has 64 bits and is the same for the same words', () => {
    expect(simhash(text.join(' '))).toMatch(/^[\da-f]{16}$/);
    expect(simhash(text.join('\n\n').toUpperCase())).toBe(simhash(text.join(' ')));
  });

  it.each([
    ['one word more', [...text, 'Again.']],
    ['one sentence more', [...text, 'Call us when you are in doubt.']],
    ['one word changed', text.with(7, (text[7] ?? '').replace('patience', 'courage'))],
  ])('is near with %s', (_, changed) => {
    expect(distance(simhash(text.join(' ')), simhash(changed.join(' ')))).toBeLessThanOrEqual(NEAR);
  });

  it('is far for other words', () => {
    const other =
      'Medicaid pays family members in some states. Ask your county office which programs it has.';
    expect(distance(simhash(text.join(' ')), simhash(other))).toBeGreaterThan(10);
  });

  it.each(['', '...', 'word', 'two words'])('exists for %j', (short) => {
    expect(simhash(short)).toMatch(/^[\da-f]{16}$/);
  });

  it.each([
    ['0000000000000000', '0000000000000000', 0],
    ['0000000000000000', 'ffffffffffffffff', 64],
    ['8000000000000001', '0000000000000000', 2],
    ['00000000f0000000', '0000000000000000', 4],
  ])('%s and %s differ in bits', (one, other, bits) => {
    expect(distance(one, other)).toBe(bits);
  });
});
