import { addSpanishSentences } from '../../base/language/sentences.js';

/** What the server says about content sources. /admin/discovery imports this file, and no other screen. */
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
