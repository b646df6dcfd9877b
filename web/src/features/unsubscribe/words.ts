import type { EmailType } from '@careward/contracts/notifications/schemas';

const en = {
  title: 'Unsubscribe',
  processing: 'Stopping these e-mails...',
  done: 'Unsubscribed Successfully!',
  email: 'E-mail',
  stopped: 'Stopped',
  types: {
    all: 'All e-mails, except those your account needs',
    tips: 'Care tips',
  } satisfies Record<EmailType, string>,
  manage: 'You can manage all your preferences in',
  settings: 'Settings',
  failed: 'Unsubscribe Failed',
  invalidLink: 'Invalid unsubscribe link. Please check the link from your email.',
  errorLink:
    'There was an error processing your unsubscribe request. Please contact support if you need assistance.',
  notReached: 'Failed to process unsubscribe request. Please try again later.',
  notProcessed: "We couldn't process your unsubscribe request.",
  writeToSupport: 'Write to us, and we will stop them for you:',
  tryAgain: 'Try again',
  home: 'Go to the home page',
};

const es = {
  title: 'Dejar de recibir correos',
  processing: 'Deteniendo estos correos...',
  done: '¡Listo! Ya no recibirá estos correos',
  email: 'Correo electrónico',
  stopped: 'Lo que ya no recibirá',
  types: {
    all: 'Todos los correos, salvo los que su cuenta necesita',
    tips: 'Consejos de cuidado',
  },
  manage: 'Puede cambiar todas sus preferencias en',
  settings: 'Configuración',
  failed: 'No se pudieron detener los correos',
  invalidLink: 'El enlace no es válido. Revise el enlace de su correo electrónico.',
  errorLink: 'Hubo un error con su solicitud. Si necesita ayuda, comuníquese con soporte.',
  notReached: 'No pudimos procesar su solicitud. Vuelva a intentarlo más tarde.',
  notProcessed: 'No pudimos procesar su solicitud de no recibir más correos.',
  writeToSupport: 'Escríbanos y los detendremos por usted:',
  tryAgain: 'Volver a intentarlo',
  home: 'Ir a la página de inicio',
} satisfies typeof en;

export const words = { en, es };
