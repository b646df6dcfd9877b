const en = {
  questionOf: (question: number, questions: number) => `Question ${question} of ${questions}`,
  progress: 'Progress of the assessment',
  choose: 'Choose one answer',
  comment: 'Add a comment (optional)',
  commentHint:
    'Only you can read it. A computer looks for signs of danger, so that help can be shown at once.',
  tooLong: (max: number) => `Please use at most ${max} characters.`,
  next: 'Next',
  previous: 'Previous',
  finish: 'See my result',
  earlier: 'See my earlier results',
  required: 'Response Required',
  requiredText: 'Please select an answer before continuing.',
  failed: 'Assessment Failed',
  failedText: 'Failed to save your assessment. Please try again.',
};

const es = {
  questionOf: (question: number, questions: number) => `Pregunta ${question} de ${questions}`,
  progress: 'Avance de la revisión',
  choose: 'Elija una respuesta',
  comment: 'Agregue un comentario (si quiere)',
  commentHint:
    'Solo usted puede leerlo. Una computadora busca señales de peligro para mostrarle ayuda enseguida.',
  tooLong: (max: number) => `Use como máximo ${max} caracteres.`,
  next: 'Siguiente',
  previous: 'Anterior',
  finish: 'Ver mi resultado',
  earlier: 'Ver mis resultados anteriores',
  required: 'Falta su respuesta',
  requiredText: 'Elija una respuesta antes de continuar.',
  failed: 'No se guardó la revisión',
  failedText: 'No pudimos guardar su revisión. Vuelva a intentarlo.',
} satisfies typeof en;

export const words = { en, es };
