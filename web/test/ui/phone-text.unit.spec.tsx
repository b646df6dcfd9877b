/** @jest-environment ./web/test/browser-environment.mjs */
import { afterEach, describe, expect, it } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { PhoneText } from '../../src/ui/phone-text.js';

afterEach(cleanup);

const hrefsIn = (text: string) => {
  render(<PhoneText lang="en">{text}</PhoneText>);
  return screen.queryAllByRole('link').map((link) => link.getAttribute('href'));
};

describe('a text with phone numbers', () => {
  it.each([
    ['Call 911 now, or 988.', ['tel:911', 'tel:988']],
    ['Poison Help: 1-800-222-1222.', ['tel:+18002221222']],
    ['Call 211, or 1-800-MEDICARE.', ['tel:211', 'tel:+18006334227']],
    ['Their office is 609-555-0100.', ['tel:+16095550100']],
    ['Born in 1988, 9111 days ago, on 2026-01-02.', []],
  ])('%s', (text, hrefs) => {
    expect(hrefsIn(text)).toEqual(hrefs);
  });

  it('says when somebody answers, in the language of the text', () => {
    const view = render(<PhoneText lang="es">Llame al 1-800-222-1222.</PhoneText>);
    expect(view.container.textContent).toBe('Llame al 1-800-222-1222 (De día y de noche).');
  });

  it('does not say it twice', () => {
    const view = render(<PhoneText lang="en">1-800-222-1222 is open day and night.</PhoneText>);
    expect(view.container.textContent).toBe('1-800-222-1222 is open day and night.');
  });
});
