import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildModule, buildScript, dist } from './client.mjs';

/**
 * Writes the page that is shown without a connection (src/app/offline), at `/offline` for the gateway, and its hash into the
 * worker that keeps it: a browser takes a worker for new when a byte of it has changed.
 */
const SOURCE = join(import.meta.dirname, '../src/app/offline');
const WORKER = join(dist, 'service-worker.js');

const { offlineHtml } = await buildModule(join(SOURCE, 'offline-html.ts'));
const mark = (await readFile(join(dist, 'mark.svg'), 'utf8'))
  .replace('<svg', '<svg aria-hidden="true"')
  .replaceAll('#1B5B52', 'var(--primary)')
  .replaceAll('#FAF6F0', 'var(--paper)');
const html = offlineHtml({ mark, ...(await buildScript(join(SOURCE, 'offline-page.ts'))) });

for (const flag of ['eligibility', 'usual']) {
  const folder = join(dist, 'pages', flag, 'offline');
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'index.html'), html);
}
const hash = createHash('sha256').update(html).digest('hex').slice(0, 12);
const worker = await readFile(WORKER, 'utf8');
await writeFile(WORKER, worker.replace('__OFFLINE_PAGE__', hash));
