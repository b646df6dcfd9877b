import { describe, expect, it } from '@jest/globals';
import { landingCopy } from '../../../src/features/landing/landing-copy.js';

const titles = (flag: boolean) => landingCopy(flag).features.map(({ title }) => title);
const figures = (flag: boolean) => landingCopy(flag).stats.map(({ figure }) => figure);

describe('the landing page', () => {
  it('offers the programs with the flag on', () => {
    const { headline, action, note, lead } = landingCopy(true);
    expect(headline).toBe('Get Paid to Care for Your Loved One');
    expect(action).toEqual({ label: 'See If You Qualify', to: '/eligibility' });
    expect(note?.text).toBe('Takes 30 seconds');
    expect(lead).toContain('up to $2,000/month');
    expect(titles(true)).toEqual([
      'AI Care Coach',
      'Medicaid Support',
      'Caregiver Community',
      'Burden Assessment',
    ]);
    expect(figures(true)).toEqual(['63M', '$2,000']);
  });

  it('does not mention money with the flag off', () => {
    const copy = landingCopy(false);
    expect(copy.headline).toBe('Expert Caregiving Support at Your Fingertips');
    expect(copy.action).toEqual({ label: 'Get Started', to: '/signup' });
    expect(titles(false)).toEqual(['AI Care Coach', 'Health Guidance']);
    expect(figures(false)).toEqual(['63M', '24/7']);
    expect(JSON.stringify(copy)).not.toMatch(/\$2,000|Takes 30 seconds|See If You Qualify|eligibility/);
  });
});
