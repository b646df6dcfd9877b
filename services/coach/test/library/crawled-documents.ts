import type { DocumentPassages } from '@careward/contracts/discovery/internal-calls';
import type { Language } from '@careward/contracts/kernel/languages';
import { seedLibrary } from '../seed-library.js';

type Texts = { title: string; passages: readonly { heading: string | null; text: string }[] };

/** A page about what no topic of the library speaks of, with what pages have: questions, marks, short labels. */
const tracheostomy: Record<Language, Texts> = {
  en: {
    title: 'Tracheostomy tube care at home',
    passages: [
      {
        heading: null,
        text: 'A tracheostomy is an opening in the neck. It lets air reach the lungs through a tube. Families learn its care from a nurse before they leave the hospital.',
      },
      {
        heading: 'Cleaning the inner cannula',
        text: 'Trach care\nHow often should it be cleaned? Clean the inner cannula of the trach tube twice a day. This keeps it from blocking with mucus. Some studies prefer steam for the cannula.[2]',
      },
      {
        heading: 'Suctioning',
        text: 'Wash your hands before you suction the trach tube. Dr. Lee teaches families to stop after ten seconds of suction.',
      },
    ],
  },
  es: {
    title: 'Cuidado de la traqueostomía en casa',
    passages: [
      {
        heading: 'Limpiar la cánula interna',
        text: 'La cánula interna de la traqueostomía se limpia dos veces al día. Así no se tapa con moco.',
      },
    ],
  },
};

/** A page of an approved site as discovery publishes it once a super admin has accepted it: in one language, of `text` alone. */
export function aPage(lang: Language = 'en', more: Partial<DocumentPassages> = {}): DocumentPassages {
  const { title, passages } = tracheostomy[lang];
  return {
    documentId: `page-1f${lang}`,
    version: 1,
    title: { en: title, es: title },
    url: `https://health.example.gov/${lang}/tracheostomy`,
    page: {
      sourceId: 'b6f0b7a2-6f39-4d1e-9c55-0c1f6e1d2a10',
      sourceName: 'Example Health',
      readAt: '2026-11-20T23:30:00.000Z',
      acceptedAt: '2026-11-21T09:00:00.000Z',
    },
    keywords: { en: [], es: [] },
    conditions: [],
    confirmed: true,
    passages: passages.map((passage, n) => ({ id: `${lang}.text.${n}`, lang, part: 'text', ...passage })),
    ...more,
  };
}

/** The same page before anybody has looked at it, as a copy of discovery from before that was done sends it. */
export function unaccepted(page: DocumentPassages): DocumentPassages {
  const { acceptedAt: _not, ...origin } = page.page ?? {};
  return { ...page, page: origin as DocumentPassages['page'] };
}

/** The same page with one sentence that no answer may pass on. */
export const aPageWith = (sentence: string, lang: Language = 'en'): DocumentPassages => {
  const page = aPage(lang);
  return {
    ...page,
    passages: page.passages.map((passage) => ({ ...passage, text: `${passage.text} ${sentence}` })),
  };
};

/** Many pages, made of what the library's own topics say in another order. */
export const manyPages = (count: number): DocumentPassages[] =>
  Array.from({ length: count }, (_, n) => {
    const lang = n % 4 === 0 ? 'es' : 'en';
    const pick = (step: number) => seedLibrary[(n * step + n) % seedLibrary.length] ?? aPage();
    const [about, aside] = [pick(3), pick(11)];
    const sentences = [...about.passages, ...aside.passages].flatMap((passage) =>
      passage.lang === lang ? passage.text : [],
    );
    const title = `${about.title[lang]}, ${n}`;
    return aPage(lang, {
      documentId: `page-${n.toString(16)}`,
      title: { en: title, es: title },
      passages: Array.from({ length: 6 }, (_passage, at) => ({
        id: `${lang}.text.${at}`,
        lang,
        part: 'text',
        text: sentences.slice(at * 4, at * 4 + 6).join(' '),
        heading: about.keywords[lang][at] ?? null,
      })),
    });
  });
