import type { JobReason, JobStatus, Refusal } from '@careward/contracts/discovery/job';

type What = { name: string; why: string };

const en = {
  title: 'Crawl',
  titleOf: (name: string) => `Crawl of ${name}`,
  loading: 'Loading the crawl',
  notLoaded: 'This crawl could not be loaded. Check your connection.',
  missing: 'We do not have this crawl',
  missingText: 'The link may be wrong. You can look for it in the list of jobs.',
  toJobs: 'All discovery jobs',
  happened: 'What happened',
  states: {
    queued: 'It waits for its turn.',
    running: 'It is reading pages now.',
    completed: 'It read all that it could find.',
    stopped: 'It was stopped before it had read everything.',
    failed: 'It did not get to its end.',
  } satisfies Record<JobStatus, string>,
  reasons: {
    'page-limit':
      'It read as many pages as one crawl may, and left others out. Patterns can narrow the source.',
    'stopped-by-admin': 'An administrator stopped it.',
    'source-not-approved': 'It ended because its source is not approved any more.',
    'nothing-read': 'It could not keep a single page. Below you see why.',
    internal: 'Something went wrong on our side. Crawl again; if it fails again, check the service’s log.',
  } satisfies Record<JobReason, string>,
  trigger: 'Started by',
  triggers: { schedule: 'Its schedule', admin: 'An administrator' },
  waiting: 'Wait for your look',
  waitingPages: (count: number) =>
    count === 1 ? 'One page of this source' : `${count} pages of this source`,
  asked: 'Asked for',
  left: 'What was not kept, and why',
  lookAgain: 'Look again',
  nothing: 'Nothing was left out.',
  nothingYet: 'Nothing so far.',
  notListed: (shown: number, all: number) =>
    `${all} URLs were not kept. Only the first ${shown} are listed here; the counts are of all of them.`,
  ofReason: (count: number, name: string) => `${count} × ${name}`,
  noneListed: 'None of these are among the URLs that are listed.',
  line: (line: number) => `line ${line} of robots.txt`,
  refusals: {
    robots: { name: 'Refused by robots.txt', why: 'The site’s robots.txt asks us not to read them.' },
    'robots-unreachable': {
      name: 'robots.txt could not be reached',
      why: 'Without it we do not know what the site allows, so we read nothing.',
    },
    nofollow: {
      name: 'Link not to be followed',
      why: 'The page that links to them asks us not to follow the link.',
    },
    noindex: { name: 'Not to be kept', why: 'The page asks not to be kept (noindex).' },
    'no-ai-input': {
      name: 'Not to be used by AI',
      why: 'The site or the page asks not to be used for the answers of an AI.',
    },
    'other-host': { name: 'On another site', why: 'They lead away from the host of the source.' },
    depth: {
      name: 'Too many links away',
      why: 'They are further from the first page than the crawl depth of the source.',
    },
    pattern: { name: 'Left out by the patterns', why: 'The patterns of the source leave them out.' },
    'private-address': {
      name: 'Not a public address',
      why: 'Their host has an address inside a network, and those are never read.',
    },
    type: {
      name: 'Not a web page',
      why: 'The site sent something other than a page, such as a PDF or an image.',
    },
    size: { name: 'Too large', why: 'The site sent more than we read of one page.' },
    trap: { name: 'Endless addresses', why: 'Calendars and filters can make new addresses without end.' },
    duplicate: {
      name: 'The same as another page',
      why: 'Another page of this source has the same text, or the page names another address as its own.',
    },
    'http-error': { name: 'Site error', why: 'The site answered with an error.' },
    unreachable: { name: 'No answer', why: 'The site could not be reached.' },
    timeout: { name: 'Too slow', why: 'The site did not answer in time, or its page took too long to read.' },
    'no-text': { name: 'Too little text', why: 'The page has too little text to be of use.' },
  } satisfies Record<Refusal, What>,
};

