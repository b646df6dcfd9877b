const en = {
  title: 'Communication Preferences',
  loading: 'Loading your communication preferences',
  loadFailed: 'Failed to load communication settings.',
  saving: 'Saving preferences...',
  toggles: {
    emailNotifications: {
      label: 'Email Notifications',
      hint: 'E-mails that your account needs, such as a sign-up link, are always sent.',
    },
    smsNotifications: {
      label: 'SMS Notifications',
      hint: 'We send no text messages today. We keep your choice for when we do.',
    },
    pushNotifications: {
      label: 'Push Notifications',
      hint: 'Nothing is sent to your device today. This comes later, and your choice counts then.',
    },
    tipNotifications: {
      label: 'Care Tips & Guidance',
      hint: 'One topic of the care library by e-mail, once a week.',
    },
  },
  failed: { title: 'Update Failed', description: 'Failed to update settings. Please try again.' },
};

const es = {
  title: 'Preferencias de comunicación',
  loading: 'Cargando sus preferencias de comunicación',
  loadFailed: 'No se pudieron cargar sus preferencias de comunicación.',
  saving: 'Guardando sus preferencias...',
  toggles: {
    emailNotifications: {
      label: 'Avisos por correo electrónico',
      hint: 'Los correos que su cuenta necesita, como el enlace para crearla, se envían siempre.',
    },
    smsNotifications: {
      label: 'Avisos por mensaje de texto',
      hint: 'Hoy no enviamos mensajes de texto. Guardamos su elección para cuando lo hagamos.',
    },
    pushNotifications: {
      label: 'Avisos en su dispositivo',
      hint: 'Hoy no se envía nada a su dispositivo. Será más adelante, y entonces valdrá su elección.',
    },
    tipNotifications: {
      label: 'Consejos y orientación',
      hint: 'Un tema de la biblioteca de cuidados por correo, una vez por semana.',
    },
  },
  failed: {
    title: 'No se guardó el cambio',
    description: 'No pudimos guardar sus preferencias. Vuelva a intentarlo.',
  },
} satisfies typeof en;

export const words = { en, es };
