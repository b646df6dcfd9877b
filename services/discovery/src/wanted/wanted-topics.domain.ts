import { createHash } from 'node:crypto';
import { WANTED_TOPICS_LISTED } from '@careward/contracts/discovery/limits';
import type { WantedTopic } from '@careward/contracts/discovery/library';
import type { Language } from '@careward/contracts/kernel/languages';

/**
 * The subject of one question that the coach could not answer, in general words; nothing in it is about a person (ADR
 * 0028). `_id` is the SHA-256 of the question's id, so that an event that comes twice is counted once.
 */
export type WantedQuestion = { _id: string; lang: Language; terms: string[]; at: Date };

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
    const withRoot = [...roots].map((root) => listAt(byRoot, `${lang} ${root}`));
    const same = nearest(roots, withRoot);
    if (same) {
      same.count++;
      same.lastAskedAt = at;
      continue;
    }
    const topic = { n: topics.length, lang, terms, roots, count: 1, lastAskedAt: at };
    topics.push(topic);
    for (const list of withRoot) list.push(topic);
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

function listAt(lists: Map<string, Topic[]>, key: string): Topic[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

/** The topic that shares most, the older one of equals; null when all share too little. Loops, as there are many pairs. */
function nearest(roots: ReadonlySet<string>, lists: readonly (readonly Topic[])[]): Topic | null {
  let best: Topic | null = null;
  let most = MOSTLY_THE_SAME;
  for (const list of lists)
    for (const topic of list) {
      const shared = sharedBy(roots, topic.roots);
      if (shared < most || (best && shared === most && topic.n >= best.n)) continue;
      best = topic;
      most = shared;
    }
  return best;
}

/** From 0 to 1: the words of both that are in both. */
function sharedBy(a: ReadonlySet<string>, b: ReadonlySet<string>): number {
  let both = 0;
  for (const root of a) if (b.has(root)) both++;
  return (2 * both) / (a.size + b.size);
}

const idOf = (lang: string, roots: ReadonlySet<string>): string =>
  createHash('sha256')
    .update([lang, ...[...roots].sort()].join(' '))
    .digest('hex')
    .slice(0, 24);

const ENDINGS: Record<Language, RegExp> = {
  en: /(?:'s|ing|ed|es|s|e)$/,
  es: /(?:ando|iendo|ad[oa]s?|id[oa]s?|[aei]r|es|[aeo]s?|s)$/,
};
/** What is left of a word must still say which word it is. */
const SHORTEST = 3;

/** What forms of one word have in common, such as wheelchair and wheelchairs, to compare them; it is no word to show. */
export function rootOf(term: string, lang: Language): string {
  const lower = term.toLowerCase();
  const root = lower.replace(ENDINGS[lang], '');
  return root.length < SHORTEST ? lower : root;
}
