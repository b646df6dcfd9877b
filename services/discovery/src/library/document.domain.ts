import type { PublishedDocument } from '@careward/contracts/discovery/internal-calls';
import type { Topic } from '@careward/contracts/discovery/topic';
import { createHash } from 'node:crypto';
import type { SeedTopic } from './seed-topic.domain.js';

export const LIBRARY_SOURCE = 'Careward library';

/** Words that people use for a topic. They are searched and never shown. */
export type Keywords = { en: string[]; es: string[] };

/** The content of a document. Any change of it is a new version. */
export type Content = { topic: Topic; keywords: Keywords };

export const contentOf = (seed: SeedTopic): Content => ({
  topic: {
    id: seed.id,
    category: seed.category,
    title: { en: seed.title, es: seed.title_es },
    summary: { en: seed.summary, es: seed.summary_es },
    conditions: seed.audience_conditions,
    steps: { en: seed.steps, es: seed.steps_es },
    whenToCall:
      seed.when_to_call !== null && seed.when_to_call_es !== null
        ? { en: seed.when_to_call, es: seed.when_to_call_es }
        : null,
    redFlags: { en: seed.red_flags, es: seed.red_flags_es },
    sources: seed.sources.map(({ title, url, page_read }) => ({ title, url, read: page_read })),
    factCheck: { status: seed.fact_check.status },
  },
  keywords: { en: seed.keywords, es: seed.keywords_es },
});

export const publishedDocumentOf = ({ topic }: Content): PublishedDocument => {
  const source = topic.sources.find(({ read }) => read);
  return {
    documentId: topic.id,
    category: topic.category,
    conditions: topic.conditions,
    source: source ? { title: source.title, url: source.url } : null,
  };
};

export const hashOf = (content: Content): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');
