/** Of the messages about the session. */
const en = {
  sessionEnded: { title: 'Please sign in again', description: 'Your session has ended.' },
  consentReminder: (brand: string) => ({
    title: 'Consent reminder',
    description: `You agreed to share health information with ${brand}. You can read the Consent Notice or change your choices in Settings.`,
  }),
};

const es = {
  sessionEnded: { title: 'Vuelva a iniciar sesión', description: 'Su sesión ha terminado.' },
  consentReminder: (brand: string) => ({
    title: 'Recordatorio de su consentimiento',
    description: `Usted aceptó compartir información de salud con ${brand}. Puede leer el Aviso de consentimiento o cambiar sus opciones en Configuración.`,
  }),
} satisfies typeof en;

export const words = { en, es };
