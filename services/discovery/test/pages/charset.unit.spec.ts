import { describe, expect, it } from '@jest/globals';
import { decodePage } from '../../src/pages/content-type.domain.js';

const latin1 = (text: string) => Buffer.from(text, 'latin1');
const utf8 = (text: string) => Buffer.from(text, 'utf8');
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

describe('a page as text', () => {
  it.each([
    ['the header', latin1('ni\xF1o'), 'text/html; charset=iso-8859-1', 'niño'],
    ['the header in quotes', latin1('ni\xF1o'), 'text/html; charset="windows-1252"', 'niño'],
    ['the header before the page', utf8('<meta charset=latin1>niño'), 'text/html; charset=utf-8', 'niño'],
    ['its meta', latin1('<meta charset="iso-8859-1">ni\xF1o'), 'text/html', 'niño'],
    [
      'its old meta',
      latin1('<meta http-equiv="Content-Type" content="text/html; charset=windows-1252">ni\xF1o'),
      'text/html',
      'niño',
    ],
    [
      'its XML declaration',
      latin1('<?xml version="1.0" encoding="iso-8859-1"?>ni\xF1o'),
      'text/html',
      'niño',
    ],
    ['its mark before the header', utf8('\uFEFFniño'), 'text/html; charset=iso-8859-1', 'niño'],
    ['its mark of UTF-16', Buffer.concat([Buffer.from([0xff, 0xfe]), utf16('niño')]), 'text/html', 'niño'],
    ['UTF-8 where nothing is named', utf8('niño'), 'text/html', 'niño'],
    ['Windows-1252 where it is not UTF-8', latin1('ni\xF1o \x93x\x94'), 'text/html', 'niño “x”'],
    ['the bytes where the charset is unknown', utf8('niño'), 'text/html; charset=klingon', 'niño'],
    ['UTF-8 where it says UTF-16 in ASCII', utf8('<meta charset="utf-16">niño'), 'text/html', 'niño'],
    ['another charset', Buffer.from([0x82, 0xa0]), 'text/html; charset=shift_jis', 'あ'],
    ['nothing', utf8(''), 'text/html', ''],
  ])('is read by %s', (_, body, contentType, text) => {
    expect(decodePage(body, contentType).replace(/^<.*>/, '')).toBe(text);
  });

  it('has marks instead of bytes that fit no character', () => {
    expect(decodePage(latin1('a\xF1b'), 'text/html; charset=utf-8')).toBe('a\uFFFDb');
  });
});
