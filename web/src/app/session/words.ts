/** Of the messages about the session. */
const en = {
  sessionEnded: { title: 'Please sign in again', description: 'Your session has ended.' },
  unauthorized: 'Unauthorized: You are logged out. Logging in again...',
  consentReminder: (brand: string) => ({
    title: 'Consent reminder',
    description: `You agreed to share health information with ${brand}. You can read the Consent Notice or change your choices in Settings.`,
  }),
};

const es = {
  sessionEnded: { title: 'Vuelva a iniciar sesión', description: 'Su sesión ha terminado.' },
  unauthorized: 'Su sesión está cerrada. Iniciando sesión de nuevo...',
  consentReminder: (brand: string) => ({
    title: 'Recordatorio de su consentimiento',
    description: `Usted aceptó compartir información de salud con ${brand}. Puede leer el Aviso de consentimiento o cambiar sus opciones en Configuración.`,
  }),
} satisfies typeof en;

export const words = { en, es };
