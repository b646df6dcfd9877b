import { describe, expect, it } from '@jest/globals';
import { placeRules } from '@careward/content/assessment/state-rules';
import { type Place, placeNames } from '@careward/content/care-profile/state-names';
import { stateContacts } from '@careward/content/coach/state-contacts';
import {
  contactQuestions,
  medicaidOffices,
  placeQuestions,
  placesOffered,
  placeTexts,
} from '@careward/content/coach/place-questions';
import { languages, type Language } from '@careward/contracts/kernel/languages';
import {
  answerQuestion,
  findPlacedAnswer,
  type EarlierExchange,
} from '../../src/answering/answer-question.domain.js';
import { placedQuestion } from '../../src/answering/looked-up.domain.js';
import { noVectors } from '../../src/encoder/vectors.js';
import { noOpening } from '../../src/answering/opening.domain.js';
import { emptyResult } from '../../src/retrieval/search-result.domain.js';
import { seedLibrary } from '../seed-library.js';
import { answeredQuestion, seedAnswer } from './seed-answers.js';
import { topic } from './the-library.js';

const facts = { brand: 'Nearhand', supportEmail: 'help@nearhand.example', hasModel: false };
const library = { document: topic, answered: answeredQuestion };
const start = seedAnswer('money-get-paid-start');
const found = { ...emptyResult, certainty: 'sure' as const, candidates: [start] };

type QuestionContext = { lang?: Language; state?: string | null; earlier?: EarlierExchange[] };
const asked = (text: string, { lang = 'en', state = null, earlier = [] }: QuestionContext = {}) => ({
  text,
  lang,
  state,
  earlier,
  turn: 1,
  conditions: [],
  facts,
});
const answerTo = (
  text: string,
  known: QuestionContext = {},
  what: typeof found | typeof emptyResult = found,
) =>
  answerQuestion(
    asked(text, known),
    { risk: null, replyKind: null, found: what, opening: noOpening },
    library,
  );
const before = (askedPlaceFor?: EarlierExchange['askedPlaceFor']): EarlierExchange => ({
  question: 'can I get paid to care for my mom',
  risk: null,
  feeling: null,
  askedPlaceFor,
});

describe('the list of what differs by state', () => {
  it.each(Object.keys(placeQuestions))('names %s, which the library holds', (id) => {
    expect(seedLibrary.some(({ documentId }) => documentId === id) || seedAnswer(id)).toBeTruthy();
  });
  it.each(Object.keys(contactQuestions))('names %s, which the library holds, once', (id) => {
    expect(seedAnswer(id)).toBeTruthy();
    expect(placeQuestions[id]).toBeUndefined();
  });
});

