import type { TopicLine } from '@careward/contracts/discovery/topic';

export type Category = { category: string; name: string; topics: TopicLine[] };

/** The topics by category, in the order of `names`; a category without a name comes last, under its key. */
export function topicsByCategory(
  topics: readonly TopicLine[],
  names: Readonly<Record<string, string>>,
): Category[] {
  const known = Object.keys(names);
  const others = [...new Set(topics.map(({ category }) => category))].filter((name) => !known.includes(name));
  return [...known, ...others.sort()]
    .map((category) => ({
      category,
      name: names[category] ?? category.replaceAll('_', ' '),
      topics: topics.filter((topic) => topic.category === category),
    }))
    .filter((category) => category.topics.length > 0);
}

/** The topics whose title or summary contains every typed word; case and accents are ignored. */
export function findTopics(topics: readonly TopicLine[], typed: string): TopicLine[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  return topics.filter(({ title, summary }) => {
    const text = fold(`${title} ${summary}`);
    return words.every((word) => text.includes(word));
  });
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
