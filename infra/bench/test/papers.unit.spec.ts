import { paperSettings } from '@careward/coach/answering/files/paper-chance.domain';
import { thresholdsOf } from '@careward/coach/understanding/learned/thresholds';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { hashFiles, LEARNED_FROM, readPapers } from '../src/labelled-papers.js';
import { evidenceIn } from '../src/paper-evidence.js';
import { outcomeOf, paperFigures } from '../src/paper-figures.domain.js';

describe('what is quoted of the papers of the untouched writer', () => {
  let figures: ReturnType<typeof paperFigures>;
  beforeAll(async () => {
    const rows = await evidenceIn(readPapers('infra/bench/data/papers-untouched.json'));
    figures = paperFigures(rows.map((row) => outcomeOf(row, paperSettings)));
  });

  // After a change of the papers or of the evidence, `node infra/bench/dist/fit-papers.js` fits again.
  it('was fitted on the papers that are there', () => {
    expect(thresholdsOf('papers').data).toBe(hashFiles(LEARNED_FROM));
  });

  it('answers, and seldom with words beside the point', () => {
    const { answerable, right, beside } = figures;
    expect(right / answerable).toBeGreaterThanOrEqual(0.33);
    expect(beside / (right + beside)).toBeLessThanOrEqual(0.25);
  });

  it('has the answer for most questions, with what is quoted in doubt', () => {
    expect((figures.right + figures.nearest) / figures.answerable).toBeGreaterThanOrEqual(0.58);
  });

  it('is seldom called the answer where the paper does not say, and mostly nothing', () => {
    const { left, othersInDoubt, others } = figures;
    expect((left + othersInDoubt) / others).toBeGreaterThanOrEqual(0.85);
    expect(left / others).toBeGreaterThanOrEqual(0.58);
  });
});
