import type { UnreadPart } from '@careward/contracts/coach/schemas';
import type { Language } from '@careward/contracts/kernel/languages';
import { unreadPartsInWords } from './unread-parts.js';

type Part = Pick<UnreadPart, 'kind' | 'page'>;

const en = {
  says: 'Your file says:',
  namedSays: (name: string) => `Your file “${name}” says:`,
  earlierSays: (name: string) => `The file “${name}” that you sent before says:`,
  summary: (name: string) => `I read “${name}”. Among other things, it says:`,
  looksLike: (kind: string) => `This looks like ${kind}.`,
  onPage: (page: number) => `page ${page}`,
  inGeneral: 'In general. Where your paper says something else, your paper counts:',
  paperCounts: ({ paper, general }: DaySpans) =>
    `Your paper says ${days(paper, 'en')}. In general it is ${days(general, 'en')}. Your paper counts.`,
  wantToKnow: 'What would you like to know about it?',
  nothing: (name: string) => `I read “${name}” and found nothing in it about this.`,
  nearest: (name: string) => `I am not sure that “${name}” answers this. What comes nearest in it:`,
  noFact: (name: string, facts: readonly string[]) =>
    `I read “${name}” and found no ${facts.join(' and no ')} in it.`,
  alsoAsk: 'I can help with what your paper says, and with caring for someone.',
  unclear: (name: string) =>
    `I read “${name}” and am not sure which of its words are about this, if any. Please look at the paper itself.`,
  nothingInPart: (name: string) =>
    `In what I could read of “${name}” I found nothing about this. Please look at the rest of it yourself.`,
  notFound: (facts: readonly string[]) => `I found no ${facts.join(' and no ')} in it.`,
  facts: {
    date: 'date',
    deadline: 'date',
    amount: 'amount',
    due: 'amount to pay',
    phone: 'phone number',
    fax: 'fax number',
    task: 'instructions',
    warning: 'warning signs',
    appointment: 'appointment',
    appeal: 'way to appeal',
    medicine: 'medicines',
    sender: 'sender',
  },
  partial: 'I could read only a part of your file.',
  missing: (parts: readonly Part[]) =>
    `I could not read all of it. Missing: ${unreadPartsInWords(parts, 'en')}.`,
  unreadAnswer:
    'Your file may say more about this in words that I could not read, so I do not quote them. Please look at the paper itself.',
  noText: (name: string) =>
    `I found no text in “${name}”. I can read the words in a picture, not what else it shows.`,
  unreadable: (name: string) =>
    `I could not read “${name}”, so nothing here comes from it. A PDF without a password, or a sharp photo of the page, may work.`,
  reading: (name: string) =>
    `“${name}” is still being read, so nothing here comes from it. Please ask again in a minute.`,
  gone: 'I have no paper here that this could be about. It may have been deleted, or not sent yet. Please attach it, then ask again.',
  medicineSays: 'About medicines it says:',
  askPharmacist:
    'Please compare this with the paper word by word, and ask the pharmacist or whoever prescribed it before you give or change anything.',
  medicine:
    'Your file also says how to take a medicine. Ask me for those lines, and check them with the pharmacist.',
  withheld: 'I left out words of your file that I do not pass on. Please read them in the file itself.',
  note: 'Words in quotation marks are from your own file, as a program read it. Please compare dates, amounts and phone numbers with the original.',
  yourFile: 'Your file',
};

type DaySpans = { paper: readonly string[]; general: readonly string[] };

/** "20 days", "30 to 90 days"; each span as its numbers: "20", "30-90". */
function days(spans: readonly string[], lang: Language): string {
  const [to, or, unit] = lang === 'en' ? ['to', 'or', 'days'] : ['a', 'o', 'días'];
  return `${spans.map((span) => span.replace('-', ` ${to} `)).join(` ${or} `)} ${unit}`;
}

const es: typeof en = {
  says: 'Su archivo dice:',
  namedSays: (name) => `Su archivo «${name}» dice:`,
  earlierSays: (name) => `El archivo «${name}» que envió antes dice:`,
  summary: (name) => `Leí «${name}». Entre otras cosas, dice:`,
  looksLike: (kind) => `Esto parece ${kind}.`,
  onPage: (page) => `página ${page}`,
  inGeneral: 'En general. Donde su papel diga otra cosa, vale su papel:',
  paperCounts: ({ paper, general }) =>
    `Su papel dice ${days(paper, 'es')}. En general son ${days(general, 'es')}. Vale su papel.`,
  wantToKnow: '¿Qué quiere saber de él?',
  nothing: (name) => `Leí «${name}» y no encontré nada sobre esto.`,
  nearest: (name) => `No estoy seguro de que «${name}» responda a esto. Lo que más se acerca:`,
  noFact: (name, facts) => `Leí «${name}» y no encontré en él ${facts.join(' ni ')}.`,
  alsoAsk: 'Puedo ayudar con lo que dice su papel y con el cuidado de una persona.',
  unclear: (name) =>
    `Leí «${name}» y no estoy seguro de cuáles de sus palabras tratan de esto, si las hay. Mire el papel mismo.`,
  nothingInPart: (name) =>
    `En lo que pude leer de «${name}» no encontré nada sobre esto. Revise usted el resto.`,
  notFound: (facts) => `No encontré en él ${facts.join(' ni ')}.`,
  facts: {
    date: 'ninguna fecha',
    deadline: 'ninguna fecha',
    amount: 'ningún monto',
    due: 'ningún monto por pagar',
    phone: 'ningún teléfono',
    fax: 'ningún número de fax',
    task: 'ninguna instrucción',
    warning: 'ninguna señal de alarma',
    appointment: 'ninguna cita',
    appeal: 'ninguna forma de apelar',
    medicine: 'ninguna medicina',
    sender: 'ningún remitente',
  },
  partial: 'Solo pude leer una parte de su archivo.',
  missing: (parts) => `No pude leerlo todo. Falta: ${unreadPartsInWords(parts, 'es')}.`,
  unreadAnswer:
    'Su archivo puede decir más sobre esto en palabras que no pude leer, por eso no las cito. Mire el papel mismo.',
  noText: (name) =>
    `No encontré texto en «${name}». Puedo leer las palabras de una imagen, no lo demás que muestra.`,
  unreadable: (name) =>
    `No pude leer «${name}», así que nada de esto viene de él. Puede servir un PDF sin contraseña o una foto nítida de la página.`,
  reading: (name) =>
    `Todavía se está leyendo «${name}», así que nada de esto viene de él. Pregunte de nuevo en un minuto.`,
  gone: 'No tengo aquí ningún papel del que esto pueda tratar. Quizá se eliminó o todavía no se envió. Adjúntelo y vuelva a preguntar.',
  medicineSays: 'Sobre medicinas dice:',
  askPharmacist:
    'Compárelo palabra por palabra con el papel, y pregunte al farmacéutico o a quien lo recetó antes de dar o cambiar algo.',
  medicine:
    'Su archivo también dice cómo tomar una medicina. Pídame esas líneas y revíselas con el farmacéutico.',
  withheld: 'Dejé fuera palabras de su archivo que no repito. Léalas en el archivo mismo.',
  note: 'Las palabras entre comillas son de su propio archivo, como las leyó un programa. Compare fechas, cantidades y teléfonos con el original.',
  yourFile: 'Su archivo',
};

/** The fixed words around what a person's own file says. */
export const fileTexts: Record<Language, typeof en> = { en, es };
