const en = {
  counts: (found: number, read: number, kept: number) => `${found} found · ${read} read · ${kept} kept`,
  progress: (name: string) => `Progress of the crawl of ${name}`,
};

const es = {
  counts: (found: number, read: number, kept: number) =>
    `${found} encontradas · ${read} leídas · ${kept} guardadas`,
  progress: (name: string) => `Avance del recorrido de ${name}`,
} satisfies typeof en;

export const words = { en, es };
