import { phrase } from '@careward/contracts/text/phrase';

const writer = phrase(
  'i|im|ive|id|ill|me|my|myself|we|us|our|yo|mi|me|conmigo|quiero|tengo|pienso|puedo|voy|estoy|siento|soy|aguanto|sirvo|vivo|sigo|prefiero',
  'g',
);
const caredFor = phrase(
  '((my|our|mi|nuestr*) )?(he|hes|hed|she|shes|shed|him|his|her|hers|himself|herself|they|theyre|them|mom|mum|mama|mother|dad|pop|papa|father|husband|wife|spouse|' +
    'brother|sister|aunt|uncle|tia|tio|grandma|grandpa|grandmother|grandfather|nana|abuel*|son|daughter|hij*|espos*|marido|mujer|herman*|suegr*|partner|client|' +
    'roommate|ella|se|quiere|piensa|tiene|dice|habla|esta|puede|va|siente|prefiere|pidio|pide)',
  'g',
);

const endOfLast = (word: RegExp, text: string) =>
  [...text.matchAll(word)].reduce((_before, { index, 0: found }) => index + found.length, -1);

/** Whether words are about the person cared for and not about the writer: whoever is named last before they end. */
export const isAboutCaredFor = (words: string) => endOfLast(caredFor, words) > endOfLast(writer, words);
