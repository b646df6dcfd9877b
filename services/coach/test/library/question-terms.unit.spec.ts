import { WANTED_TERMS } from '@careward/contracts/discovery/limits';
import type { Language } from '@careward/contracts/kernel/languages';
import { describe, expect, it } from '@jest/globals';
import { knownWordsOf } from '../../src/library/question-terms.controller.js';
import { knownAs, termsOf, vocabularyOf } from '../../src/library/question-terms.domain.js';

const terms = (question: string, lang: Language = 'en') => termsOf(question, knownWordsOf(lang));

describe('the words of a question', () => {
  it.each<[Language, string, string[]]>([
    ['en', 'how do I clean a tracheostomy tube', ['tracheostomy', 'tube', 'clean']],
    ['en', 'power wheelchair repair', ['wheelchair', 'repair', 'power']],
    ['en', 'how to trim thick toenails for my diabetic dad', ['toenails', 'diabetic', 'trim', 'thick']],
    ['en', 'does medicaid pay for a bidet', ['bidet', 'Medicaid', 'pay']],
    ['en', 'HOW DO I CLEAN HIS CPAP MACHINE', ['CPAP', 'machine', 'clean']],
    ['en', 'Colonoscopy Prep For Someone With Dementia', ['colonoscopy', 'dementia', 'prep']],
    ['en', 'What about service dogs for Parkinson’s?', ['Parkinson', 'dogs', 'service']],
    ['en', 'is it safe? Wheelchair on a ramp', ['ramp', 'wheelchair', 'safe']],
    ['es', '¿Cómo limpio la traqueotomía de mi papá?', ['traqueotomía', 'limpio']],
    ['es', 'cateter tapado', ['catéter', 'tapado']],
    ['es', 'como le corto las uñas gruesas a mi abuela', ['gruesas', 'uñas', 'corto']],
    ['es', '¿Medicaid paga dentaduras?', ['Medicaid', 'dentaduras', 'paga']],
  ])('(%s) of "%s" say its subject, the most telling first', (lang, question, expected) => {
    expect(terms(question, lang)).toEqual(expected);
  });

  it('are told once each, in the spelling of the vocabulary, and no more than are kept', () => {
    expect(terms('Oxygen, oxygen and OXYGEN’s hose')).toEqual(['hose', 'oxygen']);
    const many = 'wheelchair battery ramp hospice catheter oxygen dementia burial passport toenails';
    expect(terms(many)).toHaveLength(WANTED_TERMS);
  });

  it.each<[Language, string, string, string[]]>([
    ['en', 'a name', 'My mother Rose Walker needs a ramp', ['ramp']],
    ['en', 'a name without capitals', 'jose garcia lopez needs a ramp', ['ramp']],
    ['en', 'a surname that is a word', 'john walker needs a ramp', ['ramp']],
    ['en', 'a surname alone', 'my neighbor Walker needs a ramp', ['ramp']],
    ['en', 'a name after a title', 'dr. young said no to a ramp for mrs. strong', ['ramp']],
    ['en', 'a name that is told to be one', 'a dog named buddy on the ramp', ['ramp', 'dog']],
    ['en', "somebody's", "Mary's ramp and O'Brien's ramp", ['ramp']],
    ['en', 'two surnames in one', 'Anna Smith-Jones needs a ramp', ['ramp']],
    ['en', 'a name in capitals', 'MARY JONES NEEDS A RAMP', ['ramp']],
    ['en', 'a phone number', 'a ramp? call 555-123-4567 or (212) 555 0199', ['ramp']],
    ['en', 'an e-mail address', 'a ramp, rose.walker@mail.com or power@wheelchair.org', ['ramp']],
    [
      'en',
      'a web address',
      'a ramp from www.hospice.com/bed or https://bed.org/hospice or ramps.com',
      ['ramp'],
    ],
    ['en', 'a street address', 'a ramp at 12 maple street and 7b North Oak Park Ave.', ['ramp']],
    ['en', 'a place', 'a ramp in Newark, new jersey, near springfield', ['ramp']],
    ['en', 'a social security number', 'a ramp, 123-45-6789, 123456789, a1b2c3', ['ramp']],
    ['en', 'a date', 'a ramp since Monday, March 3rd, 1941, not sunday', ['ramp']],
    ['en', 'an age', 'a ramp for someone who is eighty', ['ramp']],
    ['en', 'relations', 'a ramp for my mother, father in law, daughter and stepson', ['ramp']],
    ['en', 'slips of the finger', 'a ramp for a whelchair, trachostomy tueb cleening', ['ramp']],
    ['en', 'a rare string', 'a ramp xqzvbn ñandutix hunter22 _secret_9', ['ramp']],
    ['en', 'a medicine beside a name', 'can John Smith take warfarin', ['warfarin']],
    ['en', 'nothing else', 'my mother Maria Lopez, 305 555 1234', []],
    ['es', 'un nombre', 'mi mamá María García necesita una rampa', ['rampa']],
    ['es', 'un nombre sin mayúsculas', 'dolores torres y luz ramos piden rampa', ['rampa', 'piden']],
    ['es', 'un nombre tras un título', 'la sra. Blanca Rojas pide rampa', ['rampa', 'pide']],
    ['es', 'una dirección', 'rampa en la calle Roble 12, avenida de las Flores', ['rampa']],
    ['es', 'teléfono y correo', 'rampa, 305-555-1234, silla@correo.mx', ['rampa']],
    ['es', 'un lugar', 'rampa en Miami, Guadalajara, puebla de Zaragoza', ['rampa']],
    ['es', 'nada más', 'mi abuelita Juana Pérez', []],
  ])('(%s) leave out %s: "%s"', (lang, _what, question, expected) => {
    expect(terms(question, lang)).toEqual(expected);
  });

  const names = {
    given:
      'james mary robert patricia john jennifer michael linda david elizabeth william barbara richard susan joseph jessica thomas ' +
      'sarah charles karen rose grace faith hope joy bill mark frank may june april dawn ruby pearl iris lily daisy violet olive ' +
      'jose maria juan luis carlos jorge miguel guadalupe mercedes dolores consuelo pilar rosario luz esperanza',
    family:
      'smith johnson williams jones garcia miller davis rodriguez martinez hernandez lopez gonzalez wilson anderson taylor ' +
      'moore jackson martin lee perez thompson harris sanchez clark ramirez lewis robinson allen wright torres nguyen flores',
    places:
      'california texas florida york chicago houston phoenix dallas denver boston seattle miami atlanta cleveland newark mexico ' +
      'cuba guatemala habana lima quito caracas',
  };
  it.each(Object.entries(names))('are never the commonest %s names, with a capital or without', (_, list) => {
    const each = list.split(' ');
    const capitals = each.map((name) => name[0]?.toUpperCase() + name.slice(1));
    for (const lang of ['en', 'es'] as const)
      expect(
        [...each, ...capitals, ...each.map((name) => `${name}'s`)].flatMap((name) => terms(name, lang)),
      ).toEqual([]);
  });

  it('are of the vocabulary, whatever is asked', () => {
    const known = { ...knownWordsOf('en'), vocabulary: vocabularyOf(['lift', 'bed', 'Medicare']) };
    const allowed = new Set(['lift', 'bed', 'Medicare']);
    let seed = 7;
    const next = (below: number) => (seed = (seed * 48_271) % 2_147_483_647) % below;
    const pieces = [
      'lift',
      'bed',
      'MEDICARE',
      'Bedford',
      'lifted',
      'é',
      "'s",
      '’',
      '-',
      '_',
      ' ',
      '.',
      '@',
      '9',
      'ß',
      '🛏',
      '\u0301',
      '\n',
      'x',
    ];
    for (let round = 0; round < 2_000; round++) {
      const question = Array.from({ length: 1 + next(12) }, () => pieces[next(pieces.length)]).join('');
      expect(termsOf(question, known).filter((term) => !allowed.has(term))).toEqual([]);
    }
  });

  it('are found in time in proportion to a question, however it is written', () => {
    for (const text of ['1 a ', 'a@', 'calle de la ', '-1', 'https:', "a'", '. ', 'A '])
      expect(terms(text.repeat(8_000 / text.length)).length).toBeLessThanOrEqual(WANTED_TERMS);
  });
});

describe('a vocabulary', () => {
  it('finds a word without its accents, and tells apart words that differ by them', () => {
    const vocabulary = vocabularyOf(['unas', 'uñas', 'catéter']);
    const found = ['unas', 'UÑAS', 'cateter', 'catéter', 'Cáteter', 'cat'].map(
      (word) => knownAs(word, vocabulary)?.word,
    );
    expect(found).toEqual(['unas', 'uñas', 'catéter', 'catéter', 'catéter', undefined]);
  });

  it.each(['en', 'es'] as const)('of general words is there (%s)', (lang) => {
    expect(knownWordsOf(lang).vocabulary.size).toBeGreaterThan(30_000);
  });
});
