import type { Relationship } from '@careward/contracts/care-profile/enumerations';
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { describe, expect, it } from '@jest/globals';
import {
  aliasNames,
  namesIn,
  type Person,
  PersonReferences,
} from '../../../src/understanding/language/people.domain.js';

const person = (name: string, relationship: Relationship | null = 'parent'): Person => ({
  id: name,
  name,
  relationship,
  conditions: [],
  insuranceType: null,
});
const meant = (text: string, people: readonly Person[], earlier: readonly string[] = []) =>
  new PersonReferences([...earlier, text], people).findPeople(earlier.length).map(({ name }) => name);

const parents = [person('Frank'), person('Eileen')];
const family = [person('Rosa Delgado'), person('Will', 'spouse'), person('José Ruiz', 'grandparent')];

describe('Whom a message is about', () => {
  it.each<[string, readonly Person[], string[]]>([
    ['Frank fell in the bathroom', parents, ['Frank']],
    ['frank’s sugar is low', parents, ['Frank']],
    ['FRANK FELL', parents, ['Frank']],
    ['Frank hasn’t eaten and Eileen asks for her mother', parents, ['Frank', 'Eileen']],
    ['the frankfurters were fine', parents, ['Frank', 'Eileen']],
    ['Jo fell', [person('Jo'), person('Ana')], ['Jo']],
    ['a Frank no le gusta', parents, ['Frank']],
    ['she fell', parents, ['Frank', 'Eileen']],
    ['Not Eileen. Frank.', parents, ['Frank']],
    ['not Eileen', parents, ['Frank']],
    ['my dad fell', parents, ['Frank', 'Eileen']],
    ['my dad Frank fell', parents, ['Frank']],
    ['jose se cayó', family, ['José Ruiz']],
    ['mi abuelo se cayó', family, ['José Ruiz']],
    ['my husband is confused', family, ['Will']],
    ['mom won’t bathe', family, ['Rosa Delgado']],
    ['mi mamá no se baña', family, ['Rosa Delgado']],
    ['will she eat?', family, ['Rosa Delgado', 'Will', 'José Ruiz']],
    ['Will she eat?', family, ['Rosa Delgado', 'Will', 'José Ruiz']],
    ['Will fell again', family, ['Will']],
    ['what about Will’s feet', family, ['Will']],
    ['I gave Will a bath', family, ['Will']],
    ['a mi apá, no a mi amá', [person('Amá Licha'), person('Apá Güicho')], ['Apá Güicho']],
    ['mi suegra grita', [person('Rosa'), person('Chayo', 'other')], ['Chayo']],
    ['she asks where her mother is', family, ['Rosa Delgado', 'Will', 'José Ruiz']],
    ['Ana has a fever', [person('Ana Ruiz'), person('Ana Paz')], ['Ana Ruiz', 'Ana Paz']],
    ['Ana Paz has a fever', [person('Ana Ruiz'), person('Ana Paz')], ['Ana Paz']],
    ['tiene dolores', [person('Dolores'), person('Pepe')], ['Dolores', 'Pepe']],
    ['prende la luz', [person('Luz'), person('Pepe')], ['Luz', 'Pepe']],
    ['le duele a Luz', [person('Luz'), person('Pepe')], ['Luz']],
    ['in May she fell', [person('Rose'), person('Art')], ['Rose', 'Art']],
    ['pepe fell', [person(''), person('Pepe'), person(UNREADABLE)], ['Pepe']],
    ['Pepe fell', [person('\u202EPepe\u202C'), person('Ana')], ['\u202EPepe\u202C']],
    ['hello', [person('\u202E'), person('Ana')], ['\u202E', 'Ana']],
    ['she fell', [person('Ana')], ['Ana']],
    ['she fell', [], []],
  ])('"%s"', (text, people, expected) => {
    expect(meant(text, people)).toEqual(expected);
  });

  it.each<[string, string[], readonly Person[], string[]]>([
    ['what counts as a fever for him', ['Frank has chemo'], parents, ['Frank']],
    ['y ahora?', ['Frank has chemo', 'Eileen se perdió'], parents, ['Eileen']],
    ['no, my dad', ['my mom Eileen wanders', 'how do I stop it'], parents, ['Frank']],
    ['my dad fell', ['my dad Frank takes Eliquis', 'Eileen is fine'], parents, ['Frank']],
    ['my mom fell', ['my dad Frank takes Eliquis'], parents, ['Eileen']],
    ['Otto fell', ['Frank has chemo'], parents, ['Frank']],
    ['she fell', ['Frank has his chemo'], parents, ['Eileen']],
    ['ella se cayó', ['Frank no come, él tiene cáncer'], parents, ['Eileen']],
    ['she fell', ['my dad Frank wanders'], parents, ['Eileen']],
    ['Frank was short with her', ['my dad Frank wanders'], parents, ['Frank', 'Eileen']],
    [
      'le doy del advil de mi tata? ella es mala',
      [],
      [person('Tata Beto'), person('Cuca')],
      ['Tata Beto', 'Cuca'],
    ],
    ['he fell', ['Frank has his chemo'], parents, ['Frank']],
    ['she fell', ['Frank has chemo'], parents, ['Frank']],
    ['she fell', ['Frank and his wife'], [person('Frank'), person('Otto')], ['Otto']],
  ])('"%s" after %j', (text, earlier, people, expected) => {
    expect(meant(text, people, earlier)).toEqual(expected);
  });

  it('of twenty people is still the one who is named', () => {
    const many = Array.from({ length: 20 }, (_, at) =>
      person(`Name${String.fromCodePoint(97 + at)}`, 'other'),
    );
    expect(meant('namec fell', many)).toEqual(['Namec']);
    expect(meant('she fell', many)).toHaveLength(20);
  });

  it('is nobody false once somebody has another name', () => {
    expect(meant('and his feet?', [person('Ana'), person('Otto')], ['Frank fell'])).toEqual(['Ana', 'Otto']);
  });
});

