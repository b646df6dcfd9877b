import { randomInt } from 'node:crypto';
import { type OutgoingHttpHeaders, request } from 'node:http';
import { connect, createServer } from 'node:net';

/** Below the range that systems use for outgoing connections, so that none of them takes a port of ours. */
const FIRST_PORT = 20_000;
/** Processes draw from different ranges, so that none takes a port that another has just found free. */
const PORT_RANGES = 12;
const PORTS_PER_RANGE = 1_000;
const HEALTH_TIMEOUT_MS = 5_000;
const handedOut = new Set<number>();

/** The range of ports that a process draws from; `end` is not part of it. */
export function portRange(pid: number): { first: number; end: number } {
  const first = FIRST_PORT + (pid % PORT_RANGES) * PORTS_PER_RANGE;
  return { first, end: first + PORTS_PER_RANGE };
}

/** A TCP port that nothing listens on at this moment; never the same one twice. */
export async function freePort(): Promise<number> {
  const { first, end } = portRange(process.pid);
  for (;;) {
    const port = randomInt(first, end);
    if (handedOut.has(port)) continue;
    handedOut.add(port);
    if (await portIsFree(port)) return port;
  }
}

/** Whether a server could listen on the port on every interface. */
export function portIsFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** A TCP port, by default on 127.0.0.1, or the path of a unix socket. */
export type Address = { host?: string; port: number } | { path: string };

/**
 * Whether a server accepts a connection and, with a probe, replies to `request` with something that begins with
 * `expected`. Without a probe this can be true of a process that hangs, since the kernel accepts the connection.
 */
export function responds(
  at: Address,
  probe?: { request: string | Buffer; expected?: string },
  timeoutMs = 5_000,
): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect('path' in at ? at : { host: '127.0.0.1', ...at });
    const expected = probe?.expected ?? '';
    let reply = '';
    const finish = (result: boolean) => {
      socket.destroy();
      resolve(result);
    };
    socket.setTimeout(timeoutMs, () => finish(false));
    socket.once('error', () => finish(false));
    socket.once('close', () => finish(false));
    socket.once('connect', () => (probe ? socket.write(probe.request) : finish(true)));
    socket.on('data', (chunk) => {
      reply += chunk.toString('latin1');
      if (reply.length >= expected.length || !expected.startsWith(reply)) finish(reply.startsWith(expected));
    });
  });
}

/** Whether a URL is answered with 200 within five seconds. */
export async function isHealthy(url: string): Promise<boolean> {
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(HEALTH_TIMEOUT_MS) });
    await response.body?.cancel();
    return response.status === 200;
  } catch {
    return false;
  }
}

/** The same of a path on a unix socket. */
export function isHealthyAt(
  socketPath: string,
  path: string,
  headers: OutgoingHttpHeaders = {},
): Promise<boolean> {
  return new Promise((resolve) => {
    const signal = AbortSignal.timeout(HEALTH_TIMEOUT_MS);
    request({ socketPath, path, headers, agent: false, signal }, (answer) => {
      resolve(answer.resume().statusCode === 200);
    })
      .once('error', () => resolve(false))
      .end();
  });
}
