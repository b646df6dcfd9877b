import { describe, expect, it } from '@jest/globals';
import { isHtml } from '../../src/pages/content-type.domain.js';

const page = Buffer.from('<p>Hello');

describe('a page', () => {
  it.each([
    ['text/html', page, true],
    ['TEXT/HTML; charset=utf-8', page, true],
    ['application/xhtml+xml', page, true],
    ['text/html; charset=utf-16', Buffer.from('<p>Hello', 'utf16le'), true],
    ['text/html', Buffer.from('\uFEFF<p>Hello', 'utf16le'), true],
    ['text/html', Buffer.alloc(0), true],
    ['text/html', Buffer.from('%PDF-1.7 ...'), false],
    ['text/html', Buffer.from([0x89, 0x50, 0x4e, 0x47, 0, 0]), false],
    ['text/html', Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0]), false],
    ['text/html', Buffer.from([0, 0xfe, 0, 0xff]), false],
    ['text/html', Buffer.from([0xfe, 0xff, 0, 0x3c]), true],
    ['text/htmlx', page, false],
    ['text/plain', page, false],
    ['application/pdf', page, false],
    ['application/json', page, false],
    ['application/xml', page, false],
    ['image/png', page, false],
    ['', page, false],
  ])('of type %j', (contentType, body, expected) => {
    expect(isHtml(body, contentType)).toBe(expected);
  });
});
