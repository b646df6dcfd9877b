import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';

export type Step = { name: string; args: string[]; env?: NodeJS.ProcessEnv };
type Outcome = { code: number; seconds: number; output: string };

/** Called with each line that a step prints. */
type Listener = (line: string) => void;

const running = new Set<ChildProcess>();

/** Ends the running steps; the run then ends by their exit codes. */
export function stopSteps(): void {
  for (const child of running) child.kill('SIGTERM');
}

/** Runs a Node program. Its output goes to the listener line by line, without one into the outcome. */
export function runStep({ args, env }: Step, listener?: Listener): Promise<Outcome> {
  const began = performance.now();
  const child = spawn(process.execPath, args, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  running.add(child);
  const kept: string[] = [];
  const take = listener ?? ((line: string) => void kept.push(line));
  for (const stream of [child.stdout, child.stderr]) createInterface({ input: stream }).on('line', take);
  return new Promise((resolve) => {
    const end = (code: number) => {
      running.delete(child);
      const seconds = Math.round((performance.now() - began) / 100) / 10;
      resolve({ code, seconds, output: kept.join('\n') });
    };
    child.on('error', () => end(1));
    child.on('close', (code) => end(code ?? 1));
  });
}
