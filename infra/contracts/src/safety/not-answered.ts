import type { Localized } from './safety-card.js';

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
