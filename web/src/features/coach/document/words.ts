const en = {
  loading: 'Loading the whole conversation',
  notLoaded: 'The whole conversation could not be loaded.',
  missing: 'This conversation is not there. It may have been deleted.',
  empty: 'There is no question in this conversation yet, so there is nothing to print.',
  toCoach: 'Go to the care coach',
  how: 'For a doctor, a nurse or your family: choose what goes on the page, then print it or save it as a PDF.',
  all: (questions: number) =>
    questions === 1 ? 'Include the question' : `Include all ${questions} questions`,
  include: (number: number) => `Include question ${number}`,
  nothingChosen: 'Nothing is chosen. Please choose at least one question to print.',
  print: 'Print or save as PDF',
  about: (brand: string) =>
    `Questions that a family caregiver asked ${brand}'s AI care coach, and its answers. The answers are general information from the sources named below them. Not reviewed by a clinician. Not medical advice.`,
  madeOn: (date: string) => `This page was made on ${date}.`,
  question: (number: number) => `Question ${number}`,
  files: 'Files',
  answer: 'Answer of the care coach',
  library: 'Answer from the care library',
  model: 'Answer written by AI',
  card: 'Safety card, shown instead of an answer',
  strip: 'Safety note, shown above the answer',
  noAnswer: 'This question has no answer yet.',
  sources: 'Sources',
  withdrawn: 'withdrawn since',
};

const es = {
  loading: 'Cargando toda la conversación',
  notLoaded: 'No se pudo cargar toda la conversación.',
  missing: 'Esta conversación no está. Puede que se haya eliminado.',
  empty: 'En esta conversación todavía no hay preguntas, así que no hay nada que imprimir.',
  toCoach: 'Ir al asistente de cuidados',
  how: 'Para el médico, la enfermera o su familia: elija qué va en la página y luego imprímala o guárdela como PDF.',
  all: (questions) => (questions === 1 ? 'Incluir la pregunta' : `Incluir las ${questions} preguntas`),
  include: (number) => `Incluir la pregunta ${number}`,
  nothingChosen: 'No eligió nada. Elija al menos una pregunta para imprimir.',
  print: 'Imprimir o guardar como PDF',
  about: (brand) =>
    `Preguntas que una persona que cuida a un familiar le hizo al asistente de cuidados con IA de ${brand}, y sus respuestas. Las respuestas son información general de las fuentes que se nombran debajo. Ningún profesional de la salud las ha revisado. No son consejo médico.`,
  madeOn: (date) => `Esta página se hizo el ${date}.`,
  question: (number) => `Pregunta ${number}`,
  files: 'Archivos',
  answer: 'Respuesta del asistente',
  library: 'Respuesta de la biblioteca de cuidados',
  model: 'Respuesta escrita por IA',
  card: 'Tarjeta de seguridad, en lugar de una respuesta',
  strip: 'Aviso de seguridad, encima de la respuesta',
  noAnswer: 'Esta pregunta todavía no tiene respuesta.',
  sources: 'Fuentes',
  withdrawn: 'retirada después',
} satisfies typeof en;

export const words = { en, es };
