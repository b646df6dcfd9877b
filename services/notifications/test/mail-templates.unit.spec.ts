import type { VerificationMail } from '@careward/contracts/identity/internal-calls';
import { describe, expect, it } from '@jest/globals';
import { erasureMailContent } from '../src/mail/templates/erasure-mail.js';
import { greetingName } from '../src/mail/templates/greeting-name.js';
import { htmlOf } from '../src/mail/templates/html.js';
import { textOf } from '../src/mail/templates/text.js';
import { verificationMailContent } from '../src/mail/templates/verification-mail.js';

const sender = {
  BRAND_NAME: 'Careward',
  SUPPORT_EMAIL: 'support@careward.example',
  PUBLIC_URL: 'http://localhost:3000',
};
const token = 'AbC-_'.repeat(12);
const link = `http://localhost:3000/signup?token=${token}`;

const asked = (more: Partial<VerificationMail> = {}): VerificationMail => ({
  kind: 'verify',
  address: 'maria@example.com',
  firstName: 'María',
  locale: 'en',
  token,
  ...more,
});
const letter = (more: Partial<VerificationMail> = {}) => verificationMailContent(asked(more), sender);

describe('the verification letter', () => {
  it('says in both parts what to do, by when, and where', () => {
    for (const part of [textOf(letter()), htmlOf(letter())]) {
      expect(part).toContain('Hi María,');
      expect(part).toContain('valid for 24 hours');
      expect(part).toContain('Confirm my e-mail');
      expect(part).toContain(link);
      expect(part).toContain('support@careward.example');
    }
    expect(letter().subject).toBe('Confirm your e-mail for Careward');
  });

  it('speaks Spanish to whom wants it', () => {
    const spanish = letter({ locale: 'es-MX' });
    expect(spanish.subject).toBe('Confirme su correo para Careward');
    expect(htmlOf(spanish)).toContain('<html lang="es">');
    expect(textOf(spanish)).toContain('válido por 24 horas');
    expect(textOf(spanish)).not.toMatch(/\b(the|you|link)\b/i);
  });

  it('has one button', () => {
    expect(htmlOf(letter()).match(/class="button"/g)).toHaveLength(1);
  });

  it.each(['en', 'es'])('shows the way in to whom has an account (%s)', (locale) => {
    const known = letter({ kind: 'already-registered', locale });
    expect(known.button?.href).toBe('http://localhost:3000/login');
    expect(textOf(known)).toContain('http://localhost:3000/login');
    expect(textOf(known)).not.toContain('token');
  });

  it('says nothing about health in its subject', () => {
    for (const kind of ['verify', 'already-registered'] as const)
      for (const locale of ['en', 'es'])
        expect(letter({ kind, locale }).subject).not.toMatch(
          /care[ -]?giv|health|dementia|patient|salud|cuidador/i,
        );
  });

  it('keeps a brand with markup as text', () => {
    const html = htmlOf(verificationMailContent(asked(), { ...sender, BRAND_NAME: '<b>"A" & B</b>' }));
    expect(html).not.toContain('<b>');
    expect(html).toContain('&#60;b&#62;&#34;A&#34; &#38; B');
  });
});

describe('the last letter of an account', () => {
  const receipt = '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d10';
  const last = (locale: string) => erasureMailContent(receipt, locale, sender);

  it.each([
    ['en', 'Your deletion has begun', 'Receipt number'],
    ['es', 'El borrado ha comenzado', 'Número de recibo'],
  ])('says in %s what happens and by which number', (locale, begun, number) => {
    for (const part of [textOf(last(locale)), htmlOf(last(locale))]) {
      expect(part).toContain(begun);
      expect(part).toContain(`${number}: ${receipt}`);
      expect(part).toContain('support@careward.example');
    }
    expect(htmlOf(last(locale))).toContain(`<html lang="${locale}">`);
  });

  it('asks for nothing to be opened', () => {
    expect(htmlOf(last('en'))).not.toContain('href=');
    expect(textOf(last('en'))).not.toContain('http');
  });
});

describe('the name in the greeting', () => {
  it.each([
    ['María', 'María'],
    ['  Ana Luísa ', 'Ana Luísa'],
    ["D'Arcy", "D'Arcy"],
    ['J. R.', 'J. R.'],
    ['Ma. del Carmen', 'Ma. del Carmen'],
    ['Anne-Marie', 'Anne-Marie'],
    ['José  María', 'José María'],
    ['Müge', 'Müge'],
    ['美咲', '美咲'],
  ])('%j stays', (typed, name) => {
    expect(greetingName(typed)).toBe(name);
  });

  it.each([
    '<img src=x onerror=alert(1)>',
    '"><script>',
    'Win at evil.com',
    'http://evil.example',
    'evil@example.com',
    'Ana\r\nBcc: victim@example.com',
    'Ana\u2028Bob',
    'A'.repeat(41),
    '[Message content unavailable - decryption failed]',
    '12345',
    'You have won today',
    'Call-this-number-now',
    "Pay'your'bill'now",
    'https evil com',
    'visit www evil',
    'evil.com',
    'evil。com',
    'Ana .',
    '',
  ])('%j is left out', (typed) => {
    expect(greetingName(typed)).toBeNull();
    const written = letter({ firstName: typed });
    expect(written.greeting).toBe('Hello,');
    const whole = htmlOf(written) + textOf(written);
    expect(typed !== '' && whole.includes(typed)).toBe(false);
  });
});
