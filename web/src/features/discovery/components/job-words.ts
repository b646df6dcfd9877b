const en = {
  counts: (found: number, checked: number, kept: number) =>
    `${found}\u00a0found · ${checked}\u00a0checked · ${kept}\u00a0kept`,
  progress: (name: string) => `Progress of the crawl of ${name}`,
  statuses: {
    queued: 'queued',
    running: 'running',
    completed: 'completed',
    stopped: 'stopped',
    failed: 'failed',
  },
  job: 'Job',
  success: 'Success rate',
  started: 'Started',
  ended: 'Ended',
  notYet: 'Not yet',
  jobOf: (name: string, id: string) => `${name}, job ${id}`,
};

const es = {
  counts: (found: number, checked: number, kept: number) =>
    `${found}\u00a0encontradas · ${checked}\u00a0revisadas · ${kept}\u00a0guardadas`,
  progress: (name: string) => `Avance del recorrido de ${name}`,
  statuses: {
    queued: 'en espera',
    running: 'en curso',
    completed: 'completado',
    stopped: 'detenido',
    failed: 'falló',
  },
  job: 'Recorrido',
  success: 'Con éxito',
  started: 'Empezó',
  ended: 'Terminó',
  notYet: 'Todavía no',
  jobOf: (name: string, id: string) => `${name}, recorrido ${id}`,
} satisfies typeof en;

export const words = { en, es };