const es = {
  title: 'Recorrido',
  titleOf: (name: string) => `Recorrido de ${name}`,
  loading: 'Cargando el recorrido',
  notLoaded: 'No se pudo cargar este recorrido. Revise su conexión.',
  missing: 'No tenemos este recorrido',
  missingText: 'Puede que el enlace esté mal. Búsquelo en la lista de recorridos.',
  toJobs: 'Todos los recorridos',
  happened: 'Lo que pasó',
  states: {
    queued: 'Espera su turno.',
    running: 'Está leyendo páginas ahora.',
    completed: 'Leyó todo lo que pudo encontrar.',
    stopped: 'Se detuvo antes de leerlo todo.',
    failed: 'No llegó al final.',
  },
  reasons: {
    'page-limit':
      'Leyó todas las páginas que caben en un recorrido y dejó otras fuera. Con patrones se puede limitar la fuente.',
    'stopped-by-admin': 'Lo detuvo alguien de administración.',
    'source-not-approved': 'Terminó porque su fuente ya no está aprobada.',
    'nothing-read': 'No pudo guardar ni una página. Abajo verá por qué.',
    internal:
      'Algo salió mal de nuestro lado. Recorra la fuente otra vez; si vuelve a fallar, mire el registro del servicio.',
  },
  trigger: 'Lo pidió',
  triggers: { schedule: 'Su calendario', admin: 'Alguien de administración' },
  waiting: 'Esperan su revisión',
  waitingPages: (count: number) =>
    count === 1 ? 'Una página de esta fuente' : `${count} páginas de esta fuente`,
  asked: 'Pedido',
  left: 'Lo que no se guardó, y por qué',
  lookAgain: 'Mirar otra vez',
  nothing: 'No quedó nada fuera.',
  nothingYet: 'Nada hasta ahora.',
  notListed: (shown: number, all: number) =>
    `${all} direcciones no se guardaron. Aquí están solo las primeras ${shown}; las cantidades son de todas.`,
  ofReason: (count: number, name: string) => `${count} × ${name}`,
  noneListed: 'Ninguna de estas está entre las direcciones de la lista.',
  line: (line: number) => `línea ${line} de robots.txt`,
  refusals: {
    robots: { name: 'robots.txt no lo permite', why: 'El robots.txt del sitio pide que no las leamos.' },
    'robots-unreachable': {
      name: 'No se pudo leer robots.txt',
      why: 'Sin él no sabemos qué permite el sitio, así que no leemos nada.',
    },
    nofollow: {
      name: 'Enlace que no se debe seguir',
      why: 'La página que las enlaza pide que no se siga el enlace.',
    },
    noindex: { name: 'No se debe guardar', why: 'La página pide que no se guarde (noindex).' },
    'no-ai-input': {
      name: 'No para la IA',
      why: 'El sitio o la página pide que no se use para las respuestas de una IA.',
    },
    'other-host': { name: 'En otro sitio', why: 'Llevan fuera del sitio de la fuente.' },
    depth: {
      name: 'Demasiados enlaces de distancia',
      why: 'Están más lejos de la primera página que la profundidad de la fuente.',
    },
    pattern: { name: 'Fuera por los patrones', why: 'Los patrones de la fuente las dejan fuera.' },
    'private-address': {
      name: 'Dirección no pública',
      why: 'Su sitio tiene una dirección dentro de una red, y esas nunca se leen.',
    },
    type: { name: 'No es una página web', why: 'El sitio envió otra cosa, por ejemplo un PDF o una imagen.' },
    size: { name: 'Demasiado grande', why: 'El sitio envió más de lo que leemos de una página.' },
    trap: {
      name: 'Direcciones sin fin',
      why: 'Los calendarios y filtros pueden crear direcciones nuevas sin fin.',
    },
    duplicate: {
      name: 'Igual a otra página',
      why: 'Otra página de esta fuente tiene el mismo texto, o la página indica otra dirección como la suya.',
    },
    'http-error': { name: 'Error del sitio', why: 'El sitio respondió con un error.' },
    unreachable: { name: 'Sin respuesta', why: 'No se pudo llegar al sitio.' },
    timeout: {
      name: 'Demasiado lento',
      why: 'El sitio no respondió a tiempo, o leer su página tardó demasiado.',
    },
    'no-text': { name: 'Muy poco texto', why: 'La página tiene muy poco texto para servir.' },
  },
} satisfies typeof en;

export const words = { en, es };
