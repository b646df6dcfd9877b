import { file, of } from './robots-case.js';

const severalGroups = file(
  'Allow: /foo/',
  'User-agent: Nora',
  'Disallow: /',
  'Allow: /x/',
  'User-agent: Omar',
  'Disallow: /',
  'Allow: /y/',
  '',
  'User-agent: Rosa',
  'User-agent: Sami',
  'Allow: /z/',
  'Disallow: /',
);
export const groups = [
  ...of(
    severalGroups,
    ['a crawler has its own group', 'Nora', '/x/b', true],
    ['and not the next one', 'Nora', '/y/c', false],
    ['nor the last one', 'Nora', '/z/d', false],
    ['a group begins without an empty line', 'Omar', '/y/c', true],
    ['and the one before it is over', 'Omar', '/x/b', false],
    ['a rule in front of all groups is nobody’s', 'Omar', '/foo/', false],
    ['two names share a group, the first', 'Rosa', '/z/d', true],
    ['and the second', 'Sami', '/z/d', true],
    ['with all its rules', 'Rosa', '/y/c', false],
    ['for both', 'Sami', '/x/b', false],
    ['whom no group names may go everywhere', 'Tara', '/anything', true],
  ),
  ...of(
    file(
      'User-agent: Nora',
      'Disallow: /a',
      'User-agent: Omar',
      'Disallow: /b',
      'User-agent: Nora',
      'Disallow: /c',
    ),
    ['groups of one name count together, the first', 'Nora', '/a', false],
    ['and the last', 'Nora', '/c', false],
    ['but not what is between them', 'Nora', '/b', true],
    ['which is another’s', 'Omar', '/b', false],
  ),
  ...['Sitemap: https://care.example/map.xml', 'Crawl-delay: 5', 'Host: care.example', 'Noindex: /x'].flatMap(
    (line) =>
      of(
        file('User-agent: Omar', line, 'User-agent: Nora', 'Disallow: /'),
        [`"${line}" does not part two names, the first`, 'Omar', '/', false, 'it ends the group there'],
        ['from the second', 'Nora', '/', false],
      ),
  ),
  ...of(file('User-agent: Nora', 'Disallow: /a', 'Sitemap: /map', 'Disallow: /b'), [
    'other lines do not end the rules',
    'Nora',
    '/b',
    false,
  ]),
  ...of(
    file('User-agent: *', 'Disallow: /', 'User-agent: Nora', 'Allow: /', 'Disallow: /a'),
    ['the group of everybody is for those who have none', 'Omar', '/b', false],
    ['and not for those who have one', 'Nora', '/b', true],
    ['who keep to theirs', 'Nora', '/a', false],
  ),
  ...of(
    file('User-agent: Nora', 'Disallow: /a', 'User-agent: *', 'Disallow: /b'),
    ['also where everybody comes last', 'Nora', '/b', true],
    ['and the others', 'Omar', '/b', false],
  ),
  ...of(file('User-agent: *', 'Disallow: /', 'User-agent: Nora'), [
    'a group without rules leaves its crawler free',
    'Nora',
    '/a',
    true,
    'it takes the group of everybody',
  ]),
  ...of(file('User-agent: * mostly', 'Disallow: /'), [
    'a star with a remark is a star',
    'Nora',
    '/a',
    false,
    'it looks for a crawler of that name',
  ]),
  ...of(file('User-agent: *bot', 'Disallow: /'), ['a star within a name is none', 'Nora', '/a', true]),
  ...of(
    file('User-agent: *', 'Disallow: /a', 'User-agent: *', 'Disallow: /b'),
    ['everybody may have two groups', 'Nora', '/a', false],
    ['which count together', 'Nora', '/b', false],
  ),
];

export const names = [
  ...['NORA', 'nora', 'NoRa'].flatMap((name) =>
    of(
      file(`User-agent: ${name}`, 'Allow: /x/', 'Disallow: /'),
      [`${name} in the file is Nora`, 'Nora', '/x/y', true],
      ['and has its rules', 'Nora', '/a', false],
      ['and nora', 'nora', '/a', false],
      ['and NORA', 'NORA', '/a', false],
    ),
  ),
  ...of(file('User-agent: *', 'Disallow: /', 'User-agent: Nora/2.1', 'Allow: /x/', 'Disallow: /'), [
    'a name with a version is the name',
    'Nora',
    '/x/y',
    true,
  ]),
  ...['Nora Bot', 'Nora (all of them)', 'Nora*', 'Nora;q=1'].flatMap((name) =>
    of(file('User-agent: *', 'Disallow: /', `User-agent: ${name}`, 'Allow: /x/', 'Disallow: /'), [
      `"${name}" names Nora`,
      'Nora',
      '/x/y',
      true,
      'it compares the whole value',
    ]),
  ),
  ...of(file('User-agent: *', 'Disallow: /', 'User-agent: Nora Bot', 'Allow: /x/'), [
    'a name has no spaces',
    'Nora Bot',
    '/x/y',
    false,
    'it compares the whole value',
  ]),
  ...of(
    file('User-agent: Nora-News', 'Disallow: /'),
    ['a longer name is another', 'Nora', '/a', true],
    ['and is that one’s', 'Nora-News', '/a', false],
  ),
  ...of(file('User-agent: No', 'Disallow: /'), ['and so is a shorter one', 'Nora', '/a', true]),
];
