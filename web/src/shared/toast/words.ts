const en = {
  message: 'Message',
  /** Of the region that holds them; {hotkey} is the key that leads there. */
  messages: 'Notifications ({hotkey})',
  close: 'Close message',
};
const es = {
  message: 'Mensaje',
  messages: 'Avisos ({hotkey})',
  close: 'Cerrar el mensaje',
} satisfies typeof en;

export const words = { en, es };
