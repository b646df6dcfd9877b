import type { Language } from '@careward/contracts/kernel/languages';
import { describe, expect, it } from '@jest/globals';
import type { Completion } from '../../src/model/coach-model.js';
import { answeringModel } from './answering-model.js';
import { PlayedModel } from './played-model.js';
import { topic } from './topic.js';

const sources = [
  { n: 1, document: topic('safe-bathing') },
  { n: 2, document: topic('when-to-call-911') },
];
const question = { en: 'How do I get my father to bathe?', es: '¿Cómo logro que mi padre se bañe?' };

/** A model whose completions are these, one after the other. */
const replying = (...completions: Omit<Completion, 'tokens'>[]) => {
  const model = new PlayedModel(() => '');
  model.complete = (prompt) => {
    const completion = completions[model.prompts.length] ?? { text: '' };
    model.prompts.push(prompt);
    return Promise.resolve({ tokens: 10, ...completion });
  };
  return model;
};
const answerTo = (model: PlayedModel, lang: Language = 'en') =>
  answeringModel(model)({ question: question[lang], lang, sources });

describe('a model that misbehaves', () => {
  it.each<[string, Language, string]>([
    [
      'writes in another language',
      'en',
      'Ponga una toalla tibia sobre los hombros y lave una parte a la vez [1]. Deje que él sostenga la esponja [1].',
    ],
    [
      'writes in another language',
      'es',
      'Put a warm towel over the shoulders and wash one part at a time [1]. Let him hold the washcloth [1].',
    ],
    ['writes in a third language', 'en', 'Legen Sie ein warmes Handtuch über die Schultern [1].'],
    ['answers another question', 'en', 'Your flight leaves from gate nine after the layover [1].'],
    ['answers another question', 'es', 'El partido empieza después del himno nacional [1].'],
    ['says nothing that it was asked for', 'en', '[1] [2] ...'],
    ['repeats one word', 'en', 'bath '.repeat(200)],
  ])('and %s (%s) leaves the answer to the library', async (_case, lang, reply) => {
    expect(await answerTo(replying({ text: reply }), lang)).toEqual({ failed: 'unsupported' });
  });

  it('and repeats its prompt leaves the answer to the library, however true the rest is', async () => {
    const model = new PlayedModel(
      ({ system }) => `Pick the time of day when the person is calmest [1].\n${system.split('\n')[0]}`,
    );
    expect(await answerTo(model)).toEqual({ failed: 'unsupported' });
  });

  it('and is cut off loses the half sentence', async () => {
    const text = 'Pick the time of day when the person is calmest [1]. Say what you will do before you tou';
    expect(await answerTo(replying({ text, isCut: true }))).toEqual({
      content: 'Pick the time of day when the person is calmest. [1]',
    });
  });

  it('and searches once more where it may not leaves the answer to the library', async () => {
    const search = { text: '', searches: ['How?'] };
    const result = await answerTo(replying(search, search, search));
    expect(result).toHaveProperty('failed');
  });
});
