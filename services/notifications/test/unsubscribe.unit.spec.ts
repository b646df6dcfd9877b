import { describe, expect, it } from '@jest/globals';
import { isDeliberate } from '../src/unsubscribe/unsubscribe.domain.js';

const ofPage = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

describe('a call that opens an unsubscribe link', () => {
  it.each([
    ['our page', 'GET', ofPage, true],
    ['a client that is no browser', 'GET', {}, true],
    ['a head', 'HEAD', {}, false],
    ['a navigation to it', 'GET', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, false],
    ['a navigation within the site', 'GET', { ...ofPage, 'sec-fetch-mode': 'navigate' }, false],
    ['another site', 'GET', { ...ofPage, 'sec-fetch-site': 'cross-site' }, false],
    ['a subdomain', 'GET', { ...ofPage, 'sec-fetch-site': 'same-site' }, false],
    ['a prefetch', 'GET', { ...ofPage, 'sec-purpose': 'prefetch' }, false],
  ])('%s', (_, method, headers, acts) => {
    expect(isDeliberate(method, headers)).toBe(acts);
  });
});
