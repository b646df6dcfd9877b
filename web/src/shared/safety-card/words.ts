const en = {
  library: 'More in the care library',
  source: 'Source',
  help: 'Help right now',
  safety: 'About safety',
};

const es = {
  library: 'Más en la biblioteca de cuidados',
  source: 'Fuente',
  help: 'Ayuda ahora mismo',
  safety: 'Sobre la seguridad',
} satisfies typeof en;

export const words = { en, es };
