import { languages, type Language } from '@careward/contracts/kernel/languages';
import type { DocumentPassages, Passage } from '@careward/contracts/discovery/internal-calls';
import type { Topic } from '@careward/contracts/discovery/topic';
import type { Content } from './library-document.domain.js';
import { sentencesOf } from './sentences.domain.js';

/** A document as the coach stores it: cut into texts that may each be quoted as they stand. */
export const passagesOf = ({ topic, keywords }: Content, version: number): DocumentPassages => ({
  documentId: topic.id,
  version,
  title: topic.title,
  url: `/resources/${topic.id}`,
  keywords,
  conditions: topic.conditions,
  confirmed: topic.sources.some(({ read }) => read),
  passages: languages.flatMap((lang) => passagesIn(topic, lang)),
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
