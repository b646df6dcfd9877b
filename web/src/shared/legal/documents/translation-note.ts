/** Stands above a text that is not the original. */
export const translationNote =
  'Esta es una traducción del texto en inglés. Si en algo no coinciden, vale el texto en inglés.';
