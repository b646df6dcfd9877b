import { SITE, closed, file, of } from './robots-case.js';

export const nothing = [
  ...of('', ['an empty file closes nothing', 'Nora', '/a', true], ['not even for nobody', '', '/', true]),
  ...of(
    file('User-agent: Nora', 'Disallow: /'),
    ['a crawler without a name is no crawler of the file', '', '/a', true],
    ['a URL without anything is the root', 'Nora', '', false, 'it knows no URL without a host'],
    ['a host alone is the root', 'Nora', SITE, false],
    ['its own file may always be read', 'Nora', '/robots.txt', true, 'it has no such exception'],
  ),
  ...of(file('User-agent: Nora', 'Disallow:'), ['an empty rule closes nothing', 'Nora', '/a', true]),
  ...of(file('User-agent: Nora', 'Allow:', 'Disallow: /'), [
    'an empty rule opens nothing',
    'Nora',
    '/a',
    false,
  ]),
  ...of(file('Disallow: /'), ['a rule that is nobody’s is none', 'Nora', '/a', true]),
  ...of(file('<!doctype html>', '<h1>Not found</h1>'), ['a page is no rules', 'Nora', '/a', true]),
];

const spelling = 'it does not know this spelling';
export const syntax = [
  ...of(file('user-agent Nora', 'disallow /'), [
    'a space may stand for the colon',
    'Nora',
    '/a',
    false,
    'it wants the colon',
  ]),
  ...of(file('user-agent\tNora', 'disallow\t/'), [
    'and so may a tab',
    'Nora',
    '/a',
    false,
    'it wants the colon',
  ]),
  ...of(file('User-agent: Nora', 'disallow / please'), ['but not among three words', 'Nora', '/a', true]),
  ...of(file('Nora: all', 'nothing: /'), ['words that nobody knows say nothing', 'Nora', '/a', true]),
  ...of(file('User-agent : Nora', 'Disallow  :   /a  '), [
    'spaces around names and values do not count',
    'Nora',
    '/a',
    false,
  ]),
  ...of(file('\t User-agent: Nora', '\t Disallow: /a'), ['nor in front of a line', 'Nora', '/a', false]),
  ...of(file('User-agent: Nora # us', 'Disallow: /a # later'), [
    'a comment ends a line',
    'Nora',
    '/a',
    false,
  ]),
  ...of(closed('/a#b'), ['also within a value', 'Nora', '/a', false]),
  ...of(file('User-agent: Nora', '#Disallow: /a'), [
    'a line may be a comment altogether',
    'Nora',
    '/a',
    true,
  ]),
  ...of('User-agent: Nora\r\nDisallow: /a\r\n', ['lines end with CRLF', 'Nora', '/a', false]),
  ...of('User-agent: Nora\rDisallow: /a\r', ['or with CR', 'Nora', '/a', false]),
  ...of('User-agent: Nora\nDisallow: /a', ['and the last one without anything', 'Nora', '/a', false]),
  ...of(file('', '', 'User-agent: Nora', '', '', 'Disallow: /a'), [
    'empty lines do not end a group',
    'Nora',
    '/a',
    false,
  ]),
  ...of('\ufeffUser-agent: Nora\nDisallow: /a', ['a byte order mark does not count', 'Nora', '/a', false]),
  ...of(Buffer.from('\xef\xbbUser-agent: Nora\nDisallow: /a', 'latin1'), [
    'nor does the beginning of one',
    'Nora',
    '/a',
    false,
    'it reads it as part of the first word',
  ]),
  ...of(Buffer.from('\xef\x11\xbfUser-agent: Nora\nDisallow: /a', 'latin1'), [
    'anything else spoils the first line',
    'Nora',
    '/a',
    true,
  ]),
  ...of(Buffer.from('User-agent: Nora\nDisallow: /\xc3\xa0', 'latin1'), [
    'the last byte of a letter is no white space',
    'Nora',
    '/%C3%A0',
    false,
  ]),
  ...['USER-AGENT', 'user-agent'].flatMap((name) =>
    of(file(`${name}: Nora`, 'Disallow: /a'), [`${name} names a crawler`, 'Nora', '/a', false]),
  ),
  ...['DISALLOW', 'disallow'].flatMap((name) =>
    of(file('User-agent: Nora', `${name}: /a`), [`${name} closes`, 'Nora', '/a', false]),
  ),
  ...['useragent', 'User Agent'].flatMap((name) =>
    of(file(`${name}: Nora`, 'Disallow: /a'), [`${name} names one too`, 'Nora', '/a', false, spelling]),
  ),
  ...['Dissallow', 'Dissalow', 'Disalow', 'Diasllow', 'Disallaw'].flatMap((name) =>
    of(file('User-agent: Nora', `${name}: /a`), [`${name} closes too`, 'Nora', '/a', false, spelling]),
  ),
  ...['ALLOW', 'allow', 'aLLoW'].flatMap((name) =>
    of(file('User-agent: Nora', 'Disallow: /', `${name}: /a`), [`${name} opens`, 'Nora', '/a', true]),
  ),
];
