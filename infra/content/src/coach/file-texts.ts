import type { Language } from '@careward/contracts/kernel/languages';

const en = {
  says: 'Your file says:',
  namedSays: (name: string) => `Your file “${name}” says:`,
  earlierSays: (name: string) => `The file “${name}” that you sent before says:`,
  summary: (name: string) => `I read “${name}”. Among other things, it says:`,
  inGeneral: 'In general:',
  wantToKnow: 'What would you like to know about it?',
  nothing: (name: string) => `I read “${name}” and found nothing in it about this.`,
  partial: 'I could read only a part of your file.',
  noText: (name: string) =>
    `I found no text in “${name}”. I can read the words in a picture, not what else it shows.`,
  unreadable: (name: string) =>
    `I could not read “${name}”, so nothing here comes from it. A PDF without a password, or a sharp photo of the page, may work.`,
  reading: (name: string) =>
    `“${name}” is still being read, so nothing here comes from it. Please ask again in a minute.`,
  medicine:
    'Your file speaks of taking a medicine. I do not repeat that from a file: please read it on the paper itself, and ask the pharmacist or whoever prescribed it.',
  withheld: 'I left out words of your file that I do not pass on. Please read them in the file itself.',
  note: 'Words in quotation marks are from your own file, as a program read it. Please compare dates, amounts and phone numbers with the original.',
  yourFile: 'Your file',
};

const es: typeof en = {
  says: 'Su archivo dice:',
  namedSays: (name) => `Su archivo «${name}» dice:`,
  earlierSays: (name) => `El archivo «${name}» que envió antes dice:`,
  summary: (name) => `Leí «${name}». Entre otras cosas, dice:`,
  inGeneral: 'En general:',
  wantToKnow: '¿Qué quiere saber de él?',
  nothing: (name) => `Leí «${name}» y no encontré nada sobre esto.`,
  partial: 'Solo pude leer una parte de su archivo.',
  noText: (name) =>
    `No encontré texto en «${name}». Puedo leer las palabras de una imagen, no lo demás que muestra.`,
  unreadable: (name) =>
    `No pude leer «${name}», así que nada de esto viene de él. Puede servir un PDF sin contraseña o una foto nítida de la página.`,
  reading: (name) =>
    `Todavía se está leyendo «${name}», así que nada de esto viene de él. Pregunte de nuevo en un minuto.`,
  medicine:
    'Su archivo habla de tomar un medicamento. Eso no lo repito de un archivo: léalo en el papel mismo y pregunte al farmacéutico o a quien lo recetó.',
  withheld: 'Dejé fuera palabras de su archivo que no repito. Léalas en el archivo mismo.',
  note: 'Las palabras entre comillas son de su propio archivo, como las leyó un programa. Compare fechas, cantidades y teléfonos con el original.',
  yourFile: 'Su archivo',
};

/** The fixed words around what a person's own file says. */
export const fileTexts: Record<Language, typeof en> = { en, es };
