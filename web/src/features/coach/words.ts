const en = {
  back: 'Back',
  conversations: 'Conversations',
  coach: 'AI Care Coach',
  stance: 'Every answer names its source. Not medical advice.',
  sessionEnded: 'Your session has ended. Please sign in again.',
};

const es = {
  back: 'Atrás',
  conversations: 'Conversaciones',
  coach: 'Asistente de cuidados',
  stance: 'Cada respuesta dice su fuente. No es consejo médico.',
  sessionEnded: 'Su sesión terminó. Inicie sesión de nuevo.',
} satisfies typeof en;

export const words = { en, es };
