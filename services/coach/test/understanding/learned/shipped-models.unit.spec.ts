import { LENGTH } from '@careward/contracts/kernel/limits';
import { describe, expect, it } from '@jest/globals';
import { learned, readVocabulary } from '../../../src/understanding/learned/learned-models.js';
import { thresholdsOf } from '../../../src/understanding/learned/thresholds.js';
import {
  characterGrams,
  wordGrams,
  wordsOf,
} from '../../../src/understanding/learned/linear-model.domain.js';
import { vocabularyOf } from '../../../src/understanding/language/spelling.domain.js';
import { readLaterRows, readRows } from '@careward/training/labelled-rows';
import { encoder } from '../../the-encoder.js';

const rows = readRows('data');

describe('the models that come with the service', () => {
  it.each(['screen', 'topics', 'intents'])('were trained on the rows of infra/training: %s', (name) => {
    expect(thresholdsOf(name).data).toBe(rows.hash);
  });

  it('know later messages by those rows and the later ones', () => {
    expect(thresholdsOf('later').data).toBe(rows.hash + readLaterRows().hash);
  });

  it.each([
    [
      'still crooked',
      "mom's mouth is hanging on the left side and she is drooling her coffee",
      'i need a form from medicare',
    ],
    ['sigue sin despertar', 'mi papá no responde y está frío', 'cómo pido una silla para el baño'],
  ])('hear more danger in "%s" after an emergency than after a question', (text, emergency, question) => {
    expect(learned.dangerAfter(text, emergency)).toBeGreaterThan(learned.dangerAfter(text, question));
  });

  it('know the words of those rows', () => {
    const { safety, questions, other, library, asked } = rows;
    const texts = [safety, questions, other, library, asked].flatMap((some) => some.map(({ text }) => text));
    expect(readVocabulary()).toEqual(vocabularyOf(texts));
  });

  it.each([
    ['en', 'my mom is having a seizure and it wont stop', 'E7'],
    ['en', 'my husband fell and hit his head and he takes eliquis', 'E5'],
    ['en', 'I smell gas all through the house and the alarm is going off', 'E14'],
    ['en', 'i have the pills counted out. tonight after he is asleep i will end it', 'C1'],
    ['es', 'mi papá salió de la casa y no lo encontramos, tiene alzheimer', 'E13'],
    ['es', 'se le torció la cara y no puede levantar el brazo', 'E1'],
    ['es', 'se está ahogando con un pedazo de carne y no puede respirar', 'E3'],
  ])('recognise an emergency (%s): %s', (_, text, category) => {
    const { level, scores } = learned.riskOf(text, null);
    expect(level).not.toBeNull();
    expect(scores.slice(0, 2).map((score) => score.category)).toContain(category);
  });

  it.each([
    'how do I sign up for medicare part b',
    'what foods help with constipation',
    'necesito ayuda con los papeles del medicaid',
    'my brother never helps and it makes me so mad',
    'cómo le lavo los dientes si no quiere abrir la boca',
  ])('leave an ordinary question alone: %s', (text) => {
    expect(learned.riskOf(text, null).level).toBeNull();
  });

  it.each([
    ['he refuses to shower', 'refusing-care'],
    ['como le cambio el pañal a mi abuela', 'toileting-incontinence'],
    ['can I get paid for taking care of my mom', 'paid-family-caregiving'],
    ['she gets confused and angry when the sun goes down', 'managing-sundowning'],
  ])('find the topic: %s', (text, topic) => {
    const { topics } = learned.topicsOf(text, null);
    expect(topics.slice(0, 3).map(({ topicId }) => topicId)).toContain(topic);
    expect(topics.length).toBeLessThanOrEqual(12);
  });

  it.each([
    ['hello', 'greeting'],
    ['muchas gracias', 'thanks'],
    ['are you a real person', 'human'],
    ['is what I type here private', 'privacy'],
  ])('understand small talk: %s', (text, intent) => {
    expect(learned.intentOf(text, null)?.intent).toBe(intent);
  });

  it('take a question for no small talk', () => {
    expect(learned.intentOf('how do I bathe my father safely', null)).toBeNull();
  });

  it.each(['', '😀😀😀', '\n'.repeat(LENGTH.message), 'аааа бббб', '0'.repeat(LENGTH.message)])(
    'have something to say of any text: %j',
    (text) => {
      const { topics, off } = learned.topicsOf(text, null);
      expect(topics).toHaveLength(12);
      const numbers = [...learned.riskOf(text, null).scores.map(({ probability }) => probability), off];
      expect(numbers.every((n) => n >= 0 && n <= 1)).toBe(true);
    },
  );
});

describe('with its meaning, the models', () => {
  const vectorOf = async (text: string) => (await encoder.embed([text]))[0] ?? null;

  it.each([
    ['en', 'one side of her mouth hangs and her words come out as mush'],
    ['en', 'he swallowed the whole bottle and I cannot wake him'],
    ['es', 'se le torció la cara y no puede levantar el brazo'],
  ])('recognise an emergency (%s): %s', async (_, text) => {
    expect(learned.riskOf(text, await vectorOf(text)).level).not.toBeNull();
  });

  it.each(['how do I sign up for medicare part b', 'necesito ayuda con los papeles del medicaid'])(
    'leave an ordinary question alone: %s',
    async (text) => {
      expect(learned.riskOf(text, await vectorOf(text)).level).toBeNull();
    },
  );

  it.each([
    ['he refuses to shower', 'refusing-care'],
    ['como le cambio el pañal a mi abuela', 'toileting-incontinence'],
  ])('find the topic: %s', async (text, topic) => {
    const { topics } = learned.topicsOf(text, await vectorOf(text));
    expect(topics.slice(0, 3).map(({ topicId }) => topicId)).toContain(topic);
  });

  it.each([
    ['muchas gracias', 'thanks'],
    ['how do I bathe my father safely', null],
  ])('know what it is for: %s', async (text, intent) => {
    expect(learned.intentOf(text, await vectorOf(text))?.intent ?? null).toBe(intent);
  });
});

describe('the work for one message', () => {
  const gramsOf = (text: string) => {
    const words = wordsOf(text);
    return wordGrams(words, [1, 3]).length + characterGrams(words, [2, 5]).length;
  };

  it.each(['a ', '?', 'aaaa', 'no me ', 'é', '’x'])('grows with its length and no faster: %j', (piece) => {
    const times = LENGTH.message / 2 / piece.length;
    const [half, whole] = [gramsOf(piece.repeat(times)), gramsOf(piece.repeat(2 * times))];
    expect(whole).toBeLessThanOrEqual(2.1 * half);
    expect(whole).toBeLessThanOrEqual(8 * LENGTH.message);
  });
});
