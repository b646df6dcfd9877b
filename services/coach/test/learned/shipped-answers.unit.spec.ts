import { readFileSync } from 'node:fs';
import { LENGTH } from '@careward/contracts/kernel/limits';
import type { Place } from '@careward/content/care-profile/state-names';
import type { Language } from '@careward/contracts/kernel/languages';
import { readAnswerRows } from '@careward/training/answer-rows';
import { readDialogueRows } from '@careward/training/dialogue-rows';
import { readUntouched } from '@careward/training/labelled-rows';
import { describe, expect, it } from '@jest/globals';
import { vectorsOf } from '../../src/encoder/vectors.js';
import { shippedAnswers, shippedOwnTexts } from '../../src/learned/answers-model.js';
import { readAnswersModel } from '../../src/learned/answers-file.js';
import { readConversationModel } from '../../src/learned/conversation-file.js';
import { learned } from '../../src/learned/learned-models.js';
import { findAnswers } from '../../src/library/retrieval/find-answers.domain.js';
import { judgedTexts, rankTopics, topicsAmong } from '../../src/library/retrieval/find-topics.domain.js';
import { LibraryIndex } from '../../src/library/retrieval/library-index.domain.js';
import type { Remembered } from '../../src/library/retrieval/remembered.domain.js';
import { answeringTopics } from '../answer/seed-answers.js';
import { seedLibrary } from '../seed-library.js';
import { encoder } from '../the-encoder.js';

const held = new Set(answeringTopics.map(({ documentId }) => documentId));
const library = new LibraryIndex([
  ...answeringTopics,
  ...seedLibrary.filter(({ documentId }) => !held.has(documentId)),
]);
const ownTexts = shippedOwnTexts();

const [pattern] = answeringTopics[0]?.answers ?? [];
const [, other] = answeringTopics;
if (!pattern || !other) throw new Error('the seed has no answers');
const fresh = {
  ...pattern,
  id: 'a-parrot-in-her-room',
  question: { en: 'Can her parrot stay in the room with her?', es: '¿Puede quedarse el loro en su cuarto?' },
};
/** With one that was published since the training. */
const grown = new LibraryIndex([...library.topics, { ...other, answers: [...(other.answers ?? []), fresh] }]);

type Among = { hasEncoder?: boolean; index?: LibraryIndex; earlier?: Remembered; places?: readonly Place[] };

async function find(
  question: string,
  lang: Language,
  { hasEncoder = true, index = library, earlier = [], places = [] }: Among = {},
) {
  const about = { question, earlier, lang, conditions: [], places };
  const vectorOf = await vectorsOf(hasEncoder ? encoder : null, judgedTexts(about, index));
  const asked = { ...about, vectorOf };
  const ranked = rankTopics(asked, index, learned);
  const found = topicsAmong(asked, ranked, { library: index, learned });
  const { certainty, answers } = findAnswers(
    asked,
    { ranked, found },
    { library: index, learned: shippedAnswers, ownTexts },
  );
  return {
    certainty,
    topics: answers.map(({ topic }) => topic.documentId),
    ids: answers.map(({ answered }) => answered.id),
  };
}

async function expectFirst(lang: Language, text: string, id: string) {
  const { certainty, ids } = await find(text, lang);
  expect(ids[0]).toBe(id);
  expect(['sure', 'likely']).toContain(certainty);
}

