import type { Localized } from '../safety/safety-card.js';

/** Stands in an old answer in place of the words of a source that has been withdrawn since. */
export const withdrawnWords: Localized<string> = {
  en: 'The words that stood here were taken out, because their source was withdrawn after this answer was given. Please ask again. If a life may be in danger, call 911.',
  es: 'Se quitaron las palabras que estaban aquí, porque su fuente se retiró después de esta respuesta. Pregunte de nuevo. Si una vida puede estar en peligro, llame al 911.',
};
