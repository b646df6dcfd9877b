/** What caregivers may write: `en` and `es` show the danger, `nearMisses` only hold its words. */
export type Sentences = { en: readonly string[]; es: readonly string[]; nearMisses: readonly string[] };
