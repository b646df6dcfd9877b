/**
 * @jest-environment ./web/test/browser-environment.mjs
 * @own-start
 */
import '../with-eligibility.js';
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, screen } from '@testing-library/react';
import { BottomBar } from '../../src/app/layouts/app-layout.js';
import { QuickActions } from '../../src/features/home/home-page.js';
import { renderInApp } from '../render-in-app.js';

afterEach(() => {
  cleanup();
  localStorage.clear();
});

const linkTo = (name: RegExp | string) => screen.getByRole('link', { name }).getAttribute('href');

describe('with the flag on', () => {
  it('the bar has five columns', () => {
    renderInApp(<BottomBar />);
    const addresses = ['Home', 'AI Coach', 'Programs', 'Profile'].map(linkTo);
    expect(addresses).toEqual(['/', '/ai-coach', '/eligibility', '/profile']);
    const bar = screen.getByRole('navigation');
    const names = [...bar.children].map(({ textContent }) => textContent);
    expect(names).toEqual(['Home', 'AI Coach', 'Support', 'Programs', 'Profile']);
    expect(bar.style.gridTemplateColumns).toBe('repeat(5, minmax(0px, 1fr))');
  });

  it('Home offers the check', () => {
    renderInApp(<QuickActions />);
    expect(linkTo(/^Check Eligibility/)).toBe('/eligibility');
  });

  it('both speak Spanish', () => {
    localStorage.setItem('language', 'es');
    renderInApp(
      <>
        <BottomBar />
        <QuickActions />
      </>,
    );
    expect([linkTo('Programas'), linkTo(/^Vea si califica/)]).toEqual(['/eligibility', '/eligibility']);
  });
});
