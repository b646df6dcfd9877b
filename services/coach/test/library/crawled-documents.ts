import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import { seedLibrary } from '../seed-library.js';

/** A document as discovery crawls them: an id of its own, which no example question could teach. */
export const aCrawledDocument = (more: Partial<DocumentPassages> = {}): DocumentPassages => ({
  documentId: 'b6f0b7a2-6f39-4d1e-9c55-0c1f6e1d2a10',
  version: 1,
  title: { en: 'Tracheostomy tube care at home', es: 'Cuidado de la traqueostomía en casa' },
  url: 'https://health.example.gov/tracheostomy',
  keywords: {
    en: ['trach', 'stoma', 'inner cannula', 'suction'],
    es: ['traqueostomía', 'cánula', 'aspirar'],
  },
  conditions: ['all'],
  confirmed: true,
  passages: [
    {
      id: 'en.summary.0',
      lang: 'en',
      part: 'summary',
      text: 'A trach tube needs its inner cannula cleaned every day.',
    },
    { id: 'en.steps.0', lang: 'en', part: 'steps', text: 'Wash your hands, then suction the trach tube' },
    { id: 'es.summary.0', lang: 'es', part: 'summary', text: 'La cánula interna se limpia todos los días.' },
    { id: 'es.steps.0', lang: 'es', part: 'steps', text: 'Lávese las manos y aspire la cánula' },
  ],
  ...more,
});

/** Many crawled documents, made of what the library's own topics say in another order. */
export const crawledDocuments = (count: number): DocumentPassages[] =>
  Array.from({ length: count }, (_, n) => {
    const pick = (step: number) => seedLibrary[(n * step + n) % seedLibrary.length] ?? aCrawledDocument();
    return aCrawledDocument({
      documentId: `crawled-${n}`,
      title: { en: `${pick(3).title.en}, page ${n}`, es: `${pick(3).title.es}, página ${n}` },
      keywords: pick(7).keywords,
      passages: [...pick(3).passages.slice(0, 12), ...pick(11).passages.slice(-12)].map((passage, at) => ({
        ...passage,
        id: `${passage.id}.${at}`,
      })),
    });
  });
