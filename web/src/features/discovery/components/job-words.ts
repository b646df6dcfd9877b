const en = {
  counts: (found: number, checked: number, kept: number) =>
    `${found} found · ${checked} checked · ${kept} kept`,
  progress: (name: string) => `Progress of the crawl of ${name}`,
  statuses: {
    queued: 'queued',
    running: 'running',
    completed: 'completed',
    stopped: 'stopped',
    failed: 'failed',
  },
  notYet: 'Not yet',
  jobOf: (name: string, id: string) => `${name}, job ${id}`,
};

const es = {
  counts: (found: number, checked: number, kept: number) =>
    `${found} encontradas · ${checked} revisadas · ${kept} guardadas`,
  progress: (name: string) => `Avance del recorrido de ${name}`,
  statuses: {
    queued: 'en espera',
    running: 'en curso',
    completed: 'completado',
    stopped: 'detenido',
    failed: 'falló',
  },
  notYet: 'Todavía no',
  jobOf: (name: string, id: string) => `${name}, recorrido ${id}`,
} satisfies typeof en;

export const words = { en, es };
