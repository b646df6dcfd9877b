import { fold } from '@careward/contracts/text/fold';

/** A word as it may be told, and how rare it is: the rarer, the more it says of a question's subject. */
export type KnownWord = { word: string; rarity: number };

/** Words by themselves in lower case, and by their folded form. */
export type Vocabulary = ReadonlyMap<string, KnownWord>;

/** @param words the commonest first; of two that fold alike, the commoner one is found without its accents. */
export function vocabularyOf(words: readonly string[]): Vocabulary {
  const known = words.map((word, rarity) => ({ word, rarity }));
  const vocabulary = new Map<string, KnownWord>();
  const add = (key: string, entry: KnownWord) => vocabulary.has(key) || vocabulary.set(key, entry);
  for (const entry of known) add(entry.word.toLowerCase(), entry);
  for (const entry of known) add(fold(entry.word), entry);
  return vocabulary;
}

/** The vocabulary's own spelling of a word, or of what it is the genitive of. */
export function knownAs(word: string, vocabulary: Vocabulary): KnownWord | undefined {
  const base = word.toLowerCase().replace(/['’]s$/, '');
  return vocabulary.get(base) ?? vocabulary.get(fold(base));
}
