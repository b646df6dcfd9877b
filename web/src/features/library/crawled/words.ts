const en = {
  title: 'Pages on other sites',
  about: (brand: string) =>
    `${brand}’s team approved the sites that these pages are on. No clinician has reviewed the pages. Each opens on its own site, in a new tab.`,
  opens: '(another site, opens in a new tab)',
  readOn: (date: string) => `Read on ${date}`,
  languages: { en: 'In English', es: 'In Spanish' },
  newest: (shown: number, total: number) =>
    `These are the newest ${shown} of ${total}. Search to find others.`,
  best: (shown: number, total: number) =>
    `These are the ${shown} of ${total} that fit best. Use more words to narrow them.`,
};

const es = {
  title: 'Páginas en otros sitios',
  about: (brand: string) =>
    `El equipo de ${brand} aprobó los sitios de estas páginas. Ningún profesional de la salud ha revisado las páginas. Cada una se abre en su propio sitio, en otra pestaña.`,
  opens: '(otro sitio, se abre en otra pestaña)',
  readOn: (date: string) => `Leída el ${date}`,
  languages: { en: 'En inglés', es: 'En español' },
  newest: (shown: number, total: number) =>
    `Estas son las ${shown} más nuevas de ${total}. Busque para encontrar otras.`,
  best: (shown: number, total: number) =>
    `Estas son las ${shown} de ${total} que mejor coinciden. Con más palabras verá menos.`,
} satisfies typeof en;

export const words = { en, es };
