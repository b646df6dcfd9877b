const en = {
  title: 'Settings',
  language: 'Language',
  languageText: 'For the pages, the coach and our e-mails.',
  textSize: 'Text size',
  textSizeText: 'On this device. Everything grows with the text.',
  textSizes: { normal: 'Normal', large: 'Large', larger: 'Larger' },
  theme: 'Theme',
  themeText: 'On this device. Dark is easier on the eyes at night.',
  themes: { system: 'System', light: 'Light', dark: 'Dark' },
  legal: 'Legal Information',
  dangerZone: 'Danger Zone',
  dangerText: 'Deleting your account removes everything you keep here, for good. It cannot be undone.',
  deleteAccount: 'Delete Account',
  sure: 'Are you absolutely sure?',
  sureText: 'Your account is deleted for good. This cannot be undone. It removes:',
  whatIsRemoved: 'What is removed',
  removed: [
    'Your profile and care recipient information',
    'Your AI Coach conversation history',
    'Your assessment results and recommendations',
    'Your saved resources and bookmarks',
    'Your eligibility applications',
  ],
  cancel: 'Cancel',
  confirm: 'Yes, delete my account',
  deleting: 'Deleting...',
  deletionFailed: {
    title: 'Deletion Failed',
    description: 'Failed to delete account. Please try again or contact support.',
  },
  contactSupport: 'Write to support:',
  deleted: {
    title: 'Account Deleted',
    description: 'Your account and all data have been permanently deleted.',
  },
  account: {
    title: 'Account',
    changePassword: 'Change password',
    devices: 'Signed-in devices',
    download: 'Download my data',
    downloadText:
      'One file with everything we keep about you: your account, the people you care for, conversations, assessments, notifications and settings.',
    downloading: 'Preparing your data...',
    downloaded: 'Your data was downloaded. Keep the file where only you can open it.',
    downloadedOften: 'You have just downloaded your data several times. Please try again in an hour.',
    downloadFailed: 'We could not put your data together. Please check your connection and try again.',
  },
  careCoach: {
    title: 'Care Coach Avatar',
    text: 'The picture and the name beside each answer. The coach itself stays the same: an AI, not a person.',
    notLoaded: 'Your care coach could not be loaded.',
    updated: { title: 'Avatar Updated', description: 'Your Care Coach avatar has been updated!' },
    failed: { title: 'Update Failed', description: 'Failed to update avatar. Please try again.' },
  },
  communication: {
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
      onHomeScreen:
        'On an iPhone or iPad, only the app on the home screen can show notifications. “On your home screen”, on this page, says how to add it.',
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
  },
  offline: {
    title: 'Without a connection',
    label: 'Keep my guides and last conversation here',
    text: 'Then you can read your saved guides and your last conversation on this device when there is no connection. Turn it on only if nobody else uses this device. The copy is removed when you sign out or turn this off.',
    failed: {
      title: 'Update Failed',
      description: 'We could not change what is kept on this device. Please try again.',
    },
  },
  homeScreen: {
    title: 'On your home screen',
    text: (brand: string) =>
      `${brand} can open like an app, from an icon on your home screen. Nothing has to be downloaded from a store. You may have to sign in there once.`,
    inSafari: 'In Safari, tap the Share button, then “Add to Home Screen”, then “Add”.',
    inMenu: 'Open your browser’s menu and choose “Add to Home screen” or “Install”.',
    add: 'Add to home screen',
  },
  privacy: {
    title: 'Privacy & Analytics',
    label: 'Analytics & Usage Data',
    text: 'We collect page views, clicks and usage patterns to improve our services. We do not collect health information, chat conversations or sensitive data.',
    refusedByBrowser:
      'Your browser sends Global Privacy Control. We respect that: nothing is collected from this browser, whatever you choose here.',
    updated: 'Analytics Updated',
    enabled: 'Analytics tracking has been enabled. This helps us improve our services.',
    disabled: 'Analytics tracking has been disabled. You can re-enable it anytime.',
    failed: {
      title: 'Update Failed',
      description: 'Failed to update analytics settings. Please try again.',
    },
  },
};

