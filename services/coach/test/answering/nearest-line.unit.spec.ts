import { describe, expect, it } from '@jest/globals';
import { languages } from '@careward/contracts/kernel/languages';
import {
  lastShownAnswer,
  type FollowUp,
  selectLines,
  nearestLine,
  withoutShown,
} from '../../src/answering/nearest-line.domain.js';
import { emptyResult } from '../../src/retrieval/search-result.domain.js';
import { conversation, lastOf, wholeLibrary } from './conversation.js';
import { seedAnswer } from './seed-answers.js';

const WASHING = 'body-wont-bathe';
const OTHER = 'body-how-often-bathe';
const bathing = seedAnswer(WASHING).answered;

/** A message after the answer about washing, for which these answers were found. */
function followUp(ids: readonly string[], certainty: 'sure' | 'unsure' | 'none', text = 'hm'): FollowUp {
  const asked = { text: 'she will not wash', answers: [WASHING] };
  const [answer] = conversation(asked);
  return {
    text,
    lang: 'en',
    earlier: [{ question: asked.text, answer }],
    found: { ...emptyResult, certainty, candidates: ids.map(seedAnswer) },
    library: wholeLibrary,
  };
}
const [step = ''] = bathing.answer.en.steps;

/** The lines that are said, where all are so near by meaning but the step, which is nearer. */
function linesSaid(message: FollowUp, near: { step: number; others: number }) {
  const shown = lastShownAnswer(message);
  if (!shown) return undefined;
  return nearestLine(message, shown, (line) => (line === step ? near.step : near.others))?.lines ?? null;
}

describe('the nearest line of an answer shown before', () => {
  it('is said where that answer is found again', () => {
    for (const certainty of ['sure', 'unsure'] as const)
      expect(linesSaid(followUp([WASHING, OTHER], certainty), { step: 0.5, others: 0.1 })).toEqual([step]);
  });

  it('is said where that answer is found behind another, and the line has a word of the message', () => {
    const near = { step: 0.5, others: 0.1 };
    const found = [OTHER, WASHING];
    expect(linesSaid(followUp(found, 'unsure', 'are warm towels good'), near)).toEqual([step]);
    expect(linesSaid(followUp(found, 'unsure', 'hm'), near)).toBeNull();
  });

  it('gives way to another answer that is sure, and to all where that answer is not found', () => {
    const near = { step: 0.8, others: 0.1 };
    expect(linesSaid(followUp([OTHER, WASHING], 'sure', 'warm towels'), near)).toBeNull();
    expect(linesSaid(followUp([OTHER], 'unsure', 'warm towels'), near)).toBeNull();
  });

  it('is none where no line is near', () => {
    expect(linesSaid(followUp([WASHING], 'sure'), { step: 0.05, others: 0 })).toBeNull();
    expect(linesSaid(followUp([OTHER, WASHING], 'none', 'warm towels'), { step: 0.1, others: 0 })).toBeNull();
  });

  it('is followed by a second that is nearly as near, and by no third', () => {
    expect(linesSaid(followUp([WASHING], 'sure'), { step: 0.8, others: 0.78 })).toHaveLength(2);
  });

  it.each([
    ['does music help', 'music'],
    ['what about a washcloth she holds', 'washcloth'],
  ])('goes by words where there is no encoder: %s', (text, word) => {
    const message = followUp([WASHING], 'sure', text);
    const shown = lastShownAnswer(message);
    expect(shown && nearestLine(message, shown, null)?.lines.join()).toContain(word);
  });

  it('by words is none where only what its question names is shared', () => {
    const message = followUp([WASHING], 'sure', 'and the bath');
    const shown = lastShownAnswer(message);
    expect(shown && nearestLine(message, shown, null)).toBeNull();
  });

  it('is none before any answer was shown', () => {
    expect(lastShownAnswer({ ...followUp([WASHING], 'sure'), earlier: [] })).toBeNull();
  });
});

describe.each(languages)('an answer of the nearest line in %s', (lang) => {
  const [, line = ''] = bathing.answer[lang].steps;
  const asked = { text: 'she will not wash', lang, answers: [WASHING] };
  const [answer] = conversation(asked);
  const shown = lastShownAnswer({ earlier: [{ question: asked.text, answer }], library: wholeLibrary });
  const nearest = shown && { shown, lines: [line] };

  it('cites the line, and offers the next candidates, none of them shown', () => {
    const answers = [WASHING, OTHER, 'dem-hits-during-care', 'self-so-tired'];
    const { content, sources, suggestions, form } = lastOf(asked, { text: 'hm', lang, answers, nearest });
    expect(content).toBe(`${line} [1]`);
    expect(sources.map(({ answerId }) => answerId)).toEqual([WASHING]);
    expect(suggestions?.map(({ answerId }) => answerId)).toEqual([OTHER, 'dem-hits-during-care']);
    expect(form).toBe('nearest-line');
  });

  it('gives way to the whole of it in a danger', () => {
    const risk = { level: 'strip', tier: 'T0', category: 'stroke' } as const;
    const { content } = lastOf(asked, { text: 'hm', lang, answers: [WASHING], nearest, risk });
    expect(content).toContain(bathing.answer[lang].steps.at(-1));
  });

  it('is drawn from its direct sentence, its steps and its help', () => {
    const { direct, steps, help } = bathing.answer[lang];
    const found = {
      ...emptyResult,
      certainty: 'sure',
      candidates: [seedAnswer(WASHING)],
    } as const;
    const lines = shown ? selectLines({ lang, found }, shown).join(' ') : '';
    for (const part of [direct, ...steps, ...help]) expect(lines).toContain(part);
  });
});

describe('what was shown before', () => {
  const idsOf = (message: FollowUp) => {
    const { certainty, candidates } = withoutShown(message);
    return { certainty, ids: candidates.map(({ answered }) => answered.id) };
  };

  it('is not given again: the next are offered', () => {
    expect(idsOf(followUp([WASHING, OTHER], 'sure'))).toEqual({ certainty: 'unsure', ids: [OTHER] });
  });

  it('makes another answer no less sure', () => {
    expect(idsOf(followUp([OTHER, WASHING], 'sure'))).toEqual({ certainty: 'sure', ids: [OTHER] });
  });
});
