import { createHash } from 'node:crypto';
import type {
  DocumentPassages,
  Passage,
  PublishedDocument,
} from '@careward/contracts/discovery/internal-calls';
import type { Topic } from '@careward/contracts/discovery/library';
import { type Language, languages } from '@careward/contracts/kernel/languages';
import type { WithOutbox } from '@careward/platform/events/pending-event';
import { z } from 'zod';
import { answeredQuestionOf, type SeedAnswer } from './answered-question.domain.js';

/** One document, published or withdrawn; `_id` is the topic's id. */
export type LibraryDocument = WithOutbox & {
  _id: string;
  source: string;
  /** Its place in the order of its source. */
  position: number;
  /** Of `content`; null while the document is withdrawn. */
  hash: string | null;
  /** Counts every publication and withdrawal. */
  version: number;
  /** Of the seed that was last imported; absent in documents that were stored before there were seed versions. */
  seedVersion?: number;
  /** Null while the document is withdrawn. */
  content: Content | null;
  /** When it was last published. */
  publishedAt: Date;
};

const text = z.string().trim().min(1);
const texts = z.array(text).min(1);
const topicId = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  .max(80);

/** A topic as the seed file holds it: English, and Spanish beside it under `_es`. */
const seedTopic = z
  .object({
    id: topicId,
    category: text,
    audience_conditions: texts,
    title: text,
    title_es: text,
    summary: text,
    summary_es: text,
    steps: texts,
    steps_es: texts,
    when_to_call: text.nullable(),
    when_to_call_es: text.nullable(),
    red_flags: texts,
    red_flags_es: texts,
    keywords: texts,
    keywords_es: texts,
    sources: z.array(z.object({ title: text, url: z.url(), page_read: z.boolean() })).min(1),
    fact_check: z.object({ status: z.enum(['checked', 'core_checked', 'partly', 'general']) }),
  })
  .refine((topic) => (topic.when_to_call === null) === (topic.when_to_call_es === null), {
    path: ['when_to_call_es'],
    error: 'both languages, or neither',
  });
/** With what people ask about it, from a file of its own. */
export type SeedTopic = z.infer<typeof seedTopic> & { answers: readonly SeedAnswer[] };

export const seedLibrary = z
  .array(seedTopic)
  .min(1)
  .refine((topics) => new Set(topics.map(({ id }) => id)).size === topics.length, 'an id stands there twice');

export const LIBRARY_SOURCE = 'Careward library';

/** Words that people use for a topic. They are searched and never shown. */
type Keywords = { en: string[]; es: string[] };

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
    answers: seed.answers.map(answeredQuestionOf),
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

export const hashContent = (content: Content): string =>
  createHash('sha256').update(JSON.stringify(content)).digest('base64url');

/** A document as the coach stores it: its answers, and passages that can each be quoted word for word. */
export const passagesOf = ({ topic, keywords }: Content, version: number): DocumentPassages => ({
  documentId: topic.id,
  version,
  title: topic.title,
  url: `/resources/${topic.id}`,
  keywords,
  conditions: topic.conditions,
  confirmed: topic.sources.some(({ read }) => read),
  passages: languages.flatMap((lang) => passagesIn(topic, lang)),
  answers: topic.answers,
});

function passagesIn({ summary, steps, whenToCall, redFlags }: Topic, lang: Language): Passage[] {
  const parts: [Passage['part'], string[]][] = [
    ['summary', sentencesOf(summary[lang], lang)],
    ['steps', steps[lang]],
    ['whenToCall', whenToCall ? sentencesOf(whenToCall[lang], lang) : []],
    ['redFlags', redFlags[lang]],
  ];
  return parts.flatMap(([part, texts]) =>
    texts.map((text, n) => ({ id: `${lang}.${part}.${n}`, lang, part, text })),
  );
}

/** A text as sentences, word for word. A segment that begins in lower case belongs to the sentence before it. */
export function sentencesOf(text: string, lang: Language): string[] {
  const segments = [...new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)];
  return segments
    .reduce<string[]>((sentences, { segment }) => {
      const before = sentences.at(-1);
      return before !== undefined && /^\p{Ll}/u.test(segment)
        ? [...sentences.slice(0, -1), before + segment]
        : [...sentences, segment];
    }, [])
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence !== '');
}

/** The part of a stored document that an import compares. */
export type StoredState = Pick<LibraryDocument, 'hash' | 'version' | 'position' | 'seedVersion'>;

/** What a seed says about one document. Content is null for a document that the seed does not have. */
export type DesiredState = { content: Content | null; position: number; seedVersion: number };

/** `touch`: the content stays; the document gets the position and the version of the seed. */
export type ImportStep = 'touch' | 'publish' | 'withdraw';

/** What an import has to do about a document; null for nothing. What a newer seed imported stays as it is. */
export function importStep(
  { content, position, seedVersion }: DesiredState,
  stored: StoredState | null,
): ImportStep | null {
  if ((stored?.seedVersion ?? 0) > seedVersion) return null;
  const hash = content && hashContent(content);
  if (hash !== (stored?.hash ?? null)) return content ? 'publish' : 'withdraw';
  const isUpToDate = stored?.seedVersion === seedVersion && stored.position === position;
  return isUpToDate ? null : 'touch';
}
