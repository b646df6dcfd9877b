/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { LandingScreen } from '../../../src/app/screen.js';
import { config } from '../../../src/base/config.js';
import { legalDialogs } from '../../legal-dialogs.js';
import { renderInApp } from '../../render-in-app.js';

const topics = JSON.parse(readFileSync('services/discovery/seed/library.json', 'utf8')) as { id: string }[];

afterEach(() => {
  cleanup();
  localStorage.clear();
  config.eligibilityFeatures = false;
  config.brandName = 'Careward';
});

async function open(eligibilityFeatures: boolean) {
  config.eligibilityFeatures = eligibilityFeatures;
  renderInApp(<LandingScreen />);
  await screen.findByRole('contentinfo');
}
const headline = () => screen.getByRole('heading', { level: 1 }).textContent;
const cards = () =>
  [...screen.getByRole('region', { name: 'What you get' }).querySelectorAll('h2')].map(
    ({ textContent }) => textContent,
  );
const figures = () =>
  [...screen.getByRole('region', { name: 'In figures' }).querySelectorAll('strong')].map(
    ({ textContent }) => textContent,
  );
const linkTo = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const page = () => document.body.textContent;

describe('the landing page', () => {
  it('offers the programs with the flag on, each amount with its limits', async () => {
    await open(true);
    expect(headline()).toBe('Get Paid to Care for Your Loved One');
    expect(linkTo('See If You Qualify')).toBe('/eligibility');
    expect(screen.getByText('Takes 30 seconds')).not.toBeNull();
    expect(page()).toContain('Medicaid personal-care and family caregiver support: up to $2,000/month');
    expect(cards()).toEqual([
      'AI Care Coach',
      'Medicaid Support',
      'Caregiver Community',
      'Burden Assessment',
    ]);
    expect(figures()).toEqual(['63M', '$2,000']);
    const amounts = page().match(/\$2,000[^$]{0,40}\(varies by state, not a guarantee\)/g);
    expect(amounts).toHaveLength(2);
  });

  it('does not mention money with the flag off', async () => {
    await open(false);
    expect(headline()).toBe('Expert Caregiving Support at Your Fingertips');
    expect(linkTo('Get Started')).toBe('/signup');
    expect(cards()).toEqual(['AI Care Coach', 'Health Guidance']);
    expect(figures()).toEqual(['63M', '24/7']);
    expect(screen.getByText('family caregivers in the US')).not.toBeNull();
    expect(page()).not.toMatch(/\$|Takes 30 seconds|See If You Qualify|eligib/i);
  });

  it('names the brand in its header, and lists how it helps', async () => {
    config.brandName = 'Kinwell';
    await open(false);
    expect(within(screen.getByRole('banner')).getByText('Kinwell')).not.toBeNull();
    const helps = screen.getByRole('heading', { name: 'How Kinwell helps' }).closest('section');
    expect(within(helps as HTMLElement).getAllByRole('listitem').length).toBeGreaterThan(1);
  });

  it.each(legalDialogs)(
    'opens "%s" as the dialog "%s", without asking for agreement',
    async (link, title) => {
      await open(false);
      const footer = screen.getByRole('contentinfo');
      fireEvent.click(within(footer).getByRole('button', { name: link }));
      const dialog = await screen.findByRole('dialog', { name: title });
      expect(within(dialog).queryByRole('checkbox')).toBeNull();
    },
  );

  it('leads to topics that the library has, and to the library', async () => {
    await open(true);
    const linked = [...document.querySelectorAll('a[href^="/resources/"]')].map((link) =>
      link.getAttribute('href')?.replace('/resources/', ''),
    );
    expect(linked).toEqual(['managing-sundowning', 'paid-family-caregiving', 'support-groups']);
    expect(topics.map(({ id }) => id)).toEqual(expect.arrayContaining(linked));
    expect(linkTo('Read the care library')).toBe('/resources');
  });

  it('changes to Spanish and back, and keeps the focus', async () => {
    await open(true);
    const button = screen.getByRole('button', { name: 'Español' });
    button.focus();
    fireEvent.click(button);
    expect(headline()).toBe('Reciba un pago por cuidar a su ser querido');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'English' }));
    expect(localStorage.getItem('language')).toBe('es');
    fireEvent.click(button);
    expect(headline()).toBe('Get Paid to Care for Your Loved One');
  });
});
