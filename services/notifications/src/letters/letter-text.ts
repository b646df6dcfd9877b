import type { Letter } from './letter.js';

/** The letter whole, for whom reads without pictures and buttons. */
export const letterText = ({ brand, greeting, before, button, after, footer }: Letter): string =>
  [
    greeting,
    ...before,
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...after,
    `${footer}\n${brand}`,
  ].join('\n\n') + '\n';
