/** Of the parts that every screen uses. */
const en = {
  back: 'Back',
  close: 'Close',
  home: 'Home',
  language: 'Language',
  loading: 'Loading',
  tryAgain: 'Try again',
  stepOf: (step: number, steps: number) => `Step ${step} of ${steps}`,
  complete: 'Complete',
  save: 'Save',
  cancel: 'Cancel',
};

const es = {
  back: 'Atrás',
  close: 'Cerrar',
  home: 'Inicio',
  language: 'Idioma',
  loading: 'Cargando',
  tryAgain: 'Intentar de nuevo',
  stepOf: (step: number, steps: number) => `Paso ${step} de ${steps}`,
  complete: 'Completo',
  save: 'Guardar',
  cancel: 'Cancelar',
} satisfies typeof en;

export const words = { en, es };
