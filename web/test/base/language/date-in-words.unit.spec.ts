/** @jest-environment ./web/test/browser-environment.mjs */
import { describe, expect, it } from '@jest/globals';
import {
  calendarDate,
  dateAndTime,
  dateInWords,
  recentDate,
  shortDate,
} from '../../../src/base/language/date-in-words.js';

/** A time where the page is read. */
const time = new Date(2026, 10, 28, 16, 12).toISOString();

describe('a time is written', () => {
  it.each([
    ['with its month in full', dateInWords, 'November 28, 2026', '28 de noviembre de 2026'],
    ['short', shortDate, 'Nov 28, 2026', '28 nov 2026'],
    ['to the minute', dateAndTime, 'Nov 28, 2026, 4:12 PM', '28 nov 2026, 4:12 p.m.'],
  ])('%s', (_how, written, english, spanish) => {
    expect([written(time, 'en'), written(time, 'es')].map(plain)).toEqual([english, spanish]);
  });
});

it('a date without a time is the same day everywhere', () => {
  expect(calendarDate('2026-11-22', 'en')).toBe('November 22, 2026');
});

/** When a list is read. */
const now = new Date(2026, 10, 21, 9, 0);

describe('a time in a list', () => {
  it.each([
    ['today', new Date(2026, 10, 21, 2, 14), '2:14 AM'],
    ['last evening', new Date(2026, 10, 20, 23, 59), 'Fri'],
    ['five days ago', new Date(2026, 10, 16, 12, 0), 'Mon'],
    ['a week ago', new Date(2026, 10, 14, 12, 0), 'Nov 14'],
  ])('%s', (_name, at, label) => {
    expect(plain(recentDate(at, now, 'en-US'))).toBe(label);
  });

  it('is in the language of the page', () => {
    expect(recentDate(new Date(2026, 10, 14), now, 'es-US')).toBe('14 nov');
  });
});

/** With ordinary spaces, which versions of ICU replace by narrow ones. */
const plain = (text: string) => text.replace(/\s/g, ' ');
