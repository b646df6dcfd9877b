const en = {
  failed: {
    title: 'Assessment Failed',
    description: 'Failed to process your application. Please try again.',
  },
};

const es = {
  failed: {
    title: 'No se guardó su resultado',
    description: 'No pudimos procesar su solicitud. Vuelva a intentarlo.',
  },
} satisfies typeof en;

export const words = { en, es };
