import type { UnreadPart } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';

type Part = Pick<UnreadPart, 'kind' | 'page'>;

/** What of a file was not read, each part once: "page 3 and some words on page 4". */
export function unreadPartsInWords(parts: readonly Part[], lang: Language): string {
  const names = [...new Set(parts.map(partNames[lang]))];
  const last = names.pop() ?? '';
  return names.length > 0 ? `${names.join(', ')} ${lang === 'en' ? 'and' : 'y'} ${last}` : last;
}

const partNames: Record<Language, (part: Part) => string> = {
  en: ({ kind, page }) => {
    const on = page === null ? '' : ` on page ${page}`;
    return {
      page: page === null ? 'a page' : `page ${page}`,
      words: `some words${on}`,
      picture: `a picture${on}`,
      header: `its header${on}`,
      footer: `its footer${on}`,
      note: `a footnote${on}`,
      comment: `a comment${on}`,
      box: `a box of text${on}`,
      rest: page === null ? 'what comes after its first part' : `what comes after page ${page}`,
    }[kind];
  },
  es: ({ kind, page }) => {
    const on = page === null ? '' : ` en la página ${page}`;
    return {
      page: page === null ? 'una página' : `la página ${page}`,
      words: `algunas palabras${on}`,
      picture: `una imagen${on}`,
      header: `el encabezado${on}`,
      footer: `el pie de página${on}`,
      note: `una nota al pie${on}`,
      comment: `un comentario${on}`,
      box: `un cuadro de texto${on}`,
      rest: page === null ? 'lo que sigue a su primera parte' : `lo que sigue a la página ${page}`,
    }[kind];
  },
};
