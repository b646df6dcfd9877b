import { closed, file, of, onlyOpen } from './robots-case.js';

export const longest = [
  ...of(
    closed('/x/page.html'),
    ['a rule closes its path', 'Nora', '/x/page.html', false],
    ['and not others', 'Nora', '/x/', true],
  ),
  ...of(file('User-agent: Nora', 'Allow: /x/page.html', 'Disallow: /x/'), [
    'the longer rule opens',
    'Nora',
    '/x/page.html',
    true,
  ]),
  ...of(
    file('User-agent: Nora', 'Disallow: /x/page.html', 'Allow: /x/'),
    ['the longer rule closes', 'Nora', '/x/page.html', false],
    ['and only its path', 'Nora', '/x/other', true],
  ),
  ...of(file('User-agent: Nora', 'Disallow: ', 'Allow: '), [
    'two empty rules do nothing',
    'Nora',
    '/a',
    true,
  ]),
  ...of(file('User-agent: Nora', 'Disallow: /', 'Allow: /'), [
    'of equal rules the one that opens counts',
    'Nora',
    '/a',
    true,
  ]),
  ...of(file('User-agent: Nora', 'Allow: /', 'Disallow: /'), ['in either order', 'Nora', '/a', true]),
  ...of(
    file('User-agent: Nora', 'Disallow: /x', 'Allow: /x/'),
    ['a path before the slash is closed', 'Nora', '/x', false],
    ['and open behind it', 'Nora', '/x/', true],
  ),
  ...of(
    file('User-agent: Nora', 'Disallow: /x/', 'Allow: /x'),
    ['a folder is closed', 'Nora', '/x/', false],
    ['and open without its slash', 'Nora', '/x', true],
  ),
  ...of(
    file('User-agent: Nora', 'Disallow: *.html', 'Allow: /page'),
    ['a star counts as one character, the longer pattern closes', 'Nora', '/page.html', false],
    ['elsewhere too', 'Nora', '/pages', true],
  ),
  ...of(file('User-agent: Nora', 'Allow: /page', 'Disallow: /*.htm'), [
    'the longer pattern with a star',
    'Nora',
    '/page.htm',
    false,
  ]),
  ...of(file('User-agent: Nora', 'Disallow: /x/', 'Allow: */y/'), [
    'equal lengths with a star',
    'Nora',
    '/x/y/',
    true,
  ]),
];

