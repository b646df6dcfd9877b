import { languages, type Language } from '@careward/contracts/kernel/languages';
import { embedded } from './embedded.js';
import type { LabelledRows } from './labelled-rows.js';
import { meanOf } from './whole-numbers.domain.js';

/** Sentences of a topic that are embedded together, as a page's passage holds several. */
const SENTENCES = 5;

/**
 * What people ask, then what topics say, each in English, then in Spanish: the mean of their vectors, from which meanings
 * are compared (retrieval/meaning-index.domain.ts).
 */
export async function meanVectors({
  questions,
  library,
}: Pick<LabelledRows, 'questions' | 'library'>): Promise<Float32Array> {
  const asked = (of: Language) => questions.filter(({ lang }) => lang === of).map(({ text }) => text);
  const means: number[] = [];
  for (const lang of languages) means.push(...meanOf(await embedded(asked(lang))));
  for (const lang of languages) means.push(...meanOf(await embedded(passagesOf(library, lang), 'passage')));
  return Float32Array.from(means);
}

function passagesOf(library: LabelledRows['library'], of: Language): string[] {
  const sentences = library.filter(({ lang }) => lang === of);
  return [...Map.groupBy(sentences, ({ topic }) => topic).values()].flatMap((ofTopic) =>
    ofTopic.flatMap((_, at) =>
      at % SENTENCES === 0
        ? [
            ofTopic
              .slice(at, at + SENTENCES)
              .map(({ text }) => text)
              .join(' '),
          ]
        : [],
    ),
  );
}
