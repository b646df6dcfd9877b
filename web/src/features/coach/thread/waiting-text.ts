import { WAITING } from '@careward/contracts/web/limits';
import type { words } from './words.js';

type Texts = (typeof words)['en']['waiting'];

/** The status shown `elapsed` milliseconds after the question was sent; undefined: the time is not known. */
export function waitingText(texts: Texts, elapsed: number | undefined, withFiles = false): string {
  if (elapsed === undefined || elapsed < 0) return texts.unknown;
  const first = [texts.preparing, ...(withFiles ? [texts.withFiles] : []), ...texts.first];
  const step = Math.floor(elapsed / WAITING.first);
  const late = Math.floor((elapsed - first.length * WAITING.first) / WAITING.then);
  return first[step] ?? texts.then[Math.min(late, texts.then.length - 1)] ?? texts.unknown;
}

/** The same for screen readers, with a new text every 7 s at most, so that it can be read to its end. */
export const announcedText = (texts: Texts, elapsed: number | undefined, withFiles = false) =>
  waitingText(texts, elapsed && Math.floor(elapsed / WAITING.announced) * WAITING.announced, withFiles);
