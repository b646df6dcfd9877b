const en = {
  message: 'Your message to the coach',
  placeholder: 'Ask about care…',
  send: 'Send',
  notSent: 'Your message could not be sent. It is back in the box: please send it again.',
  left: (characters: number) => `${characters} ${characters === 1 ? 'character' : 'characters'} left`,
  atMostLeft: (characters: number) => `At most ${characters} characters left`,
  over: (characters: number) => `${characters} ${characters === 1 ? 'character' : 'characters'} too many`,
  tooLong: (most: string) =>
    `Your message is longer than ${most} characters. Please shorten it, or send it in two parts.`,
};

const es = {
  message: 'Su mensaje para el asistente',
  placeholder: 'Pregunte algo…',
  send: 'Enviar',
  notSent: 'No se pudo enviar su mensaje. Está de nuevo en el cuadro: vuelva a enviarlo.',
  left: (characters: number) => (characters === 1 ? 'Queda 1 carácter' : `Quedan ${characters} caracteres`),
  atMostLeft: (characters: number) => `Quedan como máximo ${characters} caracteres`,
  over: (characters: number) => (characters === 1 ? 'Sobra 1 carácter' : `Sobran ${characters} caracteres`),
  tooLong: (most: string) => `Su mensaje tiene más de ${most} caracteres. Acórtelo o envíelo en dos partes.`,
} satisfies typeof en;

export const words = { en, es };
