import { stepsHeading } from './fixed-replies.js';
import type { Language } from '@careward/contracts/kernel/languages';

type PageWords = { source: string; brand: string; readOn: string };

const en = {
  short: 'In short:',
  again: 'Here it is again.',
  steps: stepsHeading.en,
  signs: 'Signs to watch for:',
  avoid: 'What to avoid:',
  seekHelp: 'When to get help:',
  alsoSee: 'Also in the care library:',
  otherSites: 'On other sites:',
  closest: 'It is not clear which of these you mean. Choose one to read all of it, or say it in other words.',
  refusal: 'The care library has nothing on this yet, and a guess would not help you.',
  nothingExact:
    'The care library has nothing on exactly this; the Eldercare Locator, 1-800-677-1116, knows who helps near you. These questions come nearest:',
  offTopic:
    'This coach is here for questions about caring for someone: health and safety, daily care, money and benefits, and how you are doing yourself. Ask about any of these, in your own words.',
  aboutCare:
    'If your question is about care, please say it in other words, or call the Eldercare Locator at 1-800-677-1116, Monday to Friday, 9 a.m. to 8 p.m. Eastern time.',
  localHelp:
    'For help near you, call the Eldercare Locator at 1-800-677-1116, Monday to Friday, 9 a.m. to 8 p.m. Eastern time.',
  emergency: 'If a life may be in danger, call 911.',
  note: (brand: string) =>
    `From ${brand}'s care library, written from the sources listed there. Not reviewed by a clinician yet.`,
  /** An administrator approves a site and no single page of it; what its own authors checked is not ours to say. */
  pageNote: ({ source, brand, readOn }: PageWords) =>
    `From ${source}, a site that ${brand}'s team approved. Page read on ${readOn}. No clinician has reviewed it for ${brand}.`,
  foreign: 'The care library has nothing on this in English. This page, on another site, is in Spanish:',
  /** A page of a site that was approved once; who says what its words are now is a program. */
  unquoted:
    'The care library has nothing on this. This page, on another site, speaks of it. A program that checks such pages found words on it that we do not pass on, so ask a doctor, nurse or pharmacist before you follow it:',
  unconfirmed: 'No page that this topic lists has been read to confirm it yet.',
  unconfirmedAnswer: 'No page that this answer lists has been read to confirm it yet.',
  mediumConfidence: 'Our confidence in it: medium. Please confirm it with a professional.',
  modelNote:
    'Written by an AI model from the sources below. A program, not a clinician, checked its numbers, warnings and words about medicines against them.',
  modelFailed: 'The AI model could not answer this time, so the care library answers.',
  modelUnsupported:
    'No answer of the AI model could be confirmed from its sources, so the care library answers.',
  stopped: 'You stopped this answer, so it may be incomplete.',
  stoppedBefore: 'You stopped this answer before it began. Send your message again whenever you like.',
};

const es: typeof en = {
  short: 'En pocas palabras:',
  again: 'Aquí está otra vez.',
  steps: stepsHeading.es,
  signs: 'Señales que debe vigilar:',
  avoid: 'Qué evitar:',
  seekHelp: 'Cuándo pedir ayuda:',
  alsoSee: 'También en la biblioteca de cuidados:',
  otherSites: 'En otros sitios:',
  closest:
    'No está claro a cuál de estas se refiere. Elija una para leerla completa, o dígalo con otras palabras.',
  refusal: 'La biblioteca de cuidados todavía no tiene nada sobre esto, y adivinar no le ayudaría.',
  nothingExact:
    'La biblioteca no tiene nada exactamente sobre esto; el Eldercare Locator, 1-800-677-1116, sabe quién ayuda cerca de usted. Estas preguntas se acercan más:',
  offTopic:
    'Este asistente responde preguntas sobre el cuidado de una persona: salud y seguridad, el cuidado diario, dinero y beneficios, y cómo está usted. Pregunte sobre cualquiera de estos temas, con sus propias palabras.',
  aboutCare:
    'Si su pregunta es sobre el cuidado, dígala con otras palabras o llame al Eldercare Locator, 1-800-677-1116, de lunes a viernes, de 9 a. m. a 8 p. m., hora del Este.',
  localHelp:
    'Para encontrar ayuda cerca de usted, llame al Eldercare Locator, 1-800-677-1116, de lunes a viernes, de 9 a. m. a 8 p. m., hora del Este.',
  emergency: 'Si una vida puede estar en peligro, llame al 911.',
  note: (brand) =>
    `De la biblioteca de cuidados de ${brand}, escrita a partir de las fuentes que allí se indican. Todavía no la ha revisado un profesional de la salud.`,
  pageNote: ({ source, brand, readOn }) =>
    `De ${source}, un sitio que aprobó el equipo de ${brand}. Página leída el ${readOn}. Ningún profesional de la salud la ha revisado para ${brand}.`,
  foreign:
    'La biblioteca de cuidados no tiene nada sobre esto en español. Esta página, de otro sitio, está en inglés:',
  unquoted:
    'La biblioteca de cuidados no tiene nada sobre esto. Esta página, de otro sitio, trata del tema. Un programa que revisa esas páginas encontró en ella palabras que no repetimos; pregunte a un médico, enfermero o farmacéutico antes de seguirla:',
  unconfirmed: 'Todavía no se ha leído ninguna de las páginas de este tema para confirmarlo.',
  unconfirmedAnswer: 'Todavía no se ha leído ninguna de las páginas de esta respuesta para confirmarla.',
  mediumConfidence: 'Nuestra certeza: media. Confírmelo con un profesional.',
  modelNote:
    'Escrito por un modelo de IA a partir de las fuentes de abajo. Un programa, no un profesional de la salud, comparó con ellas sus números, sus advertencias y lo que dice de medicinas.',
  modelFailed: 'El modelo de IA no pudo responder esta vez; por eso responde la biblioteca de cuidados.',
  modelUnsupported:
    'Ninguna respuesta del modelo de IA se pudo confirmar con sus fuentes; por eso responde la biblioteca de cuidados.',
  stopped: 'Usted detuvo esta respuesta, así que puede estar incompleta.',
  stoppedBefore:
    'Usted detuvo esta respuesta antes de que empezara. Envíe su mensaje de nuevo cuando quiera.',
};

/** The fixed words of an answer that is made of quotes. */
export const answerTexts: Record<Language, typeof en> = { en, es };
