const en = {
  level: (level: string) => `Your strain level: ${level}`,
  of100: 'of 100',
  scale: 'A higher score means more strain. Low: under 25. Mild: from 25. Moderate: from 50. High: from 75.',
  notChecked:
    'We could not check your comments just now. If someone is in danger, call 911. If you think about hurting yourself or someone else, call or text 988.',
  nextSteps: 'Two next steps',
  recommendations: 'More that may help',
  source: 'Source',
  read: 'We checked this page',
  notRead: 'Not checked yet',
  topics: 'In the care library',
  earlier: 'How it changes',
  home: 'Return to Home',
  first: 'First, get help',
  seeResult: 'See my result',
  writeToCoach: 'Write to the care coach',
};

const es = {
  level: (level: string) => `Su nivel de carga: ${level}`,
  of100: 'de 100',
  scale:
    'Un número más alto significa más carga. Baja: menos de 25. Leve: desde 25. Moderada: desde 50. Alta: desde 75.',
  notChecked:
    'No pudimos revisar sus comentarios en este momento. Si alguien está en peligro, llame al 911. Si piensa en hacerse daño o en dañar a alguien, llame al 988 (oprima 2) o envíe AYUDA por texto al 988.',
  nextSteps: 'Dos pasos para empezar',
  recommendations: 'Más que puede ayudar',
  source: 'Fuente',
  read: 'Revisamos esta página',
  notRead: 'Aún sin revisar',
  topics: 'En la biblioteca de cuidados',
  earlier: 'Cómo va cambiando',
  home: 'Volver al inicio',
  first: 'Primero, pida ayuda',
  seeResult: 'Ver mi resultado',
  writeToCoach: 'Escribir al asistente de cuidados',
} satisfies typeof en;

export const words = { en, es };
