const en = {
  title: 'Signed-in devices',
  lead: 'Your account is open on these devices. Sign out what you do not know, then change your password.',
  loadFailed: 'Failed to load your devices.',
  thisDevice: 'This device',
  lastUsed: (time: string) => `Last used ${time}`,
  since: (time: string) => `Signed in ${time}`,
  signOut: 'Sign out',
  signOutDevice: (device: string, time: string) => `Sign out ${device}, last used ${time}`,
  signOutOthers: 'Sign out all other devices',
  changePassword: 'Change password',
  signedOut: 'Signed out',
  deviceSignedOut: (device: string) => `${device} is signed out.`,
  othersSignedOut: 'All your other devices are signed out.',
  failed: 'Not signed out',
  failedText: 'Failed to sign out the device. Please try again.',
};

const es = {
  title: 'Dispositivos con sesión abierta',
  lead: 'Su cuenta está abierta en estos dispositivos. Cierre la sesión en lo que no reconozca y luego cambie su contraseña.',
  loadFailed: 'No pudimos cargar sus dispositivos.',
  thisDevice: 'Este dispositivo',
  lastUsed: (time: string) => `Último uso: ${time}`,
  since: (time: string) => `Sesión iniciada: ${time}`,
  signOut: 'Cerrar sesión',
  signOutDevice: (device: string, time: string) => `Cerrar la sesión en ${device}, último uso: ${time}`,
  signOutOthers: 'Cerrar sesión en todos los demás',
  changePassword: 'Cambiar la contraseña',
  signedOut: 'Sesión cerrada',
  deviceSignedOut: (device: string) => `Se cerró la sesión en ${device}.`,
  othersSignedOut: 'Se cerró la sesión en todos sus otros dispositivos.',
  failed: 'No se cerró la sesión',
  failedText: 'No pudimos cerrar la sesión en ese dispositivo. Vuelva a intentarlo.',
} satisfies typeof en;

export const words = { en, es };
