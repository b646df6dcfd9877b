/** Of the messages about the session. */
const en = {
  sessionEnded: { title: 'Please sign in again', description: 'Your session has ended.' },
  signInAgain: 'Please sign in again',
  textIsKept: 'Your session has ended. Your text is kept: sign in, and go on where you were.',
  notNow: 'Not now',
  unauthorized: 'Unauthorized: You are logged out. Logging in again...',
  consentReminder: (brand: string) => ({
    title: 'Consent reminder',
    description: `You agreed to share health information with ${brand}. You can read the Consent Notice or change your choices in Settings.`,
  }),
};

const es = {
  sessionEnded: { title: 'Vuelva a iniciar sesión', description: 'Su sesión ha terminado.' },
  signInAgain: 'Vuelva a iniciar sesión',
  textIsKept: 'Su sesión terminó. Su texto está guardado: inicie sesión y siga donde estaba.',
  notNow: 'Ahora no',
  unauthorized: 'Su sesión está cerrada. Iniciando sesión de nuevo...',
  consentReminder: (brand: string) => ({
    title: 'Recordatorio de su consentimiento',
    description: `Usted aceptó compartir información de salud con ${brand}. Puede leer el Aviso de consentimiento o cambiar sus opciones en Configuración.`,
  }),
} satisfies typeof en;

export const words = { en, es };
