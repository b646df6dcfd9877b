import { WANTED_TOPICS_LISTED } from '@careward/contracts/discovery/limits';
import type { WantedTopic } from '@careward/contracts/discovery/wanted-topics';
import { createHash } from 'node:crypto';
import { rootOf } from './term-root.domain.js';
import type { WantedQuestion } from './wanted-question.schema.js';

/** The share of their words that two subjects have in common from which on they are one: two of three, both ways. */
const MOSTLY_THE_SAME = 0.6;

/** A subject, as its oldest question names it; `n` counts them by age. */
type Topic = Pick<WantedTopic, 'lang' | 'terms' | 'count'> & {
  n: number;
  roots: ReadonlySet<string>;
  lastAskedAt: Date;
};

/**
 * Questions whose words are the same or mostly the same belong together; the most wanted subject first. Oldest first, each
 * question joins the subject that it shares most with or begins one, so that a subject keeps its id while questions come.
 */
export function wantedTopicsOf(questions: readonly WantedQuestion[]): WantedTopic[] {
  const topics: Topic[] = [];
  const byRoot = new Map<string, Topic[]>();
  for (const { lang, terms, at } of questions.toSorted(byAge)) {
    const roots = new Set(terms.map((term) => rootOf(term, lang)));
    const keys = [...roots].map((root) => `${lang} ${root}`);
    const same = nearest(roots, new Set(keys.flatMap((key) => byRoot.get(key) ?? [])));
    if (same) {
      same.count++;
      same.lastAskedAt = at;
      continue;
    }
    const topic = { n: topics.length, lang, terms, roots, count: 1, lastAskedAt: at };
    topics.push(topic);
    for (const key of keys) byRoot.set(key, [...(byRoot.get(key) ?? []), topic]);
  }
  return topics
    .sort((a, b) => b.count - a.count || b.lastAskedAt.getTime() - a.lastAskedAt.getTime())
    .slice(0, WANTED_TOPICS_LISTED)
    .map(({ lang, terms, roots, count, lastAskedAt }) => ({
      id: idOf(lang, roots),
      lang,
      terms,
      count,
      lastAskedAt: lastAskedAt.toISOString(),
    }));
}

const byAge = (a: WantedQuestion, b: WantedQuestion) =>
  a.at.getTime() - b.at.getTime() || (a._id < b._id ? -1 : 1);

/** The topic that shares most, the older one of equals; undefined when all share too little. */
function nearest(roots: ReadonlySet<string>, topics: ReadonlySet<Topic>): Topic | undefined {
  return [...topics]
    .map((topic) => ({ topic, shared: sharedBy(roots, topic.roots) }))
    .filter(({ shared }) => shared >= MOSTLY_THE_SAME)
    .sort((a, b) => b.shared - a.shared || a.topic.n - b.topic.n)[0]?.topic;
}

/** From 0 to 1: the words of both that are in both. */
function sharedBy(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  return (2 * [...a].filter((root) => b.has(root)).length) / (a.size + b.size);
}

const idOf = (lang: string, roots: ReadonlySet<string>): string =>
  createHash('sha256')
    .update([lang, ...[...roots].sort()].join(' '))
    .digest('hex')
    .slice(0, 24);
