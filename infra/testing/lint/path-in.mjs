import { relative } from 'node:path';

/** The linted file's path from the project's root. */
export const pathIn = (context) => relative(context.cwd, context.filename).replaceAll('\\', '/');
