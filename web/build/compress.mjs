import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

/**
 * Writes `.br` and `.gz` beside every text file of the build, for a server that picks by Accept-Encoding.
 * index.html is left out: the gateway writes the configuration into it.
 */
const dist = join(import.meta.dirname, '../dist');
const compressible = /\.(js|css|svg|json)$/;

for (const entry of await readdir(dist, { recursive: true, withFileTypes: true })) {
  if (!entry.isFile() || !compressible.test(entry.name)) continue;
  const path = join(entry.parentPath, entry.name);
  const content = await readFile(path);
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
  await writeFile(`${path}.br`, brotliCompressSync(content, quality));
  await writeFile(`${path}.gz`, gzipSync(content, { level: 9 }));
}
