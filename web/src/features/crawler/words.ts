import { CRAWL_URLS, CRAWLER } from '@careward/contracts/discovery/limits';

const en = {
  title: 'Our web crawler',
  about: (brand: string) =>
    `${CRAWLER} visits websites for ${brand}. This page is for you if you run a website that it visits.`,
  sections: (brand: string) => [
    {
      heading: 'Who it is',
      points: [
        `${brand} helps people in the United States who care for a family member. ${CRAWLER} is our program that reads pages with care information.`,
        `Each request says so: its user agent begins with ${CRAWLER} and names this page and our e-mail address.`,
      ],
    },
    {
      heading: 'Why it visits',
      points: [
        'Our care coach answers questions from a library. When it uses a page of yours, the answer shows a link to that page.',
        'It visits only websites that a person on our team has looked at and approved. It does not follow links to other websites.',
      ],
    },
    {
      heading: 'How often',
      points: [
        `Every day, week or month, as we set for each website, and at most ${CRAWL_URLS.toLocaleString('en-US')} addresses per visit.`,
        'Between two requests to your server it waits at least one second. It waits longer if your robots.txt has a Crawl-delay, if your server is slow, or if it answers 429 or 503.',
        'For a page that it knows, it asks only whether the page has changed.',
      ],
    },
    {
      heading: 'What it respects',
      points: [
        'robots.txt (RFC 9309), read again after a day at the latest. If your server does not answer, or answers with a server error (5xx), we do not visit.',
        'noindex, nofollow and noai, in a robots meta tag or in the header X-Robots-Tag, and rel="nofollow" at a link.',
        'ai-input=no in Content-Signal or Content-Usage. A page that refuses AI is not kept, and our coach does not use it.',
        'It fills in no forms, signs in nowhere and does not try to pass for a person.',
      ],
    },
  ],
  refuse: 'How to refuse it',
  refuseText: `Write this into your robots.txt. It takes effect within a day, and you may name folders instead of the whole website. The name is ${CRAWLER}.`,
  write: 'Write to us',
  writeText: (email: string) =>
    `Something is wrong, or you want your pages taken out of our library? Write to ${email}. We can stop a visit at once, and then your pages leave the library too.`,
};

const es = {
  title: 'Nuestro rastreador web',
  about: (brand: string) =>
    `${CRAWLER} visita sitios web para ${brand}. Esta página es para quien administra un sitio que este programa visita.`,
  sections: (brand: string) => [
    {
      heading: 'Quién es',
      points: [
        `${brand} ayuda a las personas en Estados Unidos que cuidan a un familiar. ${CRAWLER} es nuestro programa que lee páginas con información sobre cuidados.`,
        `Cada solicitud lo dice: su "user agent" empieza con ${CRAWLER} y nombra esta página y nuestro correo electrónico.`,
      ],
    },
    {
      heading: 'Por qué visita un sitio',
      points: [
        'Nuestro asistente de cuidados responde con lo que hay en una biblioteca. Cuando usa una página suya, la respuesta muestra un enlace a esa página.',
        'Visita solo los sitios que una persona de nuestro equipo revisó y aprobó. No sigue enlaces a otros sitios.',
      ],
    },
    {
      heading: 'Con qué frecuencia',
      points: [
        `Cada día, cada semana o cada mes, según lo que fijamos para cada sitio, y como máximo ${CRAWL_URLS.toLocaleString('es-US')} direcciones por visita.`,
        'Entre dos solicitudes a su servidor espera al menos un segundo. Espera más si su robots.txt tiene Crawl-delay, si su servidor está lento o si responde 429 o 503.',
        'De una página que ya conoce, solo pregunta si cambió.',
      ],
    },
    {
      heading: 'Qué respeta',
      points: [
        'robots.txt (RFC 9309), que se vuelve a leer después de un día como máximo. Si su servidor no responde, o responde con un error de servidor (5xx), no lo visitamos.',
        'noindex, nofollow y noai, en una etiqueta meta robots o en el encabezado X-Robots-Tag, y rel="nofollow" en un enlace.',
        'ai-input=no en Content-Signal o Content-Usage. Una página que no quiere IA no se guarda, y nuestro asistente no la usa.',
        'No llena formularios, no inicia sesión en ningún lugar y no se hace pasar por una persona.',
      ],
    },
  ],
  refuse: 'Cómo rechazarlo',
  refuseText: `Escriba esto en su robots.txt. Se aplica en un día como máximo, y puede nombrar carpetas en lugar de todo el sitio. El nombre es ${CRAWLER}.`,
  write: 'Escríbanos',
  writeText: (email: string) =>
    `¿Algo no está bien, o quiere que saquemos sus páginas de nuestra biblioteca? Escriba a ${email}. Podemos detener una visita de inmediato, y entonces sus páginas también salen de la biblioteca.`,
} satisfies typeof en;

export const words = { en, es };
