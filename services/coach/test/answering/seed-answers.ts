import { readdirSync, readFileSync } from 'node:fs';
import type { AnsweredQuestion } from '@careward/contracts/discovery/library';
import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { RiskCategory, RiskLevel } from '@careward/contracts/coach/risk';
import type { RankedCandidate } from '../../src/retrieval/search-result.domain.js';
import { seedLibrary } from '../seed-library.js';

type SeedAnswer = Pick<AnsweredQuestion, 'id' | 'question' | 'answer' | 'next' | 'confidence'> & {
  applies: string[];
  risk: RiskLevel | 'none';
  category?: RiskCategory;
  sources: { publisher: string; title: string; url: string; check?: boolean }[];
};
const seed = new URL('../../../discovery/seed/answers/', import.meta.url);

const answered = ({
  applies,
  risk,
  category = 'medicine',
  sources,
  ...same
}: SeedAnswer): AnsweredQuestion => ({
  ...same,
  appliesTo: applies,
  risk: risk === 'none' ? null : { level: risk, category },
  sources: sources.map(({ check = false, ...source }) => ({ ...source, read: !check })),
});

/** A topic that has no text of its own. */
const bare = (documentId: string): DocumentPassages => ({
  documentId,
  version: 1,
  title: { en: documentId, es: documentId },
  url: `/resources/${documentId}`,
  keywords: { en: [], es: [] },
  conditions: [],
  confirmed: true,
  passages: [],
});

/** The topics of the seed that hold answered questions, with them. */
export const answeringTopics: DocumentPassages[] = readdirSync(seed).map((file) => {
  const id = file.replace('.json', '');
  const written = JSON.parse(readFileSync(new URL(file, seed), 'utf8')) as SeedAnswer[];
  const topic = seedLibrary.find(({ documentId }) => documentId === id) ?? bare(id);
  return { ...topic, answers: written.map(answered) };
});

/** Every answered question of the seed. */
export const seedAnswers: RankedCandidate[] = answeringTopics.flatMap((topic) =>
  (topic.answers ?? []).map((held) => ({ topic, answered: held, chance: 1 })),
);

export const answeredQuestion = (id: string): RankedCandidate | undefined =>
  seedAnswers.find(({ answered: { id: own } }) => own === id);

export function seedAnswer(id: string): RankedCandidate {
  const found = answeredQuestion(id);
  if (!found) throw new Error(`no answered question ${id}`);
  return found;
}
