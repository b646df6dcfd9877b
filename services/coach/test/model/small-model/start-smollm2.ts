import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { installSmolLm2 } from './install-smollm2.js';

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
