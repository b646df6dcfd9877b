import type { VerificationMail } from '@careward/contracts/identity/internal-calls';
import { describe, expect, it } from '@jest/globals';
import { erasureMailContent, verificationMailContent } from '../src/delivery/templates/account-mails.js';
import { greetingName } from '../src/delivery/templates/mail-content.js';
import { renderHtml, renderText } from '../src/delivery/templates/render.js';
import { supportMailContent, supportReceiptContent } from '../src/delivery/templates/support-mail.js';
import { tipMailContent } from '../src/delivery/templates/tip-mail.js';
import { aTopic } from './a-topic.js';

const config = {
  BRAND_NAME: 'Careward',
  SUPPORT_EMAIL: 'support@careward.example',
  PUBLIC_URL: 'http://localhost:3000',
};
const token = 'AbC-_'.repeat(12);
const link = `http://localhost:3000/signup?token=${token}`;

const mailOf = (more: Partial<VerificationMail> = {}): VerificationMail => ({
  kind: 'verify',
  address: 'maria@example.com',
  firstName: 'María',
  locale: 'en',
  token,
  ...more,
});
const contentOf = (more: Partial<VerificationMail> = {}) => verificationMailContent(mailOf(more), config);

describe('the verification mail', () => {
  it('says in text and HTML what to do, until when, and where', () => {
    for (const part of [renderText(contentOf()), renderHtml(contentOf())]) {
      expect(part).toContain('Hi María,');
      expect(part).toContain('valid for 24 hours');
      expect(part).toContain('Confirm my e-mail');
      expect(part).toContain(link);
      expect(part).toContain('support@careward.example');
    }
    expect(contentOf().subject).toBe('Confirm your e-mail for Careward');
  });

  it('is in Spanish for a Spanish locale', () => {
    const spanish = contentOf({ locale: 'es-MX' });
    expect(spanish.subject).toBe('Confirme su correo para Careward');
    expect(renderHtml(spanish)).toContain('<html lang="es">');
    expect(renderText(spanish)).toContain('válido por 24 horas');
    expect(renderText(spanish)).not.toMatch(/\b(the|you|link)\b/i);
  });

  it('has one button', () => {
    expect(renderHtml(contentOf()).match(/class="button"/g)).toHaveLength(1);
  });

  it.each(['en', 'es'])('leads to the sign-in when there is an account (%s)', (locale) => {
    const known = contentOf({ kind: 'already-registered', locale });
    expect(known.button?.href).toBe('http://localhost:3000/login');
    expect(renderText(known)).toContain('http://localhost:3000/login');
    expect(renderText(known)).not.toContain('token');
  });

  it('does not mention health in its subject', () => {
    for (const kind of ['verify', 'already-registered'] as const)
      for (const locale of ['en', 'es'])
        expect(contentOf({ kind, locale }).subject).not.toMatch(
          /care[ -]?giv|health|dementia|patient|salud|cuidador/i,
        );
  });

  it('escapes markup in the brand', () => {
    const html = renderHtml(verificationMailContent(mailOf(), { ...config, BRAND_NAME: '<b>"A" & B</b>' }));
    expect(html).not.toContain('<b>');
    expect(html).toContain('&#60;b&#62;&#34;A&#34; &#38; B');
  });
});

describe('the last mail of an account', () => {
  const receipt = '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d10';
  const last = (locale: string) => erasureMailContent(receipt, locale, config);

  it.each([
    ['en', 'Your deletion has begun', 'Receipt number'],
    ['es', 'El borrado ha comenzado', 'Número de recibo'],
  ])('says in %s what happens, with the receipt number', (locale, begun, number) => {
    for (const part of [renderText(last(locale)), renderHtml(last(locale))]) {
      expect(part).toContain(begun);
      expect(part).toContain(`${number}: ${receipt}`);
      expect(part).toContain('support@careward.example');
    }
    expect(renderHtml(last(locale))).toContain(`<html lang="${locale}">`);
  });

  it('contains no link', () => {
    expect(renderHtml(last('en'))).not.toContain('href=');
    expect(renderText(last('en'))).not.toContain('http');
  });
});

