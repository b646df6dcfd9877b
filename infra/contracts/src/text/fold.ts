/** Lower case, without accents and apostrophes: people type "cant" and "corazon", and phones type ’. */
export const fold = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/['’‘`´]/g, '');
