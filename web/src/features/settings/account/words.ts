const en = {
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
};

const es = {
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
} satisfies typeof en;

export const words = { en, es };
