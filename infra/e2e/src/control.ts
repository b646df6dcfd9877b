import type { EngineUrls } from '@careward/local/engines/start-engines';
import type { SupervisedProcess } from '@careward/local/supervised-process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { OwnStack } from './start-careward.js';

/** What tells how to reach a Careward, where its files are, and which process supervises it. */
type Addresses = { url: string; mailUrl: string; engines: EngineUrls; dataDir: string; supervisor: number };
type Act = 'kill' | 'stop' | 'start' | 'isReady';
/** kill() returns how many lines the supervisor had written before. */
type Control = { kill: () => Promise<number> } & { [act in Exclude<Act, 'kill'>]: () => Promise<boolean> };

/** The Careward of this run, whose processes belong to another process than the journey's. */
export type RunningCareward = Addresses & {
  /** A role or an engine by its name. */
  process: (name: string) => Control;
  processes: () => Promise<{ name: string; pid?: number }[]>;
  /** The supervisor's lines so far. */
  supervisorLog: () => Promise<string[]>;
};

const acts: { [act in Act]: (of: SupervisedProcess, lines: number) => unknown } = {
  kill: (of, lines) => {
    of.kill();
    return lines;
  },
  stop: (of) => of.stop().then(() => true),
  start: (of) => of.start().then(() => true),
  isReady: (of) => of.isReady(),
};
const isAct = (name: string): name is Act => name in acts;

/** Lets other processes of this machine ask for what `stack` can do: GET /, /processes, /log and /<act>/<process>. */
export async function offerControl(
  stack: OwnStack,
  log: readonly string[],
): Promise<{ address: string; close: () => void }> {
  async function answer(path: string): Promise<unknown> {
    const [what = '', name = ''] = path.slice(1).split('/');
    if (isAct(what)) return acts[what](stack.process(name), log.length);
    if (what === 'processes') return stack.processes.map(({ name: of, pid }) => ({ name: of, pid }));
    if (what === 'log') return log;
    const { url, mailUrl, engines, dataDir } = stack;
    return { url, mailUrl, engines, dataDir, supervisor: process.pid } satisfies Addresses;
  }
  const server: Server = createServer((request, response) => {
    answer(request.url ?? '').then(
      (body) => response.end(JSON.stringify(body)),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `http://127.0.0.1:${port}`, close: () => void server.close() };
}

/** The other end of offerControl(). */
export async function takeControl(address: string): Promise<RunningCareward> {
  async function ask<T>(path: string): Promise<T> {
    const response = await fetch(new URL(path, address));
    if (!response.ok) throw new Error(`${path}: ${await response.text()}`);
    return (await response.json()) as T;
  }
  return {
    ...(await ask<Addresses>('/')),
    process: (name) => ({
      kill: () => ask(`/kill/${name}`),
      stop: () => ask(`/stop/${name}`),
      start: () => ask(`/start/${name}`),
      isReady: () => ask(`/isReady/${name}`),
    }),
    processes: () => ask('/processes'),
    supervisorLog: () => ask('/log'),
  };
}
