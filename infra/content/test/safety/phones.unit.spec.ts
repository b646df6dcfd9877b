import { describe, expect, it } from '@jest/globals';
import { languages } from '@careward/contracts/kernel/languages';
import { alwaysHelp, phones, phonesToCheck } from '../../src/safety/phones.js';

const entries = Object.entries(phones);
const digits = (text: string) => text.replace(/\D/g, '');

describe('the registry of numbers', () => {
  it.each(entries)(
    '%s says where it leads, when, in which languages, and where and when that was read',
    (_, phone) => {
      expect(phone.href).toMatch(/^(tel:(911|988|\+1\d{10})|sms:\d{3,5}|https:\/\/\S+)$/);
      expect(phone.source).toMatch(/^https:\/\//);
      expect(new Date(phone.checked).toISOString().slice(0, 10)).toBe(phone.checked);
      for (const lang of languages) {
        for (const text of [phone.label, phone.hours, phone.languages]) expect(text[lang]).not.toBe('');
      }
    },
  );

  it.each(entries.filter(([, { href }]) => !href.startsWith('https:')))(
    '%s shows the number that it dials in both languages',
    (_, { label, href }) => {
      for (const lang of languages) expect(digits(label[lang])).toContain(digits(href));
    },
  );

  it('has each address once, and says what to do when nobody answers', () => {
    expect(new Set(entries.map(([, { href }]) => href)).size).toBe(entries.length);
    for (const [, { hours, afterHours }] of entries)
      expect(afterHours === null).toBe(hours.en === 'Day and night');
  });

  it.each([
    ['2026-11-22T12:00:00Z', []],
    ['2027-05-21T00:00:00Z', []],
    ['2027-05-22T12:00:00Z', Object.values(phones)],
  ])('is to be checked again on %s where that is more than 180 days old', (now, expected) => {
    expect(phonesToCheck(new Date(now))).toEqual(expected);
  });
});

describe('the line of help that is always there', () => {
  it('leads to 911 and 988, and its words name the numbers in both languages', () => {
    expect(alwaysHelp.map(({ href }) => href)).toEqual(['tel:911', 'tel:988', 'sms:988']);
    for (const { label, href } of alwaysHelp) {
      for (const lang of languages) expect(label[lang]).toContain(digits(href));
      expect(label.es).not.toBe(label.en);
    }
  });
});
