import { describe, expect, it } from '@jest/globals';
import { directivesOf } from '../../src/pages/directives.domain.js';

const ALL = { index: true, follow: true, aiInput: true };
const robots = (content: string, name = 'robots') => [{ name, content }];

describe('the meta elements of a page', () => {
  it.each([
    ['nothing', '', ALL],
    ['all', 'all', ALL],
    ['noindex', 'noindex', { index: false, follow: true, aiInput: false }],
    ['nofollow', 'nofollow', { index: true, follow: false, aiInput: true }],
    ['both, in capitals', 'NOINDEX, NoFollow', { index: false, follow: false, aiInput: false }],
    ['none', ' none ', { index: false, follow: false, aiInput: false }],
    ['noarchive', 'index,noarchive', { ...ALL, aiInput: false }],
    ['noai', 'noai', { ...ALL, aiInput: false }],
    ['noimageai, which is about pictures', 'noimageai', ALL],
    ['nosnippet', 'nosnippet', { ...ALL, aiInput: false }],
    ['no characters of a snippet', 'max-snippet: 0', { ...ALL, aiInput: false }],
    ['some characters of a snippet', 'max-snippet:50', ALL],
    ['a word that only contains one', 'noindexing', ALL],
  ])('may say %s', (_, content, directives) => {
    expect(directivesOf({}, robots(content))).toEqual(directives);
  });

  it.each([
    ['us', 'carewardbot', false],
    ['another robot', 'googlebot', true],
  ])('may speak to %s', (_, name, index) => {
    expect(directivesOf({}, robots('noindex', name)).index).toBe(index);
  });

  it('are taken together, the strictest first', () => {
    const metas = [...robots('index, follow', 'carewardbot'), ...robots('nofollow'), ...robots('noai')];
    expect(directivesOf({}, metas)).toEqual({ index: true, follow: false, aiInput: false });
  });

  it.each([
    ['ai-input=no', false],
    ['search=yes, AI-Input = no, ai-train=no', false],
    ['ai-input=yes, ai-train=no', true],
    ['ai-train=no', true],
  ])('may signal %s', (content, aiInput) => {
    expect(directivesOf({}, [{ name: 'content-signal', content }]).aiInput).toBe(aiInput);
    expect(directivesOf({ 'content-signal': content }, []).aiInput).toBe(aiInput);
  });
});

describe('the header X-Robots-Tag', () => {
  it.each([
    ['noindex', { index: false, follow: true, aiInput: false }],
    ['noindex, nofollow', { index: false, follow: false, aiInput: false }],
    ['carewardbot: nofollow', { ...ALL, follow: false }],
    ['CarewardBot: noai, nofollow', { index: true, follow: false, aiInput: false }],
    ['otherbot: noindex', ALL],
    ['otherbot: noindex, nofollow', ALL],
    ['nofollow, otherbot: noindex', { ...ALL, follow: false }],
    ['otherbot: noindex, carewardbot: nofollow', { ...ALL, follow: false }],
    ['max-snippet: 0', { ...ALL, aiInput: false }],
    ['unavailable_after: 25 Jun 2030 15:00:00 PST, nofollow', { ...ALL, follow: false }],
    ['', ALL],
  ])('%j', (header, directives) => {
    expect(directivesOf({ 'x-robots-tag': header }, [])).toEqual(directives);
  });

  it('joins what the page says', () => {
    expect(directivesOf({ 'x-robots-tag': 'noai' }, robots('nofollow'))).toEqual({
      index: true,
      follow: false,
      aiInput: false,
    });
  });
});
