import { type AnsweredQuestion, answeredQuestion } from '@careward/contracts/discovery/library';
import { riskCategories } from '@careward/contracts/coach/risk';
import { z } from 'zod';

const text = z.string().trim().min(1);
const id = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'an id is small letters and digits, with - between')
  .max(80);
const answer = z.object({
  direct: text,
  steps: z.array(text).min(1),
  avoid: z.array(text),
  help: z.array(text),
});

/** A question that people ask about a topic, with its answer, as `seed/answers/<topic>.json` holds it. */
const seedAnswer = z
  .object({
    id,
    question: z.object({ en: text, es: text }),
    answer: z.object({ en: answer, es: answer }),
    applies: z.array(text),
    risk: z.enum(['none', 'card', 'strip']),
    category: z.enum(riskCategories).optional(),
    next: z.array(id),
    /** `check`: the address is known, and nobody has opened it. */
    sources: z
      .array(z.object({ publisher: text, title: text, url: z.url(), check: z.boolean().optional() }))
      .min(1),
    confidence: answeredQuestion.shape.confidence,
  })
  .refine(({ risk, category }) => (risk === 'none') === (category === undefined), {
    path: ['category'],
    error: 'a danger is named where there is a risk, and nowhere else',
  });
export type SeedAnswer = z.infer<typeof seedAnswer>;

export const seedAnswers = z.array(seedAnswer).min(1);

export const answeredQuestionOf = (seed: SeedAnswer): AnsweredQuestion => ({
  id: seed.id,
  question: seed.question,
  answer: seed.answer,
  appliesTo: seed.applies,
  risk: seed.risk !== 'none' && seed.category ? { level: seed.risk, category: seed.category } : null,
  next: seed.next,
  sources: seed.sources.map(({ check = false, ...source }) => ({ ...source, read: !check })),
  confidence: seed.confidence,
});

/** What does not fit together in the answers of a library, by topic: one line for each mistake. */
export function mistakesIn(
  answers: ReadonlyMap<string, readonly SeedAnswer[]>,
  topicIds: ReadonlySet<string>,
): string[] {
  const topicOf = new Map<string, string>();
  const mistakes: string[] = [];
  for (const [topic, questions] of answers) {
    if (!topicIds.has(topic)) mistakes.push(`answers/${topic}.json: the library has no topic ${topic}`);
    for (const { id } of questions) {
      const first = topicOf.get(id);
      if (first !== undefined)
        mistakes.push(`answers/${topic}.json: ${id} stands in answers/${first}.json already`);
      topicOf.set(id, topic);
    }
  }
  for (const [topic, questions] of answers)
    for (const { id, next } of questions)
      for (const other of next)
        if (!topicOf.has(other))
          mistakes.push(`answers/${topic}.json: after ${id} comes ${other}, which is nowhere`);
  return mistakes;
}
