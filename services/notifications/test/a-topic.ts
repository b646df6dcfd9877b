import type { DocumentPassages, PublishedDocument } from '@careward/contracts/discovery/internal-calls';
import { languages } from '@careward/contracts/kernel/languages';

const parts = { summary: 3, steps: 4, whenToCall: 1, redFlags: 1 } as const;

/** A topic of the library as discovery tells of it; its sentences and steps are numbered from 1. */
export function aTopic(documentId: string, conditions = ['all']) {
  const published: PublishedDocument = {
    documentId,
    category: 'daily_care',
    conditions,
    source: { title: 'MedlinePlus: Bathing', url: 'https://medlineplus.gov/' },
  };
  const passages: DocumentPassages = {
    documentId,
    version: 1,
    title: { en: 'Safe bathing', es: 'Baño seguro' },
    url: `/resources/${documentId}`,
    keywords: { en: [], es: [] },
    conditions,
    confirmed: true,
    passages: languages.flatMap((lang) =>
      Object.entries(parts).flatMap(([part, count]) =>
        Array.from({ length: count }, (_, n) => ({
          id: `${lang}.${part}.${n}`,
          lang,
          part: part as keyof typeof parts,
          text: `${part} ${n + 1} (${lang}).`,
        })),
      ),
    ),
  };
  return { published, passages };
}
