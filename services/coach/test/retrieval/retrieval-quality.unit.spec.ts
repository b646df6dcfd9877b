import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import type { Language } from '@careward/contracts/kernel/languages';
import { cardFor } from '@careward/content/safety/cards';
import { detectLanguage } from '../../src/understanding/language/language.domain.js';
import { learned } from '../../src/understanding/learned/learned-models.js';
import { screen } from '../../src/understanding/safety/screen.domain.js';
import { find } from './find-in-seed.js';

type Question = { lang: Language; text: string; topics: string[] };
type OffTopic = Omit<Question, 'topics'>;

/** Written by somebody who did not write the retrieval. Even rows calibrated it, odd rows only measure it. */
const set = JSON.parse(readFileSync(new URL('../fixtures/questions.json', import.meta.url), 'utf8')) as {
  questions: Question[];
  offTopic: OffTopic[];
};
const share = <Row>(rows: readonly Row[], holds: (row: Row) => boolean) =>
  rows.filter(holds).length / rows.length;

/** A card is right where the question's own topics hold the card's, and one of a crisis where they hold suicide. */
function raisesFalseAlarm({ text, topics }: Question): boolean {
  const risk = screen({ text });
  if (risk?.level !== 'card') return false;
  const isCrisis = risk.tier === 'T1' && topics.includes('suicide-warning-signs');
  return !isCrisis && !topics.includes(cardFor(risk.category).topicId);
}

const measure = (questions: readonly Question[], offTopic: readonly OffTopic[]) => {
  const isAnswered = ({ text, lang }: OffTopic) => find(text, lang).documents.length > 0;
  const hitWithin = (n: number) =>
    share(questions, (row) =>
      learned
        .topicsOf(row.text, null)
        .topics.slice(0, n)
        .some(({ topicId }) => row.topics.includes(topicId)),
    );
  return {
    hit1: hitWithin(1),
    hit3: hitWithin(3),
    answered: share(questions, isAnswered),
    refused: share(offTopic, (row) => !isAnswered(row)),
    language: share(questions, ({ text, lang }) => detectLanguage(text) === lang),
    falseAlarms: share([...questions, ...offTopic.map((row) => ({ ...row, topics: [] }))], raisesFalseAlarm),
  };
};

const FLOOR = {
  dev: { hit1: 0.9, hit3: 0.97, answered: 0.95, refused: 0.9, language: 0.98 },
  test: { hit1: 0.78, hit3: 0.93, answered: 0.78, refused: 0.9, language: 0.98 },
};

describe.each([
  ['dev', 0],
  ['test', 1],
] as const)('the %s half of the question set', (half, parity) => {
  const mine = <Row>(rows: readonly Row[]) => rows.filter((_row, at) => at % 2 === parity);
  const measured = measure(mine(set.questions), mine(set.offTopic));

  it.each(Object.entries(FLOOR[half]))('reaches %s of at least %d', (name, floor) => {
    expect(measured[name as keyof typeof measured]).toBeGreaterThanOrEqual(floor);
  });

  it('raises no false alarm', () => {
    expect(measured.falseAlarms).toBe(0);
  });
});
