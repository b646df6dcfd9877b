import { catalog } from '@careward/contracts/event-catalog';
import { eventSchema, type JsonSchema } from '@careward/contracts/published/json-schema';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { breakingChanges, HOW_TO_CHANGE, publishedFiles, snapshotOf } from './published-files.js';

// `npm run contracts`: writes the generated files, unless a published event version would change incompatibly.
const root = join(import.meta.dirname, '../../../..');
const broken = catalog.flatMap((event) => {
  const file = snapshotOf(root, event.type);
  const before = existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as JsonSchema) : null;
  return before ? breakingChanges(before, eventSchema(event)).map((what) => `${event.type}: ${what}`) : [];
});

if (broken.length > 0) {
  process.stderr.write(`${[...broken, HOW_TO_CHANGE].join('\n')}\n`);
  process.exitCode = 1;
} else {
  for (const [file, content] of publishedFiles(root)) {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content);
  }
  process.stdout.write(`${publishedFiles(root).size} files are up to date.\n`);
}
