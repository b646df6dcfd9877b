import { describe, expect, it } from '@jest/globals';
import { canonicalUrl } from '../../src/urls/canonical-url.domain.js';

describe('the canonical URL', () => {
  it.each([
    ['lower case of scheme and host', 'HTTPS://Care.Example/Guide', 'https://care.example/Guide'],
    ['a host in Unicode', 'https://niñez.example/', 'https://xn--niez-hqa.example/'],
    ['a host with a dot at its end', 'https://care.example./a', 'https://care.example/a'],
    ['the default port of https', 'https://care.example:443/a', 'https://care.example/a'],
    ['the default port of http', 'http://care.example:80/a', 'http://care.example/a'],
    ['another port', 'http://care.example:8080/a', 'http://care.example:8080/a'],
    ['no path', 'https://care.example', 'https://care.example/'],
    ['dot segments', 'https://care.example/a/./b/../c', 'https://care.example/a/c'],
    ['encoded dot segments', 'https://care.example/a/%2e%2e/c', 'https://care.example/c'],
    ['a slash at the end', 'https://care.example/a/', 'https://care.example/a/'],
    ['no slash at the end', 'https://care.example/a', 'https://care.example/a'],
    ['a fragment', 'https://care.example/a#part', 'https://care.example/a'],
    ['an encoding that is not needed', 'https://care.example/%7Ejo/%61', 'https://care.example/~jo/a'],
    ['an encoding in lower case', 'https://care.example/%c3%b1', 'https://care.example/%C3%B1'],
    ['letters that need encoding', 'https://care.example/ñ', 'https://care.example/%C3%B1'],
    ['an encoded slash', 'https://care.example/a%2fb', 'https://care.example/a%2Fb'],
    ['a percent sign that encodes nothing', 'https://care.example/100%', 'https://care.example/100%25'],
    ['an empty query', 'https://care.example/a?', 'https://care.example/a'],
    ['a query without order', 'https://care.example/a?b=2&a=1', 'https://care.example/a?a=1&b=2'],
    ['parameters of one name', 'https://care.example/a?x=2&a=1&x=1', 'https://care.example/a?a=1&x=2&x=1'],
    ['empty parameters', 'https://care.example/a?&&b=2&', 'https://care.example/a?b=2'],
    ['utm parameters', 'https://care.example/a?utm_source=x&UTM_Medium=y', 'https://care.example/a'],
    ['click ids', 'https://care.example/a?fbclid=1&gclid=2&msclkid=3&q=4', 'https://care.example/a?q=4'],
    ['a session as a parameter', 'https://care.example/a?PHPSESSID=1&sessionid=2', 'https://care.example/a'],
    ['a long sid', 'https://care.example/a?sid=0123456789abcdef01', 'https://care.example/a'],
    ['a short sid, which may be a section', 'https://care.example/a?sid=12', 'https://care.example/a?sid=12'],
    ['a session in the path', 'https://care.example/a;jsessionid=1A?q=1', 'https://care.example/a?q=1'],
    ['a session of ASP.NET', 'https://care.example/(S(abc123))/a', 'https://care.example/a'],
    ['spaces around it', '  https://care.example/a \n', 'https://care.example/a'],
    ['backslashes', 'https://care.example\\a\\b', 'https://care.example/a/b'],
    ['an address in other notations', 'http://0x7f.1/', 'http://127.0.0.1/'],
  ])('has one spelling for %s', (_, href, canonical) => {
    expect(canonicalUrl(href)).toBe(canonical);
    expect(canonicalUrl(canonical)).toBe(canonical);
  });

  it.each([
    ['a relative link', '../b?x=1', 'https://care.example/b?x=1'],
    ['a link to the root', '/b', 'https://care.example/b'],
    ['a link without scheme', '//other.example/b', 'https://other.example/b'],
    ['a link that is only a query', '?x=1', 'https://care.example/dir/a?x=1'],
    ['a link that is only a fragment', '#x', 'https://care.example/dir/a'],
    ['http of the same host', 'http://care.example/b', 'https://care.example/b'],
    ['http of another host', 'http://other.example/b', 'http://other.example/b'],
    ['http of another port', 'http://care.example:8080/b', 'http://care.example:8080/b'],
  ])('of %s is resolved', (_, href, canonical) => {
    expect(canonicalUrl(href, 'https://care.example/dir/a')).toBe(canonical);
  });

  it.each([
    ['mail', 'mailto:a@care.example'],
    ['a phone number', 'tel:911'],
    ['a script', 'javascript:void(0)'],
    ['data', 'data:text/html,hi'],
    ['a file', 'file:///etc/passwd'],
    ['ftp', 'ftp://care.example/a'],
    ['credentials', 'https://jo:secret@care.example/'],
    ['a user name', 'https://jo@care.example/'],
    ['no host', 'https://'],
    ['a relative link without a base', '/a'],
    ['nothing', ''],
    ['a bad host', 'https://care example/'],
    ['an impossible port', 'https://care.example:99999/'],
    ['more than 2,000 characters', `https://care.example/${'a'.repeat(2_000)}`],
  ])('does not exist for %s', (_, href) => {
    expect(canonicalUrl(href)).toBeNull();
  });

  it('may have 2,000 characters, counted without what is dropped', () => {
    const longest = `https://care.example/${'a'.repeat(1_979)}`;
    expect(longest).toHaveLength(2_000);
    expect(canonicalUrl(`${longest}?utm_source=mail#top`)).toBe(longest);
  });
});
