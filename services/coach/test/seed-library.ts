import { readFileSync } from 'node:fs';
import type { DocumentPassages, Passage } from '@careward/contracts/discovery/internal-calls';

type SeedTopic = {
  id: string;
  audience_conditions: string[];
  keywords: string[];
  keywords_es: string[];
  sources: { page_read: boolean }[];
} & Record<'title' | 'title_es' | 'summary' | 'summary_es', string> &
  Record<'steps' | 'steps_es' | 'red_flags' | 'red_flags_es', string[]> &
  Record<'when_to_call' | 'when_to_call_es', string | null>;

const seed = new URL('../../discovery/seed/library.json', import.meta.url);

const sentences = (text: string | null, lang: string) =>
  text === null
    ? []
    : [...new Intl.Segmenter(lang, { granularity: 'sentence' }).segment(text)].map((s) => s.segment.trim());

/** The care library as discovery's internal call answers it. */
export const seedLibrary: DocumentPassages[] = (JSON.parse(readFileSync(seed, 'utf8')) as SeedTopic[]).map(
  (topic) => ({
    documentId: topic.id,
    version: 1,
    title: { en: topic.title, es: topic.title_es },
    url: `/resources/${topic.id}`,
    keywords: { en: topic.keywords, es: topic.keywords_es },
    conditions: topic.audience_conditions,
    confirmed: topic.sources.some((source) => source.page_read),
    passages: [
      ...passages('en', 'summary', sentences(topic.summary, 'en')),
      ...passages('en', 'steps', topic.steps),
      ...passages('en', 'whenToCall', sentences(topic.when_to_call, 'en')),
      ...passages('en', 'redFlags', topic.red_flags),
      ...passages('es', 'summary', sentences(topic.summary_es, 'es')),
      ...passages('es', 'steps', topic.steps_es),
      ...passages('es', 'whenToCall', sentences(topic.when_to_call_es, 'es')),
      ...passages('es', 'redFlags', topic.red_flags_es),
    ],
  }),
);

function passages(lang: Passage['lang'], part: Passage['part'], texts: string[]): Passage[] {
  return texts.map((text, n) => ({ id: `${lang}.${part}.${n}`, lang, part, text }));
}
