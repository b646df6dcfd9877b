/** The languages the coach answers in. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];
