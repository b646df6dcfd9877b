import { join } from 'node:path';

/** The repository's folder, seen alike from src/ and dist/. */
export const projectRoot = join(import.meta.dirname, '..', '..', '..');
