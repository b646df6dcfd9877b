import type { MailContent } from './mail-content.js';

/** The letter whole, for whom reads without pictures and buttons. */
export const textOf = ({ brand, greeting, before, button, after, footer }: MailContent): string =>
  [
    greeting,
    ...before,
    ...(button ? [`${button.label}:\n${button.href}`] : []),
    ...after,
    `${footer}\n${brand}`,
  ].join('\n\n') + '\n';
