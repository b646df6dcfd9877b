import { describe, expect, it } from '@jest/globals';
import { languages } from '@careward/contracts/kernel/languages';
import { feelingIn, chooseFeelingSentence } from '../../src/answering/opening.domain.js';
import { type Feeling, feelings, feelingSentences } from '@careward/content/coach/feelings';

const told: [Feeling, string][] = [
  ['exhausted', "I'm so exhausted. She is up every night."],
  ['exhausted', 'i cant keep going like this'],
  ['exhausted', '3 am again. i cant do another night'],
  ['exhausted', 'Estoy bien cansada de levantarme cada dos horas'],
  ['exhausted', 'ya no puedo más con las noches'],
  ['ashamed', 'I yelled at my mom today and I feel terrible'],
  ['ashamed', 'I lost my temper with her'],
  ['ashamed', 'le grité a mi papá y me siento culpable'],
  ['ashamed', 'Me da mucha vergüenza pedir ayuda'],
  ['afraid', "I'm really scared she will fall"],
  ['afraid', 'tengo mucho miedo de que se caiga'],
  ['angry', "I'm so angry at my brother"],
  ['angry', "he gave 4 grand to a scammer. i'm so mad"],
  ['angry', 'me da coraje que nadie venga'],
  ['grieving', 'My husband died in March'],
  ['grieving', 'He passed tuesday. The hospital bed is still in the living room'],
  ['grieving', 'se murió mi mamá'],
  ['grieving', 'falleció el lunes y no sé qué hacer con sus cosas'],
  ['lonely', 'I feel so alone'],
  ['lonely', 'me siento muy sola con esto'],
  ['overwhelmed', "I'm completely overwhelmed"],
  ['overwhelmed', 'estoy abrumada, no puedo con todo'],
];
/** Of somebody else, of the past of a word, or a plain question. */
const notTold = [
  'she screamed at me in the shower',
  'he is angry every evening',
  'my mother is scared of the shower',
  "I'm leaving her alone for an hour, is that safe",
  'How do I help my lonely father?',
  'my husband passed out after his insulin',
  'she gets tired after dialysis',
  'what do I do when he is afraid at night',
  'mi mamá está enojada todo el tiempo',
  'la dejo sola dos horas',
  'How much does respite care cost?',
  'he passed out this morning',
  'her mother died forty years ago and she asks for her',
  'se quiere ir con su mamá que murió hace 40 años',
];

describe('a feeling', () => {
  it.each(told)('%s is heard in "%s"', (feeling, text) => expect(feelingIn(text)).toBe(feeling));
  it.each(notTold)('is not heard in "%s"', (text) => expect(feelingIn(text)).toBeNull());
});

describe('the opening sentences', () => {
  const all = languages.flatMap((lang) =>
    feelings.flatMap((feeling) =>
      feelingSentences[lang][feeling].map((sentence) => [lang, feeling, sentence] as const),
    ),
  );

  it.each(all)(
    'in %s for %s: "%s" is short and claims, asks and advises nothing',
    (_lang, _feeling, sentence) => {
      expect(sentence.length).toBeLessThanOrEqual(80);
      expect(sentence).not.toMatch(/\d|\?|\b(must|should|never|always|doctor|debe|nunca|siempre|médico)\b/i);
    },
  );

  it.each(languages)('are several in %s for each feeling, all different', (lang) => {
    for (const feeling of feelings) expect(feelingSentences[lang][feeling].length).toBeGreaterThanOrEqual(3);
    const list = feelings.flatMap((feeling) => feelingSentences[lang][feeling]);
    expect(new Set(list).size).toBe(list.length);
  });

  it('come in no two answers running, and not the same twice in a row', () => {
    let heard: (Feeling | null)[] = [];
    const said: (string | null)[] = [];
    for (let turn = 0; turn < 9; turn++) {
      const sentence = chooseFeelingSentence('afraid', 'en', heard);
      said.push(sentence);
      heard = [...heard, sentence ? 'afraid' : null];
    }
    expect(said.map((sentence) => sentence !== null)).toEqual(said.map((_, turn) => turn % 2 === 0));
    const spoken = said.filter((sentence) => sentence !== null);
    expect(spoken.slice(0, 3)).toEqual(feelingSentences.en.afraid);
    expect(spoken.every((sentence, at) => sentence !== spoken[at - 1])).toBe(true);
  });
});
