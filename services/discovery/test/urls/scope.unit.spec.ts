import { describe, expect, it } from '@jest/globals';
import { refusalOf, type Scope } from '../../src/urls/scope.domain.js';

const source = (changed: Partial<Scope> = {}): Scope => ({
  baseUrl: 'https://care.example/',
  crawlDepth: 2,
  allowedPatterns: [],
  blockedPatterns: [],
  ...changed,
});

describe('the site of a source', () => {
  it.each([
    ['https://care.example/', 'https://care.example/a', null],
    ['https://care.example/start', 'https://care.example/a', null],
    ['https://care.example/', 'https://www.care.example/a', null],
    ['https://www.care.example/', 'https://care.example/a', null],
    ['http://care.example/', 'https://care.example/a', null],
    ['https://care.example/', 'http://care.example/a', 'other-host'],
    ['https://care.example/', 'https://blog.care.example/a', 'other-host'],
    ['https://care.example/', 'https://care.example.evil.example/', 'other-host'],
    ['https://care.example/', 'https://evil.example/care.example', 'other-host'],
    ['https://care.example/', 'https://care.example:8443/a', 'other-host'],
    ['http://127.0.0.1:4000/', 'http://127.0.0.1:4000/a', null],
    ['http://127.0.0.1:4000/', 'http://127.0.0.1:4001/a', 'other-host'],
    ['http://care.example:8080/', 'https://care.example/a', 'other-host'],
    ['https://CARE.example/', 'https://care.example/a', null],
  ])('%s and the page %s', (baseUrl, url, refusal) => {
    expect(refusalOf(url, 1, source({ baseUrl }))).toBe(refusal);
  });
});

describe('the depth of a source', () => {
  it.each([
    [0, null],
    [2, null],
    [3, 'depth'],
  ])('2 and a page that is %i links away', (depth, refusal) => {
    expect(refusalOf('https://care.example/a', depth, source())).toBe(refusal);
  });
});

describe('patterns of a source', () => {
  it.each<[string, Partial<Scope>, string, number, string | null]>([
    ['nothing is named', {}, '/a', 1, null],
    ['one that fits is allowed', { allowedPatterns: ['/x', '/a'] }, '/a', 1, null],
    ['none that fits is allowed', { allowedPatterns: ['/x', '/y'] }, '/a', 1, 'pattern'],
    ['one that fits is blocked', { blockedPatterns: ['/x', '/a'] }, '/a', 1, 'pattern'],
    ['it is allowed and blocked', { allowedPatterns: ['/a'], blockedPatterns: ['/a'] }, '/a', 1, 'pattern'],
    ['the base URL is not allowed', { allowedPatterns: ['/x'] }, '/', 0, null],
    ['the base URL is blocked', { blockedPatterns: ['/$'] }, '/', 0, 'pattern'],
    ['the query is blocked', { blockedPatterns: ['print='] }, '/a?print=1', 1, 'pattern'],
    ['letters are not ASCII', { blockedPatterns: ['/niños'] }, '/ni%C3%B1os/1', 1, 'pattern'],
    ['letters are encoded in lower case', { blockedPatterns: ['/ni%c3%b1os'] }, '/ni%C3%B1os', 1, 'pattern'],
    ['letters are half a pair', { blockedPatterns: ['\uD83D'] }, '/a', 1, null],
  ])('when %s', (_, changed, path, depth, refusal) => {
    expect(refusalOf(`https://care.example${path}`, depth, source(changed))).toBe(refusal);
  });
});

describe('crawler traps', () => {
  it.each([
    ['12 segments', '/1/2/3/4/5/6/7/8/9/10/11/12', null],
    ['13 segments', '/1/2/3/4/5/6/7/8/9/10/11/12/13', 'trap'],
    ['a segment twice', '/news/en/news', null],
    ['a segment three times', '/a/b/a/b/a/b', 'trap'],
    ['six parameters', '/a?a=1&b=1&c=1&d=1&e=1&f=1', null],
    ['seven parameters', '/a?a=1&b=1&c=1&d=1&e=1&f=1&g=1', 'trap'],
    ['a calendar by month', '/calendar/2031/07', 'trap'],
    ['a calendar by day', '/events/2031-07-04/', 'trap'],
    ['a calendar by week', '/en/agenda/week/2031/07', 'trap'],
    ['a Spanish calendar', '/calendario/2031/7', 'trap'],
    ['a calendar by parameter', '/visits?month=7&year=2031', 'trap'],
    ['an event with a title', '/events/2026/07/rest-for-carers', null],
    ['a month as a word', '/a?month=july', null],
    ['a news page with a date', '/news/2026/07/04', null],
    ['a far page of a list', '/guides?page=1001', 'trap'],
    ['a near page of a list', '/guides?page=12', null],
    ['a plain page', '/calendar', null],
  ])('%s', (_, path, refusal) => {
    expect(refusalOf(`https://care.example${path}`, 1, source())).toBe(refusal);
  });
});