describe('the model of the answered questions that comes with the service', () => {
  it('was trained on the wordings of infra/training', async () => {
    expect(readAnswersModel().header.data).toBe((await readAnswerRows()).hash);
  });

  it('goes by what the conversations of infra/training taught', () => {
    expect(readConversationModel().data).toBe(readDialogueRows().hash);
  });

  it('knows every answered question of the library', () => {
    const { ids } = readAnswersModel().model;
    expect(library.answers.map(({ answered }) => answered.id).filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('is small', () => {
    const bytes = readFileSync(new URL('../../models/answers.bin', import.meta.url)).length;
    expect(bytes).toBeLessThan(20_000_000);
  });

  it.each([
    ['en', 'Mom keeps asking to go home', 'dem-wants-to-go-home'],
    ['es', 'mi mamá dice a cada rato que se quiere ir a su casa', 'dem-wants-to-go-home'],
    ['en', "she's gone and I can't find her anywhere", 'dem-missing-now'],
    ['en', 'dad refuses to take a bath, its been two weeks', 'body-wont-bathe'],
    ['es', 'mi papá no se quiere bañar', 'body-wont-bathe'],
  ] as const)('finds first, in %s: %s', expectFirst);

  it.each([
    ['en', 'does medicaid pay me to take care of my mom'],
    ['en', 'will Medicaid pay me to take care of my dad'],
    ['es', 'medicaid me paga por cuidar a mi mamá'],
  ] as const)('takes Medicaid for no Medicare, in %s: %s', async (lang, text) => {
    const { ids, topics } = await find(text, lang);
    expect(ids[0]).not.toBe('money-medicare-pays-me');
    expect(topics[0]).toBe('paid-family-caregiving');
    expect((await find(text.replace(/medicaid/i, 'Medicare'), lang)).ids[0]).toBe('money-medicare-pays-me');
  });

  it.each([
    ['en', 'mom fell in the shower', 'body-fell-seems-fine'],
    ['en', 'dad fell in the tub', 'body-fell-get-up'],
    ['es', 'mi mamá se cayó en la regadera', 'body-fell-seems-fine'],
    ['en', 'pacing the hallway at 3am', 'dem-up-all-night'],
    ['es', 'se la pasa caminando toda la noche', 'dem-up-all-night'],
    ['en', 'leg cramps walking at night', 'more-leg-cramps'],
    ['es', 'se le cayó el pelo con la quimio', 'more-chemo-hair-wig'],
  ] as const)('goes by what happened rather than where, in %s: %s', expectFirst);

  it.each([
    ['en', 'who approves the hours and how do i sign up as her paid provider', 'CA', 'more-ihss'],
    ['es', 'quiero ser proveedora de mi mamá y que me paguen las horas', 'CA', 'more-ihss'],
    ['es', 'qué le cubre el plan a mi mamá en casa', 'PR', 'more-plan-vital'],
  ] as const)(
    'finds first what is so in the place, and nowhere else, in %s: %s',
    async (lang, text, place, id) => {
      expect((await find(text, lang, { places: [place] })).ids[0]).toBe(id);
      expect((await find(text, lang, { places: ['OH'] })).ids).not.toContain(id);
    },
  );

  it('finds first what is asked of all states, wherever one is', async () => {
    const text = 'how do I get paid to take care of my mom';
    for (const place of ['CA', 'NY', 'TX', 'OH'] as const)
      expect((await find(text, 'en', { places: [place] })).ids[0]).toBe('money-get-paid-start');
  });

  it('finds answers of the right topic for plain questions of a writer it knows nothing of', async () => {
    const rows = readUntouched<{ text: string; lang: Language; topics: string[]; wording: string }>(
      'questions',
    )
      .filter(({ wording }) => wording === 'plain')
      .filter((_, at) => at % 5 === 0);
    let [right, wrongAsSure] = [0, 0];
    for (const { text, lang, topics } of rows) {
      const found = await find(text, lang);
      const isRight = found.topics.slice(0, 3).some((topic) => topics.includes(topic));
      if (isRight || found.certainty === 'none') right++;
      if (found.certainty === 'sure' && !topics.includes(found.topics[0] ?? '')) wrongAsSure++;
    }
    expect(right / rows.length).toBeGreaterThan(0.85);
    expect(wrongAsSure / rows.length).toBeLessThan(0.05);
  });

  it.each([
    ['en', 'ok and her hair? its one big mat in the back', 'body-wont-bathe', 'body-wash-hair-in-bed'],
    ['en', 'what counts as a fever for him', 'cond-er-chemo', 'cond-ca-fever'],
  ] as const)('goes on from what was shown, in %s: %s', async (lang, text, answerId, expected) => {
    const earlier = [{ question: 'what do I do', answerId, shown: [answerId] }];
    expect((await find(text, lang, { earlier })).ids.slice(0, 3)).toContain(expected);
  });

  it.each(['what is the capital of France', '¿quién ganó el partido anoche?'])(
    'is sure of nothing about other things in a conversation: %s',
    async (text) => {
      const earlier = [
        { question: 'he wont bathe', answerId: 'body-wont-bathe', shown: ['body-wont-bathe'] },
      ];
      expect((await find(text, 'en', { earlier })).certainty).not.toBe('sure');
    },
  );

  it('finds by spelling alone where there is no encoder', async () => {
    expect((await find('mom keeps asking to go home', 'en', { hasEncoder: false })).ids[0]).toBe(
      'dem-wants-to-go-home',
    );
  });

  it.each([true, false])(
    'finds what was published since for what it is about alone (encoder: %s)',
    async (hasEncoder) => {
      for (const { text, hash } of ownTexts.missing([fresh])) {
        const [vector] = await encoder.embed([text], 'passage');
        if (vector) ownTexts.add(hash, vector);
      }
      const among = { hasEncoder, index: grown };
      expect((await find('can the parrot stay in her room', 'en', among)).ids[0]).toBe(fresh.id);
      const others = [
        'mom keeps asking to go home',
        'dad refuses to take a bath, its been two weeks',
        'he wont take his pills',
      ];
      for (const text of others) expect((await find(text, 'en', among)).ids[0]).not.toBe(fresh.id);
    },
  );

  it.each([
    [
      'the longest message',
      `${'my mom keeps asking to go home and I do not know what to say. '.repeat(80)}`.slice(
        0,
        LENGTH.message,
      ),
    ],
    ['two languages in one', 'my mamá no quiere bañarse and she hits me'],
  ])('answers odd input: %s', async (_, text) => {
    expect((await find(text, 'en')).certainty).not.toBe('none');
  });

  it.each(['', '🙂🙂', '   '])('finds nothing where nothing is said: "%s"', async (text) => {
    expect(await find(text, 'en')).toEqual({ certainty: 'none', topics: [], ids: [] });
  });

  it.each([
    'what is the capital of France',
    'which stocks should I buy this week',
    '¿por quién vas a votar?',
  ])('does not stand as sure on: %s', async (text) => {
    expect((await find(text, 'en')).certainty).not.toBe('sure');
  });
});
