const en = {
  crawl: 'Crawl now',
  crawlOf: (name: string) => `Crawl now: ${name}`,
  started: 'Crawl started',
  already: 'This source is being crawled already',
  stop: 'Stop this crawl',
  stopShort: 'Stop',
  stopOf: (label: string, name: string) => `${label}: ${name}`,
  stopped: 'Crawl stopped',
  endedBefore: 'This crawl had already ended',
  failed: 'Action Failed',
  failedText: 'Nothing was changed. Please try again.',
};

const es = {
  crawl: 'Recorrer ahora',
  crawlOf: (name: string) => `Recorrer ahora: ${name}`,
  started: 'Empezó el recorrido',
  already: 'Esta fuente ya se está recorriendo',
  stop: 'Detener este recorrido',
  stopShort: 'Detener',
  stopOf: (label: string, name: string) => `${label}: ${name}`,
  stopped: 'Recorrido detenido',
  endedBefore: 'Este recorrido ya había terminado',
  failed: 'No se pudo hacer',
  failedText: 'No cambió nada. Vuelva a intentarlo.',
} satisfies typeof en;

export const words = { en, es };
