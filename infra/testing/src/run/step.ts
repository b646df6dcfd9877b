import { spawn, type ChildProcess } from 'node:child_process';

export type Step = { name: string; args: string[]; env?: NodeJS.ProcessEnv };
export type Outcome = { code: number; seconds: number; output: string };

const running = new Set<ChildProcess>();

/** Ends the steps under way; the run itself then ends by their exit codes. */
export function stopSteps(): void {
  for (const child of running) child.kill('SIGTERM');
}

/** Runs one Node program. `shown` writes through to the terminal; otherwise the output is kept for the outcome. */
export function runStep({ args, env }: Step, { shown }: { shown: boolean }): Promise<Outcome> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: shown ? ['ignore', 'inherit', 'inherit'] : ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const kept: Buffer[] = [];
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk: Buffer) => kept.push(chunk));
  return new Promise((resolve) => {
    const end = (code: number) => {
      running.delete(child);
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      resolve({ code, seconds, output: Buffer.concat(kept).toString('utf8') });
    };
    child.on('error', () => end(1));
    child.on('close', (code) => end(code ?? 1));
  });
}
