import { describe, expect, it } from '@jest/globals';
import {
  newSignInContent,
  passwordChangedContent,
  passwordResetContent,
} from '../src/delivery/templates/security-mails.js';
import { renderHtml, renderText } from '../src/delivery/templates/render.js';

const config = {
  BRAND_NAME: 'Careward',
  SUPPORT_EMAIL: 'support@careward.example',
  PUBLIC_URL: 'http://localhost:3000',
};
const maria = { address: 'maria@example.com', firstName: 'María', locale: 'en' };
const token = 'AbC-_'.repeat(12);
const signIn = { browser: 'safari', system: 'ios', at: '2026-11-22T21:30:00.000Z' } as const;

const mails = {
  reset: (locale: string) => passwordResetContent({ ...maria, locale, token }, config),
  changed: (locale: string) => passwordChangedContent({ ...maria, locale }, config),
  'new sign-in': (locale: string) => newSignInContent(signIn, { ...maria, locale }, config),
};

describe.each(Object.entries(mails))('the mail: %s', (_, contentIn) => {
  it.each(['en', 'es-MX'])(
    'tells the whole in text and HTML, and nothing personal but the name (%s)',
    (locale) => {
      const content = contentIn(locale);
      for (const part of [renderText(content), renderHtml(content)]) {
        expect(part).toContain('María');
        expect(part).toContain(content.button?.href);
        expect(part).not.toContain('maria@example.com');
        expect(part).not.toMatch(/care[ -]?giv|health|dementia|patient|salud|cuidador/i);
      }
      expect(renderHtml(content)).toContain(`<html lang="${locale.slice(0, 2)}">`);
    },
  );

  it('is in Spanish without a word of English', () => {
    expect(renderText(contentIn('es'))).not.toMatch(/\b(the|you|your|signed|device)\b/i);
    expect(contentIn('es').subject).not.toBe(contentIn('en').subject);
  });
});

it('leads to the page that sets a password, for an hour', () => {
  expect(mails.reset('en').button?.href).toBe(`http://localhost:3000/reset-password?token=${token}`);
  expect(renderText(mails.reset('en'))).toContain('valid for 60 minutes');
  expect(renderText(mails.reset('es'))).toContain('válido por 60 minutos');
});

it.each(['changed', 'new sign-in'] as const)('shows a way out to whom it was not (%s)', (kind) => {
  expect(mails[kind]('en').button?.href).toBe('http://localhost:3000/forgot-password');
});

it.each([
  ['en', 'Safari on iPhone', 'November 22', '4:30'],
  ['es', 'Safari en iPhone', '22 de noviembre', '4:30'],
])('names the device and the time of a sign-in (%s)', (locale, ...said) => {
  for (const each of said) expect(renderText(mails['new sign-in'](locale))).toContain(each);
  expect(renderText(mails['new sign-in'](locale))).toContain('http://localhost:3000/devices');
});