export const values = [
  ...of(
    closed('/x/'),
    ['paths have capitals', 'Nora', '/X/', true],
    ['and small letters', 'Nora', '/x/', false],
  ),
  ...of(
    closed('/fish'),
    ['a path begins so', 'Nora', '/fish.html', false],
    ['or goes on', 'Nora', '/fish/salmon.html', false],
    ['without a border', 'Nora', '/fishheads', false],
    ['with a query', 'Nora', '/fish?id=1', false],
    ['but not in capitals', 'Nora', '/Fish.asp', true],
    ['nor inside', 'Nora', '/catfish', true],
    ['nor in the query', 'Nora', '/?id=fish', true],
  ),
  ...of(
    closed('/fish*'),
    ['a star at the end changes nothing', 'Nora', '/fishheads/yummy.html', false],
    ['for the path itself', 'Nora', '/fish', false],
    ['nor for others', 'Nora', '/desert/fish', true],
  ),
  ...of(
    closed('/fish/'),
    ['a folder', 'Nora', '/fish/', false],
    ['with a query', 'Nora', '/fish/?id=1', false],
    ['and what is in it', 'Nora', '/fish/salmon.htm', false],
    ['is not its name', 'Nora', '/fish', true],
    ['nor a page of that name', 'Nora', '/fish.html', true],
  ),
  ...of(
    closed('/*.php'),
    ['a star is any name', 'Nora', '/index.php', false],
    ['in any folder', 'Nora', '/folder/filename.php', false],
    ['with whatever follows', 'Nora', '/folder/filename.php?parameters', false],
    ['even a folder', 'Nora', '/folder/any.php.file.html', false],
    ['of that name', 'Nora', '/filename.php/', false],
    ['but not the root', 'Nora', '/', true],
    ['nor in capitals', 'Nora', '/windows.PHP', true],
  ),
  ...of(
    closed('/*.php$'),
    ['a dollar is the end', 'Nora', '/folder/filename.php', false],
    ['so that a query is not closed', 'Nora', '/filename.php?parameters', true],
    ['nor a folder', 'Nora', '/filename.php/', true],
    ['nor a longer ending', 'Nora', '/filename.php5', true],
  ),
  ...of(
    closed('/fish*.php'),
    ['a star in the middle', 'Nora', '/fish.php', false],
    ['stands for folders too', 'Nora', '/fishheads/catfish.php?parameters', false],
    ['after the beginning', 'Nora', '/Fish.PHP', true],
  ),
  ...of(closed('/$'), ['the root alone', 'Nora', '/', false], ['and nothing below', 'Nora', '/page', true]),
  ...of(
    closed('/a$b'),
    ['a dollar in the middle is a dollar', 'Nora', '/a$b', false],
    ['and no end', 'Nora', '/a', true],
  ),
  ...of(closed('/a$$'), ['of two dollars one is the end', 'Nora', '/a$', false]),
  ...of(
    closed('/a**b'),
    ['two stars are one', 'Nora', '/acb', false],
    ['and may be nothing', 'Nora', '/ab', false],
  ),
  ...of(closed('*'), ['a star is everything', 'Nora', '/a', false]),
  ...of(closed('/*/*/c'), ['two stars', 'Nora', '/a/b/c', false], ['need two folders', 'Nora', '/a/c', true]),
  ...of(
    closed('/a*b$'),
    ['the last part may come twice', 'Nora', '/ab/b', false],
    ['but must come last', 'Nora', '/ab/c', true],
  ),
  ...of(closed('/ab*b$'), ['parts do not overlap', 'Nora', '/ab', true]),
  ...of(
    closed('/x/*?id='),
    ['a query is part of the path', 'Nora', '/x/p?id=7', false],
    ['with all its marks', 'Nora', '/x/p?a=1&id=7', true],
  ),
  ...of(closed('?'), [
    'a pattern need not begin with a slash, yet fits only at the beginning',
    'Nora',
    '/a?b',
    true,
  ]),
  ...of(
    file('User-agent: Nora', 'Disallow: /', 'Allow: /x'),
    ['a fragment is not part of the path', 'Nora', '/#/x', false],
    ['nor of an open one', 'Nora', '/x#a', true],
  ),
  ...of(onlyOpen('/p'), ['the longer rule opens a page', 'Nora', '/page', true]),
  ...of(file('User-agent: Nora', 'Allow: /folder', 'Disallow: /folder'), [
    'equal rules open',
    'Nora',
    '/folder/page',
    true,
  ]),
  ...of(file('User-agent: Nora', 'Allow: /page', 'Disallow: /*.ph'), [
    'the longer opens',
    'Nora',
    '/page.php5',
    true,
  ]),
  ...of(
    file('User-agent: Nora', 'Allow: /$', 'Disallow: /'),
    ['the root alone is open', 'Nora', '/', true],
    ['and nothing below it', 'Nora', '/page.htm', false],
  ),
];

const folderIndex = 'it has no such rule';
export const indexes = of(
  onlyOpen('/x/index.html'),
  ['who opens the index opens the folder’s address', 'Nora', '/x/', true, folderIndex],
  ['and the page', 'Nora', '/x/index.html', true],
  ['not the folder', 'Nora', '/x/page', false],
  ['nor another', 'Nora', '/y/', false],
  ['nor the root', 'Nora', '/', false],
).concat(of(onlyOpen('/index.htm'), ['index.htm is an index', 'Nora', '/', true, folderIndex]));
