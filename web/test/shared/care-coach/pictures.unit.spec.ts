import { careCoachAvatars } from '@careward/contracts/care-profile/enumerations';
import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';

const drawing = (avatar: string) =>
  readFileSync(new URL(`../../../src/shared/care-coach/pictures/${avatar}.svg`, import.meta.url), 'utf8');

describe('the pictures of the coaches', () => {
  it.each(careCoachAvatars)('%s: an own drawing of at most 4 kB that loads nothing', (avatar) => {
    const svg = drawing(avatar);
    expect(Buffer.byteLength(svg)).toBeLessThan(4_096);
    expect(svg).not.toMatch(/<(script|style|image|use|foreignObject)|href|on\w+=|data:/);
  });

  it('are all different', () => {
    expect(new Set(careCoachAvatars.map(drawing)).size).toBe(careCoachAvatars.length);
  });
});
