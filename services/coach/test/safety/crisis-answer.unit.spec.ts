import { describe, expect, it } from '@jest/globals';
import { screen } from '../../src/safety/screen.domain.js';

const after = (...texts: string[]) =>
  texts.reduce<ReturnType<typeof screen>[]>((earlier, text) => [...earlier, screen({ text, earlier })], []);

describe('The answer to the direct question of a crisis card', () => {
  it.each([
    'no, it’s just a figure of speech',
    'No it is just an expression. How do I get him to eat?',
    'no, es un decir',
    'ay no, es nomas un decir',
    'no I’m not, just venting',
    'sorry, I didn’t mean it like that',
    'no, I don’t want to die',
    'no, estoy bien',
    'no',
    'no, no lo digo en serio',
    'no, just tired',
  ])('"%s" is believed, and 988 stays in sight', (text) => {
    expect(after('I want to die', text).at(-1)).toEqual({ level: 'strip', tier: 'T1', category: 'suicide' });
  });

  it.each([
    'yes',
    'sí',
    'maybe',
    'I don’t know',
    'no but I have the pills',
    'no, es un decir, pero ya tengo las pastillas',
    'no, it’s a figure of speech, tonight I will do it',
    'no. I can’t go on',
    'no, I am fine, goodbye',
    'not really safe',
    'no puedo más',
    'does not matter',
    'whatever',
  ])('"%s" stays with the card', (text) => {
    expect(after('I want to die', text).at(-1)).toMatchObject({ level: 'card', tier: 'T1' });
  });

  it.each(['yes', 'I’m so tired', 'What can she eat?'])(
    'is not asked again: "%s" is heard as it stands',
    (text) => {
      expect(after('I want to die', 'no, es un decir', text).at(-1)).toBeNull();
    },
  );

  it('is heard anew where it comes back', () => {
    expect(after('I want to die', 'no, es un decir', 'I want to kill myself').at(-1)).toMatchObject({
      level: 'card',
    });
  });

  it('takes back no other danger', () => {
    const text = 'no, it’s a figure of speech. he is choking and can’t breathe';
    expect(after('I want to die', text).at(-1)).toMatchObject({ level: 'card', tier: 'T0' });
  });

  it.each(['ok thank you', 'how often should he eat?'])('lets "%s" be something else', (text) => {
    expect(after('I want to die', text).at(-1)).toBeNull();
  });

  it('is no answer where nothing was asked', () => {
    expect(after('How do I bathe her?', 'no, es un decir').at(-1)).toBeNull();
  });
});