const es = {
  title: 'Configuración',
  language: 'Idioma',
  languageText: 'Para las páginas, el asistente y nuestros correos.',
  textSize: 'Tamaño de la letra',
  textSizeText: 'En este dispositivo. Todo crece junto con la letra.',
  textSizes: { normal: 'Normal', large: 'Grande', larger: 'Más grande' },
  theme: 'Tema',
  themeText: 'En este dispositivo. El oscuro cansa menos la vista de noche.',
  themes: { system: 'El del sistema', light: 'Claro', dark: 'Oscuro' },
  legal: 'Información legal',
  dangerZone: 'Zona de peligro',
  dangerText: 'Al eliminar su cuenta se borra para siempre todo lo que guarda aquí. No se puede deshacer.',
  deleteAccount: 'Eliminar la cuenta',
  sure: '¿De verdad quiere eliminar su cuenta?',
  sureText: 'Su cuenta se elimina para siempre. No se puede deshacer. Se borra:',
  whatIsRemoved: 'Lo que se borra',
  removed: [
    'Su perfil y los datos de la persona que cuida',
    'Sus conversaciones con el asistente',
    'Los resultados y recomendaciones de sus evaluaciones',
    'Sus recursos guardados y marcadores',
    'Sus solicitudes de elegibilidad',
  ],
  cancel: 'Cancelar',
  confirm: 'Sí, eliminar mi cuenta',
  deleting: 'Eliminando...',
  deletionFailed: {
    title: 'No se eliminó la cuenta',
    description: 'No pudimos eliminar su cuenta. Vuelva a intentarlo o escriba a soporte.',
  },
  contactSupport: 'Escriba a soporte:',
  deleted: {
    title: 'Cuenta eliminada',
    description: 'Su cuenta y todos sus datos se eliminaron para siempre.',
  },
  account: {
    title: 'Cuenta',
    changePassword: 'Cambiar la contraseña',
    devices: 'Dispositivos con sesión abierta',
    download: 'Descargar mis datos',
    downloadText:
      'Un archivo con todo lo que guardamos sobre usted: su cuenta, las personas que cuida, conversaciones, evaluaciones, avisos y configuración.',
    downloading: 'Preparando sus datos...',
    downloaded: 'Sus datos se descargaron. Guarde el archivo donde solo usted pueda abrirlo.',
    downloadedOften: 'Acaba de descargar sus datos varias veces. Vuelva a intentarlo en una hora.',
    downloadFailed: 'No pudimos reunir sus datos. Revise su conexión y vuelva a intentarlo.',
  },
  careCoach: {
    title: 'Imagen de su asistente',
    text: 'La imagen y el nombre junto a cada respuesta. El asistente es siempre el mismo: una IA, no una persona.',
    notLoaded: 'No se pudo cargar su asistente de cuidados.',
    updated: {
      title: 'Imagen actualizada',
      description: '¡La imagen de su asistente de cuidados ya cambió!',
    },
    failed: {
      title: 'No se guardó el cambio',
      description: 'No pudimos cambiar la imagen. Vuelva a intentarlo.',
    },
  },
  communication: {
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
      onHomeScreen:
        'En un iPhone o iPad, solo la app en la pantalla de inicio puede mostrar avisos. En esta página, “En su pantalla de inicio” explica cómo agregarla.',
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
  },
  offline: {
    title: 'Sin conexión',
    label: 'Guardar aquí mis guías y mi última conversación',
    text: 'Así puede leer en este dispositivo sus guías guardadas y su última conversación cuando no haya conexión. Actívelo solo si nadie más usa este dispositivo. La copia se borra cuando cierra la sesión o desactiva esto.',
    failed: {
      title: 'No se guardó el cambio',
      description: 'No pudimos cambiar lo que se guarda en este dispositivo. Vuelva a intentarlo.',
    },
  },
  homeScreen: {
    title: 'En su pantalla de inicio',
    text: (brand: string) =>
      `${brand} se puede abrir como una app, con un ícono en su pantalla de inicio. No hay que descargar nada de una tienda. Es posible que ahí tenga que iniciar sesión una vez.`,
    inSafari: 'En Safari, toque el botón Compartir, luego “Agregar a inicio” y después “Agregar”.',
    inMenu: 'Abra el menú de su navegador y elija “Agregar a la pantalla principal” o “Instalar”.',
    add: 'Agregar a la pantalla de inicio',
  },
  privacy: {
    title: 'Privacidad y análisis',
    label: 'Análisis y datos de uso',
    text: 'Recopilamos las páginas que visita, los clics y la forma de uso para mejorar nuestros servicios. No recopilamos información de salud, conversaciones del chat ni datos delicados.',
    refusedByBrowser:
      'Su navegador envía la señal Global Privacy Control. La respetamos: no se recopila nada desde este navegador, elija lo que elija aquí.',
    updated: 'Análisis actualizado',
    enabled: 'El análisis de uso está activado. Nos ayuda a mejorar nuestros servicios.',
    disabled: 'El análisis de uso está desactivado. Puede volver a activarlo cuando quiera.',
    failed: {
      title: 'No se guardó el cambio',
      description: 'No pudimos cambiar el análisis de uso. Vuelva a intentarlo.',
    },
  },
} satisfies typeof en;

export const words = { en, es };
