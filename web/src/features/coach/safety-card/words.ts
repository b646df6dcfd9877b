const en = {
  library: 'More in the care library',
  source: 'Source',
  stays: 'The coach stays here while you call. Write anything you see.',
};

const es = {
  library: 'Más en la biblioteca de cuidados',
  source: 'Fuente',
  stays: 'El asistente sigue aquí mientras usted llama. Escriba lo que vea.',
} satisfies typeof en;

export const words = { en, es };
