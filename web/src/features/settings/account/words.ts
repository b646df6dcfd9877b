const en = { title: 'Account', changePassword: 'Change password', devices: 'Signed-in devices' };

const es = {
  title: 'Cuenta',
  changePassword: 'Cambiar la contraseña',
  devices: 'Dispositivos con sesión abierta',
} satisfies typeof en;

export const words = { en, es };