const askedAgain = (text: string, earlier: readonly string[]) =>
  new PersonReferences([...earlier, text], parents).findRepeatedQuestion();

describe('A message that only says for whom', () => {
  const before = ['my mom Eileen wanders at night, what do I do'];
  it.each([
    ['no, my dad', before[0]],
    ['No, Frank.', before[0]],
    ['I meant my dad', before[0]],
    ['no, mi papá', before[0]],
    ['sorry, not Eileen, Frank', before[0]],
    ['Frank fell', null],
    ['no', null],
    ['no, that did not help', null],
    ['dad wanders too', null],
  ])('"%s" asks the question before again', (text, question) => {
    expect(askedAgain(text, before)).toBe(question);
  });

  it('asks nothing where nothing was asked', () => {
    expect(askedAgain('no, my dad', [])).toBeNull();
    expect(askedAgain('no, my dad', ['Eileen', ''])).toBeNull();
  });
});

const read = (text: string, recipients: Person[], ownName?: string) =>
  aliasNames(text, namesIn({ recipients, ownName }));

describe('What a model reads', () => {
  it.each([
    ['Frank fell and Eileen is scared', 'recipient A fell and recipient B is scared'],
    ['frank’s feet, FRANK', 'recipient A’s feet, recipient A'],
    ['to be franker', 'to be franker'],
  ])('of "%s" is "%s"', (text, expected) => {
    expect(read(text, parents)).toBe(expected);
  });

  it.each(['Mary-Jane’s bath', 'mary jane’s bath', 'O’Brien’s bath', 'OBrien’s bath'])(
    'has no name of "%s"',
    (text) => {
      expect(read(text, [person('Mary-Jane O’Brien')])).toBe('recipient A’s bath');
    },
  );

  it('has no name of two letters', () => {
    expect(read('Jo fell', [person('Jo')])).toBe('recipient A fell');
  });

  it('keeps words that are also names', () => {
    expect(read('will you tell me if Will will eat', family)).toBe(
      'will you tell me if recipient B will eat',
    );
    expect(read('Rosa Delgado fell', family)).toBe('recipient A fell');
    expect(read('WILL FELL, JOSÉ TOO', family)).toBe('recipient B FELL, recipient C TOO');
  });
});

describe("The caregiver's own name", () => {
  it('is read by no model either, whole or in part', () => {
    expect(read('I am Ana Ruiz. Ana is tired, ana cries', [], 'Ana Ruiz')).toBe(
      'I am the caregiver. the caregiver is tired, the caregiver cries',
    );
  });

  it('is told from that of a mother of the same surname', () => {
    const mother = [person('Rosa Delgado')];
    expect(read('Ana Delgado cares for Rosa Delgado. Ana and Rosa agree', mother, 'Ana Delgado')).toBe(
      'the caregiver cares for recipient A. the caregiver and recipient A agree',
    );
  });
});
