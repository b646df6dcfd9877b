/** The languages the coach answers in. */
export const languages = ['en', 'es'] as const;
export type Language = (typeof languages)[number];

/** One text in each language of the coach. */
export type Localized<Text> = Record<Language, Text>;
