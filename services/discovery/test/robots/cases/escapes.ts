import { closed, file, of, onlyOpen } from './robots-case.js';

const bothSides = 'it escapes one side only';
export const escapes = [
  ...of(onlyOpen('/foo/bar?qux=taz&baz=http://foo.bar?tar&par'), [
    'marks of a query stay as they are',
    'Nora',
    '/foo/bar?qux=taz&baz=http://foo.bar?tar&par',
    true,
  ]),
  ...of(
    onlyOpen('/foo/bar/ツ'),
    ['letters in the file are escaped ones in the URL', 'Nora', '/foo/bar/%E3%83%84', true],
    ['a URL that nobody escaped is read strictly', 'Nora', '/foo/bar/ツ', false, 'it reads it leniently'],
  ),
  ...of(
    onlyOpen('/foo/bar/%E3%83%84'),
    ['escapes in the file are escapes in the URL', 'Nora', '/foo/bar/%E3%83%84', true],
    ['for an unescaped URL too, strictly', 'Nora', '/foo/bar/ツ', false, 'it reads it leniently'],
  ),
  ...of(
    onlyOpen('/foo/bar/%62%61%7A'),
    ['escapes that need not be open what is written so', 'Nora', '/foo/bar/%62%61%7A', true],
    ['and, strictly, nothing else', 'Nora', '/foo/bar/baz', false],
  ),
  ...of(
    closed('/foo/%62%61%7A'),
    ['escapes that need not be close what is written so', 'Nora', '/foo/%62%61%7A', false],
    ['and what is not', 'Nora', '/foo/baz', false, bothSides],
  ),
  ...of(
    closed('/ツ'),
    ['letters close escapes', 'Nora', '/%e3%83%84', false],
    ['and letters', 'Nora', '/ツ', false],
  ),
  ...of(closed('/%e3%83%84'), ['small digits are capital ones', 'Nora', '/%E3%83%84', false]),
  ...of(closed('/%7Euser/'), ['a tilde is its escape', 'Nora', '/~user/', false, bothSides]),
  ...of(closed('/~user/'), ['and its escape is a tilde', 'Nora', '/%7Euser/', false, bothSides]),
  ...of(onlyOpen('/a|b'), ['a bar opens what is written so', 'Nora', '/a|b', true, bothSides]),
  ...of(Buffer.from('User-agent: Nora\nDisallow: /\nAllow: /\xe9', 'latin1'), [
    'bytes that are not UTF-8 open their escapes',
    'Nora',
    '/%E9',
    true,
    'it reads UTF-8 alone',
  ]),
  ...of(closed('/a b'), ['a space is its escape', 'Nora', '/a%20b', false]),
  ...of(closed('/a|b'), ['a bar too', 'Nora', '/a%7Cb', false]),
  ...of(closed('/a[b]'), ['and brackets', 'Nora', '/a%5Bb%5D', false]),
  ...of(closed('/a%5Bb'), ['on either side', 'Nora', '/a[b', false, bothSides]),
  ...of(
    closed('/a%2Fb'),
    ['an escaped slash is none', 'Nora', '/a/b', true],
    ['but itself', 'Nora', '/a%2fb', false],
  ),
  ...of(
    closed('/a%2Ab'),
    ['an escaped star is a star', 'Nora', '/a*b', false, bothSides],
    ['and no other', 'Nora', '/acb', true],
  ),
  ...of(
    closed('/a%24'),
    ['an escaped dollar is a dollar', 'Nora', '/a$b', false, bothSides],
    ['and no end', 'Nora', '/a', true],
  ),
  ...of(
    closed('/100%'),
    ['a percent sign alone is one', 'Nora', '/100%', false],
    ['or its escape', 'Nora', '/100%25', false],
  ),
];

const long = 'x'.repeat(20_000);
const longLine = 'it has no such limit';
export const limits = [
  ...of(
    file('User-agent: Nora', `Disallow: /${long}/qux`),
    ['a line is read up to its limit', 'Nora', `/${'x'.repeat(16_652)}`, false, longLine],
    ['one more makes no difference', 'Nora', `/${'x'.repeat(16_653)}/`, false, longLine],
    ['one less does not fit', 'Nora', `/${'x'.repeat(16_651)}`, true],
  ),
  ...of(
    file('User-agent: Nora', 'Disallow: /', `Allow: /${long}/qux`),
    ['a rule that opens is cut as well', 'Nora', `/${long}`, true, longLine],
    ['and opens nothing shorter', 'Nora', '/x', false],
  ),
  ...of(file('User-agent: Nora', `#${long}`, 'Disallow: /a'), [
    'a long comment does no harm',
    'Nora',
    '/a',
    false,
  ]),
  ...of(file('User-agent: Nora', `${'#'.repeat(499 * 1024)}`, 'Disallow: /a'), [
    '500 KiB are read',
    'Nora',
    '/a',
    false,
  ]),
  ...of(
    file('User-agent: Nora', ...Array.from({ length: 100 }, () => `#${'x'.repeat(5_119)}`), 'Disallow: /a'),
    ['and no more', 'Nora', '/a', true, longLine],
  ),
  ...of(`User-agent: Nora\nDisallow: /a\0b\n`, [
    'a zero byte ends its line',
    'Nora',
    '/a',
    false,
    'it reads on',
  ]),
];
