import { join } from 'node:path';

/** The repository's root; the path is the same from src/ and from dist/. */
export const projectRoot = join(import.meta.dirname, '..', '..', '..');
