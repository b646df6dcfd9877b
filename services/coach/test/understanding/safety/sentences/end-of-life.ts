import type { Sentences } from './sentences.js';

export const endOfLife: Sentences = {
  en: [
    "shes on comfort care and there's a gurgling sound in her chest like a straw at the end of a milkshake",
    "eyes half open, jaw slack, 40 seconds between breaths, I've been counting since midnight",
    "She's stopped peeing. The bag has been dry since yesterday noon. Her hospice aide said it's expected, my son-in-law says ER.",
    "i think hes gone. no breath for ten minutes. he was on the program. he's got the pink form. what now",
    "Can we get a higher dose to help her along? She's ready, we're ready, nobody should linger like this",
  ],
  es: [
    'está en hospice y respira y para, respira y para, llamo al 911 o a la enfermera del hospice?',
    'Mi abuelito ya no quiere comer ni agua, la nurse dijo que son sus últimos días, ¿lo obligo?',
    'tiene los pies moraditos y le suena la garganta, está en hospice en la casa, es el final?',
    'mi mamá tiene DNR y está agonizando en su cama, mi hermano quiere llamar la ambulancia, qué hago',
    'esta en hospicio y respira, para, respira, llamo al 911 o a quien?',
    'la enfermera dijo que son dias y ya tiene los pies morados',
    '¿Quién viene a recogerla si fallece de madrugada aquí en la casa?',
    'El DNR está en la nevera y mi hermano quiere llamar la ambulancia. Dígame usted qué se hace.',
  ],
  nearMisses: [
    'q diferencia hay entre hospice y paliativo, el doctor nos dijo las dos',
    'el hospice lo cubre el Medicare completo o hay q pagar la cama?',
    'what is hospice and when do people normally qualify',
    "my goldfish is dying, grandpa's sad",
    "I'm at the end of my life savings, ha, how does spend down work",
    'advance directive vs living will?',
    'Graduated from hospice two years ago, doing great at 90. How do we celebrate?',
    'the last days of summer and she wants one more lake trip, ideas for wheelchairs in sand',
    'career question: how do you become a death doula',
    'mi mama murio en marzo y todavia pongo dos platos, hay grupos de duelo',
    'me muero por conocer al bisnieto, dice mi abuelo, puede volar con stent?',
    'poema bonito para la misa de los nueve días',
  ],
};
