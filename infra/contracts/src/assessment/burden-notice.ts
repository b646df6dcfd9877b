import type { Localized } from '../safety/safety-card.js';

/** Shown before the first question and with every result. */
export const burdenNotice: Localized<string> = {
  en: 'This check was written for this app. It is not a medical test, it has not been validated in a study, and it does not diagnose any condition.',
  es: 'Esta revisión se escribió para esta aplicación. No es una prueba médica, no ha sido validada en un estudio y no diagnostica ninguna condición.',
};