describe('an answer that names a public body of the state', () => {
  const answers = [seedAnswer('new-state-survey-complaint')];
  const complaint = { ...emptyResult, certainty: 'sure' as const, candidates: answers };
  const georgia = stateContacts.complaints.GA;

  it.each([
    ['en', 'how do i file a complaint about a nursing home in georgia', 'In Georgia: '],
    ['es', 'cómo pongo una queja del asilo en Georgia', 'En Georgia: '],
  ] as const)('shows its number in %s where the state is known', (lang, text, inState) => {
    const { content, sources } = answerTo(text, { lang }, complaint);
    const line = `${inState}${georgia?.name}, ${georgia?.phone}.`;
    expect(content.split('\n').find((each) => each.startsWith(inState))).toBe(`${line} [2]`);
    expect(sources.at(-1)).toMatchObject({ n: 2, url: georgia?.url });
  });

  it('shows that of the profile, and says so', () => {
    const { content } = answerTo('the nursing home neglects her', { state: 'GA' }, complaint);
    expect(content).toContain(`Georgia, the place in your profile: ${georgia?.name}`);
  });

  it('asks for no state, and has no line where none, or no number, is known', () => {
    const { content, askedPlaceFor, sources } = answerTo('the nursing home neglects her', {}, complaint);
    expect({ askedPlaceFor, sources: sources.length }).toEqual({ askedPlaceFor: undefined, sources: 1 });
    expect(content).not.toContain('\nIn ');
    expect(stateContacts.complaints.NV).toBeUndefined();
    expect(answerTo('a complaint in Nevada', {}, complaint).content).toBe(content);
  });

  it.each(Object.entries(stateContacts))(
    'has whole numbers for nearly every state (%s)',
    (_kind, contacts) => {
      expect(Object.keys(contacts).length).toBeGreaterThanOrEqual(40);
      for (const { phone, url } of Object.values(contacts)) {
        expect(phone).toMatch(/^1-\d{3}-\d{3}-\d{4}$/);
        expect(url).toMatch(/^https:\/\//);
      }
    },
  );
});

describe('where a question is about', () => {
  it.each([
    ['can I get paid', 'TX', ['TX']],
    ['can I get paid in Ohio', 'TX', ['OH']],
    ['can I get paid', null, []],
  ] as const)('is found by too: "%s", from a profile of %s', (text, state, places) => {
    expect(placedQuestion(asked(text, { state }), noVectors)).toMatchObject({ places });
  });
});

describe('an answer that differs by state', () => {
  it.each(languages)(
    'names in %s below its direct answer whom to call in the state of the question',
    (lang) => {
      const { content, sources } = answerTo(
        { en: 'does Medicaid pay me in Ohio', es: '¿me paga Medicaid en Ohio?' }[lang],
        {
          lang,
          state: 'TX',
        },
      );
      const [direct, place] = content.split('\n');
      expect(direct).toBe(`${start.answered.answer[lang].direct} [1]`);
      expect(place).toMatch(
        /^(In Ohio: Ohio Medicaid may pay a family member.*; our sources are few or differ\. Call to confirm|En Ohio: Ohio Medicaid quizás le pague .*; hay pocas fuentes o no coinciden\. Llame para confirmar): 1-800-324-8680\. \[2\]$/,
      );
      for (const program of placeRules.OH?.programs ?? []) expect(content).toContain(program);
      expect(content).toMatch(/(confidence|certeza): /);
      expect(sources[1]).toMatchObject({
        n: 2,
        url: medicaidOffices,
      });
      expect(content).toMatch(/^- (How to apply|Para solicitar): https:\/\/ssp\.benefits\.ohio\.gov\/$/m);
      expect(content).not.toContain('Texas');
    },
  );

  it('says that it goes by the profile where the question names no place', () => {
    expect(answerTo('can I get paid', { state: 'TX' }).content).toContain(
      'In Texas, the place in your profile: ',
    );
  });

  it('goes by what an earlier question of the conversation said', () => {
    const earlier = [{ ...before(), question: 'my mom lives in Florida' }];
    expect(answerTo('can I get paid', { state: 'TX', earlier }).content).toContain('In Florida: ');
  });

  it.each(Object.keys(placeNames.en) as Place[])('is of lines that can be read in %s', (place) => {
    for (const lang of languages) {
      const { content } = answerTo('?', { lang, state: place });
      const of = content.split('\n').filter((line) => line.includes(placeNames[lang][place]));
      expect(of.length).toBeGreaterThan(0);
      expect(content.split('\n').length).toBe(new Set(content.split('\n')).size);
      expect(content).not.toMatch(/undefined|\(\)|\s\s/);
    }
  });

  it('of a spouse says first whether the state pays one', () => {
    const what = { ...found, candidates: [seedAnswer('money-paid-spouse')] };
    expect(answerTo('in Alaska', {}, what).content.split('\n')[1]).toMatch(
      /^In Alaska: a spouse is usually not paid.*\. Call Alaska Medicaid, 1-/,
    );
  });

  it('cites the page that says so where it is of a public body', () => {
    const { sources } = answerTo('?', { state: 'NY' });
    expect(sources.at(-1)).toMatchObject({
      title: 'Paid family care in New York',
      url: placeRules.NY?.source,
    });
  });

  it('is said as a fact where the sources agree', () => {
    expect(answerTo('?', { state: 'NY' }).content.split('\n')[1]).toMatch(
      / can pay a family member\. Call 1-/,
    );
  });

  it('numbers the sources without a hole where a place has none', () => {
    const { content, sources } = answerTo('mom is in Puerto Rico and I am in Texas');
    expect(content).toContain('In Puerto Rico: the care library has no list');
    expect(sources.map(({ n }) => n)).toEqual([1, 2]);
    expect(content).toMatch(/^In Texas: .* \[2\]$/m);
  });

  it('names the directory of the offices once for two states', () => {
    const what = { ...emptyResult, documents: [topic('medicaid-basics')] };
    const { content, sources } = answerTo('mom lives in Ohio and I live in Texas', {}, what);
    expect(sources.map(({ n, sourceName }) => [n, sourceName]).slice(1)).toEqual([[2, 'medicaid.gov']]);
    expect(content).toMatch(/^In Ohio: Ohio Medicaid, 1-800-324-8680\. \[2\]$/m);
  });

  it('drawn from its topic alone names the state too', () => {
    const what = { ...emptyResult, documents: [topic('paid-family-caregiving')] };
    const { content, sources } = answerTo('who pays me in Ohio', {}, what);
    expect(content).toContain('In Ohio: Ohio Medicaid');
    expect(sources.map(({ n, title }) => [n, title])).toEqual([
      [1, topic('paid-family-caregiving').title.en],
      [2, placeTexts.en.offices],
    ]);
  });
});

describe('a question whose place nobody knows', () => {
  it.each(languages)('is answered in %s and asks for the state, with a few to choose from', (lang) => {
    const { content, suggestions, askedPlaceFor } = answerTo('?', { lang });
    expect(content.split('\n')[1]).toBe(placeTexts[lang].ask);
    expect(suggestions?.map(({ title }) => title)).toEqual(
      placesOffered.map((place) => placeNames[lang][place]),
    );
    expect(askedPlaceFor).toEqual({ topicId: 'paid-family-caregiving', answerId: 'money-get-paid-start' });
  });

  it('asks once in a conversation', () => {
    const earlier = [before({ topicId: 'paid-family-caregiving' }), before()];
    const { content, suggestions, askedPlaceFor } = answerTo('and how much?', { earlier });
    expect(content).not.toContain(placeTexts.en.ask);
    expect(askedPlaceFor).toBeUndefined();
    expect(suggestions?.[0]?.answerId).toBe(start.answered.next[0]);
  });

  const asking = [before({ topicId: 'paid-family-caregiving', answerId: 'money-get-paid-start' })];
  it.each(['Ohio', 'in ohio', 'she lives in Ohio', 'Ohio please'])(
    'is answered for the state that is sent next: "%s"',
    (text) => {
      expect(findPlacedAnswer({ text, earlier: asking }, library)?.candidates[0]?.answered.id).toBe(
        'money-get-paid-start',
      );
    },
  );

  it.each([
    ['a second state', [...asking, before()]],
    ['the state after another question', [...asking, { ...before(), question: 'and my husband?' }]],
  ])('is answered for %s', (_how, earlier) => {
    expect(findPlacedAnswer({ text: 'Ohio', earlier }, library)?.candidates[0]?.answered.id).toBe(
      'money-get-paid-start',
    );
  });

  it('is answered from its topic where that asked', () => {
    const earlier = [before({ topicId: 'medicaid-basics' })];
    expect(findPlacedAnswer({ text: 'Texas', earlier }, library)?.documents).toEqual([
      topic('medicaid-basics'),
    ]);
  });

  it.each(['thanks', 'my mom fell in Ohio', 'ok'])('is not taken up by "%s"', (text) => {
    expect(findPlacedAnswer({ text, earlier: asking }, library)).toBeNull();
  });

  it('is not taken up by a state that nobody asked for', () => {
    expect(findPlacedAnswer({ text: 'Ohio', earlier: [before()] }, library)).toBeNull();
  });
});
