import { addSpanishSentences } from '../../base/language/sentences.js';

const en = {
  title: 'Content Discovery',
  badge: 'Admin Only - Super User Access Required',
  legal: {
    title: 'Legal compliance warning.',
    text: 'Approve a source only after you have read its terms of service and its robots.txt. Every approval is recorded with your name.',
  },
  production: {
    title: 'Production warning.',
    text: 'This is the live system. An approved source is crawled for real. The coach points caregivers to its pages, and quotes those that you accept.',
  },
  warnings: 'Two warnings: legal compliance and production',
  tabs: { sources: 'Content Sources', jobs: 'Discovery Jobs', new: 'Add New Source' },
  denied: {
    title: 'Access Denied',
    text: 'Content Discovery Management requires Super Administrator privileges.',
    home: 'Go to Home',
  },
  queues: 'Job queues (crawls, mail, notifications; opens in a new tab)',
  loading: 'Loading',
  /** What the parts of antd say by themselves. */
  ant: {
    locale: 'en',
    global: { placeholder: 'Please choose', close: 'Close', sortable: 'can be sorted' },
    Pagination: {
      page: 'Page',
      prev_page: 'Previous page',
      next_page: 'Next page',
      prev_5: 'Back 5 pages',
      next_5: 'On 5 pages',
    },
  },
};

const es = {
  title: 'Gestión de contenido',
  badge: 'Solo administración: se necesita acceso de superusuario',
  legal: {
    title: 'Aviso legal.',
    text: 'Apruebe una fuente solo después de leer sus términos de servicio y su robots.txt. Cada aprobación se guarda con su nombre.',
  },
  production: {
    title: 'Aviso de producción.',
    text: 'Este es el sistema real. Una fuente aprobada se recorre de verdad. El asistente menciona sus páginas a quienes cuidan, y cita las que usted acepta.',
  },
  warnings: 'Dos avisos: legal y de producción',
  tabs: { sources: 'Fuentes', jobs: 'Recorridos', new: 'Agregar fuente' },
  denied: {
    title: 'Acceso denegado',
    text: 'La gestión de contenidos requiere permisos de superadministrador.',
    home: 'Ir al inicio',
  },
  queues: 'Colas de trabajo (recorridos, correos, notificaciones; se abre en otra pestaña)',
  loading: 'Cargando',
  ant: {
    locale: 'es',
    global: { placeholder: 'Elija una opción', close: 'Cerrar', sortable: 'se puede ordenar' },
    Pagination: {
      page: 'Página',
      prev_page: 'Página anterior',
      next_page: 'Página siguiente',
      prev_5: '5 páginas atrás',
      next_5: '5 páginas adelante',
    },
  },
} satisfies typeof en;

export const words = { en, es };

/** What the server says about content sources. */
addSpanishSentences({
  'Valid URL is required': 'Escriba una dirección web válida',
  'Please leave the user name and password out of the URL':
    'Quite de la dirección el usuario y la contraseña',
  'Please use a port that browsers open': 'Use un puerto que abran los navegadores',
  'This address is not public, so it cannot be crawled':
    'Esta dirección no es pública, así que no se puede rastrear',
  'Category is required': 'Escriba la categoría',
  'Crawl depth must be a whole number from 1 to 5': 'La profundidad debe ser un número entero de 1 a 5',
  'Please choose daily, weekly or monthly': 'Elija diaria, semanal o mensual',
  'Please give each pattern a line of its own': 'Escriba cada patrón en una línea aparte',
  'Please use at most 200 characters for a pattern': 'Use como máximo 200 caracteres en cada patrón',
  'Please use at most 100 patterns': 'Use como máximo 100 patrones',
  'Please enter text': 'Escriba un texto',
  'Please answer yes or no': 'Responda sí o no',
  'Reason is required': 'Escriba el motivo',
  'This source is already waiting for a review.': 'Esta fuente ya está en espera de revisión.',
  'This source is already approved.': 'Esta fuente ya está aprobada.',
  'This source is already rejected. To decide again, please review it again first.':
    'Esta fuente ya está rechazada. Para decidir otra vez, primero vuelva a revisarla.',
  'This source is already stopped. To decide again, please review it again first.':
    'Esta fuente ya está detenida. Para decidir otra vez, primero vuelva a revisarla.',
});
