const en = {
  progress: 'Sign-up progress',
  next: 'Continue',
  checkingLink: 'Checking your link',

  nameTitle: 'What is your name?',
  nameLead: 'The coach will greet you by your first name.',
  firstName: 'First name',
  lastName: 'Last name',
  haveAccount: 'Already have an account?',
  signIn: 'Sign in',

  emailTitle: 'Your e-mail address',
  emailLead: 'We send a link there, to be sure that it is yours.',
  email: 'E-mail',
  sendLink: 'Send the link',
  notSent: 'Email not sent',
  notSentText: 'Failed to send verification email. Please try again.',

  verifyTitle: 'Verify E-mail',
  sentTo: 'We sent a link to',
  verifySteps: [
    'Open your e-mail.',
    'Find our mail. Nothing there? Look in the spam folder too.',
    'Tap the link in it. It brings you back here, to choose a password.',
  ],
  verifyTime: 'The link works for 24 hours. You can leave this page open.',
  sendAgain: 'Send the mail again',
  changeAddress: 'Change the address',
  sentAgain: 'Check your inbox',
  // The server accepts every request alike, but holds back mails that would flood an inbox.
  sentAgainText: 'Another mail is on its way, unless we sent several just now: the newest of them works.',

  otherAccountTitle: 'You are signed in already',
  otherAccountText:
    'This link starts a new account, but this browser is signed in to another one. Sign out to go on with the new account, or stay where you are.',
  signOutAndContinue: 'Sign out and continue',
  staySignedIn: 'Stay signed in',
};

const es = {
  progress: 'Avance de la creación de la cuenta',
  next: 'Continuar',
  checkingLink: 'Estamos revisando su enlace',

  nameTitle: '¿Cómo se llama?',
  nameLead: 'Su asistente le saludará por su nombre.',
  firstName: 'Nombre',
  lastName: 'Apellido',
  haveAccount: '¿Ya tiene una cuenta?',
  signIn: 'Iniciar sesión',

  emailTitle: 'Su correo electrónico',
  emailLead: 'Le enviaremos un enlace para confirmar que es suyo.',
  email: 'Correo electrónico',
  sendLink: 'Enviar el enlace',
  notSent: 'No se envió el correo',
  notSentText: 'No pudimos enviar el correo de verificación. Vuelva a intentarlo.',

  verifyTitle: 'Confirme su correo',
  sentTo: 'Enviamos un enlace a',
  verifySteps: [
    'Abra su correo electrónico.',
    'Busque nuestro mensaje. ¿No lo ve? Revise también la carpeta de correo no deseado.',
    'Toque el enlace del mensaje. Le traerá de vuelta aquí para elegir una contraseña.',
  ],
  verifyTime: 'El enlace sirve por 24 horas. Puede dejar esta página abierta.',
  sendAgain: 'Enviar el correo otra vez',
  changeAddress: 'Cambiar la dirección',
  sentAgain: 'Revise su correo',
  sentAgainText:
    'Va otro mensaje en camino, a menos que acabemos de enviarle varios: el más reciente es el que sirve.',

  otherAccountTitle: 'Ya inició sesión',
  otherAccountText:
    'Este enlace es para una cuenta nueva, pero en este navegador hay otra cuenta abierta. Cierre la sesión para seguir con la cuenta nueva, o quédese donde está.',
  signOutAndContinue: 'Cerrar sesión y continuar',
  staySignedIn: 'Seguir en esta cuenta',
} satisfies typeof en;

export const words = { en, es };