describe('the mails about a support request', () => {
  const request = {
    id: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d10',
    owner: '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d03',
    category: 'general' as const,
    subject: 'My\n\u202Equestion\u0007',
    message: 'One.\n\nTwo <script>.',
  };
  const maria = { address: 'maria@example.com', firstName: 'María', locale: 'en' };

  it('show support what was written and by whom, the subject on one line', () => {
    const mail = supportMailContent(request, maria, config);
    expect(mail.subject).toBe('[General Question] My question');
    for (const text of ['One.', 'Two <script>.', 'maria@example.com', 'María', request.id])
      expect(renderText(mail)).toContain(text);
    expect(renderHtml(mail)).not.toContain('<script>');
  });

  it.each([
    ['en', 'within 24 hours', '911'],
    ['es', 'en menos de 24 horas', '911'],
  ])('promise the person a reply, in %s, and repeat nothing', (locale, promise, emergency) => {
    const text = renderText(supportReceiptContent(request, { ...maria, locale }, config));
    for (const said of [promise, emergency, request.id]) expect(text).toContain(said);
    for (const written of ['question', 'One.']) expect(text).not.toContain(written);
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
    const content = contentOf({ firstName: typed });
    expect(content.greeting).toBe('Hello,');
    const rendered = renderHtml(content) + renderText(content);
    expect(typed !== '' && rendered.includes(typed)).toBe(false);
  });
});

describe('the care tip', () => {
  const { published, passages: document } = aTopic('safe-bathing');
  const unsubscribe = {
    page: 'http://localhost:3000/unsubscribe/abc',
    oneClick: 'http://localhost:3000/one',
  };
  const tip = (locale: string) =>
    tipMailContent(
      {
        contact: { address: 'maria@example.com', firstName: 'María', locale },
        document,
        source: published.source ?? { title: '', url: '' },
        unsubscribe,
      },
      config,
    );

  it.each([
    ['en', 'Safe bathing', 'First steps', 'because you have an account', 'Stop these tips'],
    ['es', 'Baño seguro', 'Primeros pasos', 'porque tiene una cuenta', 'Dejar de recibir estos consejos'],
  ])('shows in %s how a topic begins, where it is from, and how to stop', (lang, ...shown) => {
    const content = tip(lang);
    for (const part of [renderText(content), renderHtml(content)]) {
      for (const text of shown) expect(part).toContain(text);
      expect(part).toContain(`summary 1 (${lang}). summary 2 (${lang}).`);
      for (const n of [1, 2, 3]) expect(part).toContain(`steps ${n} (${lang}).`);
      expect(part).not.toMatch(/summary 3|steps 4|whenToCall|redFlags/);
      expect(part).toContain('MedlinePlus: Bathing');
      expect(part).toContain('http://localhost:3000/resources/safe-bathing');
      expect(part).toContain(unsubscribe.page);
    }
    expect(renderHtml(content)).toContain(`<html lang="${lang}">`);
  });

  it('escapes markup in what the library says', () => {
    const marked = '<b onclick="x">"A" & B</b>';
    const { published, passages } = aTopic('safe-bathing');
    const topic = {
      ...passages,
      title: { en: marked, es: marked },
      passages: passages.passages.map((passage) => ({ ...passage, text: `${passage.part} ${marked}.` })),
    };
    const html = renderHtml(
      tipMailContent(
        {
          contact: { address: 'maria@example.com', firstName: 'María', locale: 'en' },
          document: topic,
          source: { title: marked, url: published.source?.url ?? '' },
          unsubscribe,
        },
        config,
      ),
    );
    for (const part of ['summary', 'steps'])
      expect(html).toContain(`${part} &#60;b onclick=&#34;x&#34;&#62;&#34;A&#34; &#38; B`);
    expect(html).not.toContain('<b onclick');
  });

  it('says on a locked screen nothing of what it is about', () => {
    expect(tip('en').subject).toBe('Your care tip for this week');
    expect(tip('es').subject).toBe('Su consejo de cuidado de esta semana');
    for (const lang of ['en', 'es'])
      expect(`${tip(lang).subject} ${tip(lang).preheader}`).not.toMatch(
        /bath|baño|health|dementia|patient|salud|cuidador/i,
      );
  });

  it('is the only mail with a way to stop it', () => {
    const others = [contentOf(), erasureMailContent('01938f4e', 'en', config)];
    for (const content of others) expect(renderText(content)).not.toContain('unsubscribe');
  });
});
