import type { Topic, TopicLine } from '@careward/contracts/discovery/library';
import { phones } from '@careward/content/safety/phones';
import type { CardAction } from '@careward/content/safety/safety-card';
import { fits } from '../../base/typed-search.js';

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

/**
 * The topics whose title or summary contains every typed word, case and accents ignored, and those that the server has
 * found, with the question of theirs that fits, if one does.
 */
export function findTopics(
  topics: readonly TopicLine[],
  typed: string,
  found: readonly TopicLine[] = [],
): TopicLine[] {
  const isFound = fits(typed);
  const questions = new Map(found.map(({ id, question }) => [id, question]));
  return topics.flatMap((topic) => {
    const question = questions.get(topic.id);
    return questions.has(topic.id) || isFound(`${topic.title} ${topic.summary}`)
      ? [{ ...topic, ...(question && { question }) }]
      : [];
  });
}

/** As on the safety cards: a crisis has 988 first, a poisoning 911 before Poison Help. */
const numbers: readonly [string, CardAction][] = [
  ['988', phones.crisisCall],
  ['911', phones.emergency],
  ['1-800-222-1222', phones.poisonHelp],
];

/** Where 911 may be needed today; the guides about family, money or planning name it for rare cases. */
const ABOUT_HEALTH = ['safety', 'medications', 'medical', 'conditions', 'daily_care'];

/** The numbers that stand under a topic's title: all that an emergency names, else 911 where it is named first. */
export function numbersToCall({
  category,
  whenToCall,
}: Pick<Topic, 'category' | 'whenToCall'>): CardAction[] {
  const text = whenToCall?.en ?? '';
  if (category === 'emergencies')
    return numbers.filter(([number]) => text.includes(number)).map(([, phone]) => phone);
  return ABOUT_HEALTH.includes(category) && text.startsWith('Call 911') ? [phones.emergency] : [];
}

/** A sentence ends where a capital or a number follows, so "101.5" and "a. m." do not end one. */
const SENTENCE_END = /[.!?]["”)]?\s+(?=["“(¿¡]?[\p{Lu}\d])/gu;

/** A summary's first two sentences, and the rest of it. */
export function splitLead(summary: string): { lead: string; rest: string } {
  const second = [...summary.matchAll(SENTENCE_END)][1];
  const end = second ? second.index + second[0].length : summary.length;
  return { lead: summary.slice(0, end).trim(), rest: summary.slice(end) };
}
