/** Of the page that is shown without a connection, and of what it shows of a person's own. */
const en = {
  title: 'No connection right now',
  text: 'This device cannot reach us. These numbers work all the same.',
  tryAgain: 'Try again',
  numbers: 'Numbers to call',
  protection:
    'If somebody is being hurt or neglected, the Eldercare Locator gives you the number of Adult Protective Services.',
  guides: 'Your saved guides',
  conversation: 'Your last conversation',
  keptSince: (when: string) => `As it was on ${when}.`,
  you: 'You',
  coach: 'Care coach',
  sources: 'Sources',
  steps: 'What to do',
  whenToCall: 'When to call',
  redFlags: 'Warning signs',
  nothingKept:
    'None of your own guides or conversations are on this device. In Settings you can choose to keep them here.',
};

const es = {
  title: 'Sin conexión por ahora',
  text: 'Este dispositivo no puede comunicarse con nosotros. Estos números funcionan de todas formas.',
  tryAgain: 'Volver a intentar',
  numbers: 'Números para llamar',
  protection:
    'Si alguien sufre maltrato o abandono, el Eldercare Locator le da el número de Protección para Adultos.',
  guides: 'Sus guías guardadas',
  conversation: 'Su última conversación',
  keptSince: (when: string) => `Tal como estaba el ${when}.`,
  you: 'Usted',
  coach: 'Asistente',
  sources: 'Fuentes',
  steps: 'Qué hacer',
  whenToCall: 'Cuándo llamar',
  redFlags: 'Señales de alarma',
  nothingKept:
    'En este dispositivo no hay guías ni conversaciones suyas. En Configuración puede elegir guardarlas aquí.',
} satisfies typeof en;

export const words = { en, es };
