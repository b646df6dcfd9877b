import type { Assessment } from '@careward/contracts/assessment/schemas';
import { burdenQuestionIds } from '@careward/contracts/assessment/burden';

const detail = (id: string) => ({
  id,
  text: `${id} as the server says it`,
  source: { title: 'A source', url: 'https://example.com', read: true },
  topicIds: ['respite-care'],
});

/** An assessment of 63, moderate, as the server answers it. */
export const anAssessment = (more: Partial<Assessment> = {}): Assessment => ({
  id: '019f0000-0000-7000-8000-000000000001',
  completedAt: '2026-11-22T12:00:00.000Z',
  responses: Object.fromEntries(
    burdenQuestionIds.map((id) => [id, { value: 2, score: 2, comment: null }]),
  ) as Assessment['responses'],
  score: 63,
  level: 'moderate',
  recommendations: [],
  recommendationDetails: ['sleep-1', 'emotional-2', 'lvl-mod-1'].map(detail),
  nextSteps: ['sleep-1', 'lvl-mod-1'].map(detail),
  ...more,
});
