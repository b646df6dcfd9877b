const en = {
  notLoaded: 'The discovery jobs could not be loaded.',
  empty: 'No discovery jobs found',
  emptyText: 'A job begins when an approved source is due.',
  table: 'Discovery jobs, newest first',
  job: 'Job',
  source: 'Source',
  status: 'Status',
  found: 'Found',
  checked: 'Checked',
  kept: 'Kept',
  success: 'Success rate',
  progress: 'Progress',
  started: 'Started',
  ended: 'Ended',
};

const es = {
  notLoaded: 'No se pudieron cargar los recorridos.',
  empty: 'No hay recorridos',
  emptyText: 'Un recorrido empieza cuando le toca a una fuente aprobada.',
  table: 'Recorridos, primero los más nuevos',
  job: 'Recorrido',
  source: 'Fuente',
  status: 'Estado',
  found: 'Halladas',
  checked: 'Revisadas',
  kept: 'Guardadas',
  success: 'Con éxito',
  progress: 'Avance',
  started: 'Empezó',
  ended: 'Terminó',
} satisfies typeof en;

export const words = { en, es };
