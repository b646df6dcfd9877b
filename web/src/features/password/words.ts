const en = {
  forgotTitle: 'Forgot your password?',
  forgotLead: 'Type the e-mail address of your account. We send you a link to choose a new password.',
  email: 'E-mail',
  sendLink: 'Send the link',
  notSent: 'Email not sent',
  notSentText: 'Failed to send the e-mail. Please try again.',
  backToLogin: 'Back to sign in',

  sentTitle: 'Check your e-mail',
  sentLead: (email: string) => `If there is an account for ${email}, a mail with a link is on its way.`,
  sentSteps: [
    'Open your e-mail.',
    'Find our mail. Nothing there? Look in the spam folder too.',
    'Tap the link in it and choose a new password.',
  ],
  sentTime: 'The link works once, for 60 minutes.',
  otherAddress: 'No mail? Try another address',
  noMoreTitle: 'No more e-mails right now',
  noMoreText: (email: string) =>
    `The newest mail that you got still works. Look in the inbox of ${email}, and in the spam folder.`,
  noMoreWait: 'Nothing there? Please ask again in half an hour.',
  tryOther: 'Try another address',

  resetTitle: 'Choose a new password',
  resetLead: 'A short sentence that you will remember works well. All your devices are signed out.',
  newPassword: 'New password',
  save: 'Save the new password',
  failed: 'Password not changed',
  failedText: 'Failed to save the new password. Please try again.',
  changed: 'Password changed',
  signInWithIt: 'Please sign in with your new password.',
  otherDevices: 'Your other devices were signed out.',

  refusedTitle: 'This link no longer works',
  refusedLead: 'A link can be used once, and for 60 minutes. You can ask for a new one right away.',
  askForNewLink: 'Ask for a new link',

  changeTitle: 'Change your password',
  changeLead: 'You stay signed in here. Your other devices are signed out.',
  currentPassword: 'Current password',
  forgot: 'Forgot your current password?',
  cancel: 'Cancel',
};

const es = {
  forgotTitle: '¿Olvidó su contraseña?',
  forgotLead:
    'Escriba el correo electrónico de su cuenta. Le enviaremos un enlace para elegir una contraseña nueva.',
  email: 'Correo electrónico',
  sendLink: 'Enviar el enlace',
  notSent: 'No se envió el correo',
  notSentText: 'No pudimos enviar el correo. Vuelva a intentarlo.',
  backToLogin: 'Volver a iniciar sesión',

  sentTitle: 'Revise su correo',
  sentLead: (email: string) => `Si hay una cuenta con ${email}, va en camino un mensaje con un enlace.`,
  sentSteps: [
    'Abra su correo electrónico.',
    'Busque nuestro mensaje. ¿No lo ve? Revise también la carpeta de correo no deseado.',
    'Toque el enlace del mensaje y elija una contraseña nueva.',
  ],
  sentTime: 'El enlace sirve una sola vez, por 60 minutos.',
  otherAddress: '¿No llegó? Pruebe con otro correo',
  noMoreTitle: 'Por ahora no enviamos más correos',
  noMoreText: (email: string) =>
    `El último mensaje que le llegó todavía sirve. Búsquelo en ${email}, también en la carpeta de correo no deseado.`,
  noMoreWait: '¿No está? Vuelva a pedirlo en media hora.',
  tryOther: 'Pruebe con otro correo',

  resetTitle: 'Elija una contraseña nueva',
  resetLead:
    'Una frase corta que pueda recordar funciona bien. Se cerrará la sesión en todos sus dispositivos.',
  newPassword: 'Contraseña nueva',
  save: 'Guardar la contraseña nueva',
  failed: 'No se cambió la contraseña',
  failedText: 'No pudimos guardar la contraseña nueva. Vuelva a intentarlo.',
  changed: 'Contraseña cambiada',
  signInWithIt: 'Inicie sesión con su contraseña nueva.',
  otherDevices: 'Se cerró la sesión en sus otros dispositivos.',

  refusedTitle: 'Este enlace ya no sirve',
  refusedLead: 'Cada enlace se puede usar una sola vez y dura 60 minutos. Puede pedir uno nuevo ahora mismo.',
  askForNewLink: 'Pedir un enlace nuevo',

  changeTitle: 'Cambie su contraseña',
  changeLead: 'Aquí su sesión sigue abierta. Se cerrará en sus otros dispositivos.',
  currentPassword: 'Contraseña actual',
  forgot: '¿Olvidó su contraseña actual?',
  cancel: 'Cancelar',
} satisfies typeof en;

export const words = { en, es };
