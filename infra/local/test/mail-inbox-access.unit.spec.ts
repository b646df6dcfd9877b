import { describe, expect, it } from '@jest/globals';
import { refusal } from '../src/mail-inbox/access.js';

const own = { host: 'localhost:1080' };

describe('the mail inbox on port 1080', () => {
  it.each([
    ['a program that is no browser', own],
    ['its address typed', { ...own, 'sec-fetch-site': 'none' }],
    ['its own page', { ...own, 'sec-fetch-site': 'same-origin' }],
    ['its own page, posting', { ...own, 'sec-fetch-site': 'same-origin', origin: 'http://localhost:1080' }],
    ['127.0.0.1', { host: '127.0.0.1:1080', origin: 'http://127.0.0.1:1080' }],
    ['::1', { host: '[::1]:1080' }],
  ])('accepts %s', (_name, headers) => {
    expect(refusal(headers, 1080)).toBeUndefined();
  });

  it.each([
    ['a host name that resolves to this machine', { host: 'evil.test:1080' }],
    ['a host name that begins with ours', { host: 'localhost.evil.test:1080' }],
    ['another port', { host: 'localhost:3000' }],
    ['no port', { host: 'localhost' }],
    ['no host', {}],
    ['another site', { ...own, 'sec-fetch-site': 'cross-site' }],
    ['a page on another port', { ...own, 'sec-fetch-site': 'same-site' }],
    ['another origin', { ...own, origin: 'https://evil.test' }],
    ['another port as origin', { ...own, origin: 'http://localhost:3000' }],
    ['https, which is another origin', { ...own, origin: 'https://localhost:1080' }],
    ['a sandboxed page', { ...own, origin: 'null' }],
  ])('refuses %s, and says where to find it', (_name, headers) => {
    expect(refusal(headers, 1080)).toContain("open http://localhost:1080 in the browser's address bar");
  });

  it('accepts a host without a port where its port is 80', () => {
    expect(refusal({ host: 'localhost' }, 80)).toBeUndefined();
  });
});
