import type { CheerioAPI } from 'cheerio';

/** Pages that people write stay below a hundred; parsers and queries take ever longer with each level. */
const DEEPEST = 256;

export function isTooDeep($: CheerioAPI): boolean {
  let level = $.root()
    .toArray()
    .flatMap((root) => root.children);
  for (let depth = 0; level.length > 0; depth++) {
    if (depth > DEEPEST) return true;
    level = level.flatMap((node) => ('children' in node ? node.children : []));
  }
  return false;
}
