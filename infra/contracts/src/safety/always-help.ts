import { phones } from './phones.js';
import type { CardAction } from './safety-card.js';

/**
 * The quiet line of the coach's screen: help that no detection stands before (design.md 8). The texts are also the links'
 * names for screen readers, and short, so that the line fits a phone's width.
 */
export const alwaysHelp: Pick<CardAction, 'label' | 'href'>[] = [
  { label: { en: 'Call 911', es: 'Llame al 911' }, href: phones.emergency.href },
  { label: { en: 'Call 988', es: 'Llame al 988' }, href: phones.crisisCall.href },
  { label: { en: 'Text 988', es: 'Texto al 988' }, href: phones.crisisText.href },
];
