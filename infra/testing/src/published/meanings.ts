import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const declared = /\/\*\*\s*([^]*?)\s*\*\/\s*export const \w+ = defineEvent\(\{\s*type: '([^']+)'/g;

/** The docblock above each event's declaration, by event type. */
export function meanings(contractsFolder: string): Map<string, string> {
  const files = globSync('src/*/events.ts', { cwd: contractsFolder }).map((file) =>
    readFileSync(join(contractsFolder, file), 'utf8'),
  );
  const found = files.flatMap((text) => [...text.matchAll(declared)]);
  return new Map(
    found.map(([, comment = '', type = '']) => [type, comment.replaceAll(/(^|\s*\n)\s*\*\s/g, ' ').trim()]),
  );
}
