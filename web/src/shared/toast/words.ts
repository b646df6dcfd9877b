const en = { message: 'Message', close: 'Close message' };
const es = { message: 'Mensaje', close: 'Cerrar el mensaje' } satisfies typeof en;

export const words = { en, es };
