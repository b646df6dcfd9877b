import type { Language, Localized } from '@careward/contracts/kernel/languages';

/**
 * Shown instead of an answer that could not be made or stored. The question may not have been checked for emergencies,
 * hence both numbers. Wording after the cards in this folder, 2026-11-21.
 */
export const notAnswered: Localized<string> = {
  en: [
    'We could not answer this message. Please ask again in other words.',
    'If a life may be in danger, call 911.',
    'If you or the person you care for is thinking about suicide, call or text 988, day or night.',
  ].join('\n'),
  es: [
    'No pudimos responder a este mensaje. Pregunte de nuevo con otras palabras.',
    'Si una vida puede estar en peligro, llame al 911.',
    'Si usted o la persona que cuida está pensando en el suicidio, llame al 988 (oprima 2) o envíe AYUDA por texto al 988, de día o de noche.',
  ].join('\n'),
};

/** To "help" and no more: whether somebody is in danger is asked once. */
export const bareHelp: Localized<readonly [string, string]> = {
  en: [
    'Is somebody in danger right now? If a life may be in danger, call 911. If someone is thinking about suicide, call or text 988, day or night. If not, tell me in one sentence what is happening, and with whom.',
    'I am here. Tell me in one sentence what is happening, and with whom. If a life may be in danger, call 911.',
  ],
  es: [
    '¿Hay alguien en peligro ahora mismo? Si una vida puede estar en peligro, llame al 911. Si alguien está pensando en el suicidio, llame al 988 (oprima 2) o envíe AYUDA por texto al 988, de día o de noche. Si no, dígame en una frase qué pasa y con quién.',
    'Aquí estoy. Dígame en una frase qué pasa y con quién. Si una vida puede estar en peligro, llame al 911.',
  ],
};

/** Stands in an old answer in place of the words of a source that has been withdrawn since. */
export const withdrawnWords: Localized<string> = {
  en: 'The words that stood here were taken out, because their source was withdrawn after this answer was given. Please ask again. If a life may be in danger, call 911.',
  es: 'Se quitaron las palabras que estaban aquí, porque su fuente se retiró después de esta respuesta. Pregunte de nuevo. Si una vida puede estar en peligro, llame al 911.',
};

/** The line before the steps in an answer's content: the web continues the list after it with `moreSteps`. */
export const stepsHeading: Record<Language, string> = { en: 'What you can do:', es: 'Lo que puede hacer:' };
