import { languages, type Language } from '@careward/contracts/kernel/languages';
import type { DocumentPassages, Passage } from '@careward/contracts/discovery/internal-calls';
import type { Topic } from '@careward/contracts/discovery/topic';
import type { Content } from './document.domain.js';

/** A document as the coach stores it: as passages that can each be quoted word for word. */
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
