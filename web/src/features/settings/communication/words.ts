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
      hint: 'On devices that you turn on. The screen shows that there is a notification, not what it says about care.',
    },
    tipNotifications: {
      label: 'Care Tips & Guidance',
      hint: 'One topic of the care library by e-mail, once a week.',
    },
  },
  push: {
    unavailable: 'This browser cannot show our notifications.',
    blocked: 'This browser blocks our notifications. You can allow them in its settings.',
    off: 'This device does not show them.',
    on: 'This device shows them.',
    turnOn: 'Turn on for this device',
    turnOff: 'Turn off for this device',
    failed: {
      title: 'Update Failed',
      description: 'We could not turn notifications on for this device. Please try again.',
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
      hint: 'En los dispositivos que usted active. La pantalla muestra que hay un aviso, no lo que dice sobre el cuidado.',
    },
    tipNotifications: {
      label: 'Consejos y orientación',
      hint: 'Un tema de la biblioteca de cuidados por correo, una vez por semana.',
    },
  },
  push: {
    unavailable: 'Este navegador no puede mostrar nuestros avisos.',
    blocked: 'Este navegador bloquea nuestros avisos. Puede permitirlos en su configuración.',
    off: 'Este dispositivo no los muestra.',
    on: 'Este dispositivo los muestra.',
    turnOn: 'Activar en este dispositivo',
    turnOff: 'Desactivar en este dispositivo',
    failed: {
      title: 'No se guardó el cambio',
      description: 'No pudimos activar los avisos en este dispositivo. Vuelva a intentarlo.',
    },
  },
  failed: {
    title: 'No se guardó el cambio',
    description: 'No pudimos guardar sus preferencias. Vuelva a intentarlo.',
  },
} satisfies typeof en;

export const words = { en, es };
