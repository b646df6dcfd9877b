const en = {
  title: 'Caregiver assessment',
  home: 'Back to Home',
  loading: 'Loading your results',
  loadFailed: 'Your results could not be loaded.',
};

const es = {
  title: 'Revisión de carga',
  home: 'Volver al inicio',
  loading: 'Cargando sus resultados',
  loadFailed: 'No se pudieron cargar sus resultados.',
} satisfies typeof en;

export const words = { en, es };
