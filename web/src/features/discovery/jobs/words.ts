const en = {
  notLoaded: 'The discovery jobs could not be loaded.',
  empty: 'No discovery jobs found',
  emptyText: 'A job begins when an approved source is due.',
  table: 'Discovery jobs, newest first',
  source: 'Source',
  status: 'Status',
  found: 'Found',
  checked: 'Checked',
  kept: 'Kept',
  progress: 'Progress',
};

const es = {
  notLoaded: 'No se pudieron cargar los recorridos.',
  empty: 'No hay recorridos',
  emptyText: 'Un recorrido empieza cuando le toca a una fuente aprobada.',
  table: 'Recorridos, primero los más nuevos',
  source: 'Fuente',
  status: 'Estado',
  found: 'Halladas',
  checked: 'Revisadas',
  kept: 'Guardadas',
  progress: 'Avance',
} satisfies typeof en;

export const words = { en, es };
