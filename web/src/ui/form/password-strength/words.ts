const en = { strength: 'Password strength', met: 'Done:', notMet: 'Missing:' };

const es = {
  strength: 'Seguridad de la contraseña',
  met: 'Listo:',
  notMet: 'Falta:',
} satisfies typeof en;

export const words = { en, es };
