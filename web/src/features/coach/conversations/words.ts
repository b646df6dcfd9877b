const en = {
  invitation: 'Ask anything about caring for someone, in your own words. Short questions are fine.',
  quickQuestions: 'Questions to start with',
  /** Asked as they stand. */
  questions: [
    'Fall prevention tips',
    'Managing sundowning',
    'When to call 911',
    'Medication reminders',
    'Dealing with agitation',
    'Safe bathing techniques',
  ],
  newConversation: 'New conversation',
  caregivingQuestion: 'Caregiving Question',
  welcome: (name: string) => `Welcome ${name}`,
  welcomeThere: 'Welcome there',
  loading: 'Loading your conversations',
  notLoaded: 'Your conversations could not be loaded.',
  firstNotStarted: 'Your first conversation could not be started.',
  notStarted: { title: 'No new conversation', description: 'It could not be started. Please try again.' },
  rename: 'Rename',
  titleLabel: 'Title of the conversation',
  titleRequired: 'Please enter a title',
  save: 'Save',
  cancel: 'Cancel',
  notRenamed: { title: 'Not renamed', description: 'The old title stays. Please try again.' },
  delete: 'Delete',
  deleteQuestion: 'Delete this conversation?',
  deleteMeans: (title: string) =>
    `“${title}” is deleted for good, with your questions and every answer in it. This cannot be undone.`,
  confirmDelete: 'Yes, delete it',
  deleting: 'Deleting...',
  notDeleted: { title: 'Not deleted', description: 'The conversation is still there. Please try again.' },
};

const es = {
  invitation:
    'Pregunte lo que quiera sobre cómo cuidar a alguien, con sus propias palabras. Puede ser una pregunta corta.',
  quickQuestions: 'Preguntas para empezar',
  questions: [
    'Consejos para evitar caídas',
    'Cómo manejar la confusión al atardecer',
    'Cuándo llamar al 911',
    'Recordatorios de medicinas',
    'Qué hacer con la agitación',
    'Cómo bañar con seguridad',
  ],
  newConversation: 'Nueva conversación',
  caregivingQuestion: 'Pregunta sobre cuidados',
  welcome: (name: string) => `Le damos la bienvenida, ${name}`,
  welcomeThere: 'Le damos la bienvenida',
  loading: 'Cargando sus conversaciones',
  notLoaded: 'No se pudieron cargar sus conversaciones.',
  firstNotStarted: 'No se pudo empezar su primera conversación.',
  notStarted: {
    title: 'No se creó la conversación',
    description: 'No se pudo empezar. Vuelva a intentarlo.',
  },
  rename: 'Cambiar el título',
  titleLabel: 'Título de la conversación',
  titleRequired: 'Escriba un título',
  save: 'Guardar',
  cancel: 'Cancelar',
  notRenamed: { title: 'No se cambió el título', description: 'Queda el de antes. Vuelva a intentarlo.' },
  delete: 'Eliminar',
  deleteQuestion: '¿Eliminar esta conversación?',
  deleteMeans: (title: string) =>
    `«${title}» se elimina para siempre, con sus preguntas y todas las respuestas. No se puede deshacer.`,
  confirmDelete: 'Sí, eliminarla',
  deleting: 'Eliminando...',
  notDeleted: { title: 'No se eliminó', description: 'La conversación sigue ahí. Vuelva a intentarlo.' },
} satisfies typeof en;

export const words = { en, es };
