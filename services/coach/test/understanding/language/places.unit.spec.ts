import { describe, expect, it } from '@jest/globals';
import { placeNames, type Place } from '@careward/content/care-profile/state-names';
import { languages } from '@careward/contracts/kernel/languages';
import { isOnlyPlace, placesIn, placesOf } from '../../../src/understanding/language/places.domain.js';

const every = languages.flatMap((lang) =>
  (Object.entries(placeNames[lang]) as [Place, string][]).map(
    ([place, name]) => [name, lang, place] as const,
  ),
);

describe('the places that a text names', () => {
  it.each(every)('"%s" (%s) is the place %s alone', (name, lang, place) => {
    expect(
      placesIn(`${lang === 'en' ? 'does Medicaid pay me in' : '¿me paga Medicaid en'} ${name}?`),
    ).toEqual([place]);
    expect(isOnlyPlace(name)).toBe(true);
  });

  it.each<[string, Place[]]>([
    ['does medicaid pay me in ohio', ['OH']],
    ['Can I get paid in TX to care for mom', ['TX']],
    ['can i get paid in tx', ['TX']],
    ['we live in Columbus, OH 43004', ['OH']],
    ['me pagan por cuidar a mi mama en nueva york?', ['NY']],
    ['vivo en Tejas', ['TX']],
    ['mi mamá está en Carolina del Norte', ['NC']],
    ['mom is in West Virginia', ['WV']],
    ['in Washington DC', ['DC']],
    ['en Virginia Occidental', ['WV']],
    ['mom lives in Ohio and I live in Texas', ['OH', 'TX']],
    ['we are in PA', ['PA']],
    ['new mexico medicaid', ['NM']],
    ['we live in Louisville, KY', ['KY']],
    ['soy de PR', ['PR']],
  ])('in "%s" are %j', (text, places) => expect(placesIn(text)).toEqual(places));

  it.each([
    'my sister Virginia helps with mom',
    'Georgia fell last night',
    'tiene el ojo colorado',
    'vive en la montaña',
    'she is in a NH and needs a CT',
    'is MS covered by the VA',
    'hi, can you help me or not',
    'can the PA change her meds',
    'se cayó en la nevada',
    'she wants to go back to Mexico',
    'IS IT OK TO LEAVE HER IN BED OR NOT',
    'mi hermana Carolina no ayuda',
    'OH my god, she fell',
    'she has dementia, OK?',
    'we saw Dr. Lee, MD.',
    'he gets SC injections',
    'is KY jelly safe',
  ])('in "%s" are none', (text) => expect(placesIn(text)).toEqual([]));
});

describe('a message that only says where', () => {
  it.each([
    'Ohio',
    'in ohio',
    'I live in Texas.',
    'she lives in TX',
    'vivimos en Florida',
    'TX',
    'tx',
    'Virginia',
    'New York',
    'Ohio please',
    'Ohio, thanks',
    'no, Texas',
    'Texas, por favor',
    'soy de PR',
  ])('is "%s"', (text) => expect(isOnlyPlace(text)).toBe(true));

  it.each(['ok', 'hi', 'me', 'yes', 'does Medicaid pay me in Ohio', 'my mom fell in Texas', 'Virginia fell'])(
    'is not "%s"',
    (text) => expect(isOnlyPlace(text)).toBe(false),
  );
});

describe('where a question is about', () => {
  const earlier = [{ question: 'my mom in Texas has dementia' }, { question: 'she fell' }];

  it('is as the question says, before the conversation and the profile', () => {
    expect(placesOf({ text: 'pay in Ohio', earlier }, 'FL')).toEqual({
      places: ['OH'],
      areFromProfile: false,
    });
  });
  it('is as an earlier question says, before the profile', () => {
    expect(placesOf({ text: 'who pays me', earlier }, 'FL')).toEqual({
      places: ['TX'],
      areFromProfile: false,
    });
  });
  it('is the place of the profile where nothing was said', () => {
    expect(placesOf({ text: 'who pays me', earlier: [] }, 'FL')).toEqual({
      places: ['FL'],
      areFromProfile: true,
    });
  });
  it.each([null, 'XX'])('is unknown where the profile has %p', (profile) => {
    expect(placesOf({ text: 'who pays me', earlier: [] }, profile).places).toEqual([]);
  });
});
