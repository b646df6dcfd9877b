import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, so that none takes a port before it is used. */
const FIRST_PORT = 20_000;
/** A share for each of several processes: between the look at a port and its use another must not take it. */
const SHARES = 12;
const SHARE = 1_000;
const handedOut = new Set<number>();

/** The ports that a process draws from: `first` and those after it, before `end`. */
export function portShare(pid: number): { first: number; end: number } {
  const first = FIRST_PORT + (pid % SHARES) * SHARE;
  return { first, end: first + SHARE };
}

/** A TCP port that nothing listens on at this moment, never the same one twice. */
export async function freePort(): Promise<number> {
  const { first, end } = portShare(process.pid);
  for (;;) {
    const port = randomInt(first, end);
    if (handedOut.has(port)) continue;
    handedOut.add(port);
    if (await portIsFree(port)) return port;
  }
}

/** Whether a server could listen on the port, on every interface as browsers reach it. */
export function portIsFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', () => resolve(false));
    server.listen(port, () => server.close(() => resolve(true)));
  });
}

/** A TCP port, on 127.0.0.1 unless said otherwise, or the path of a unix socket. */
export type Address = { host?: string; port: number } | { path: string };

/**
 * Connects, says `greeting` if there is one, and answers whether the server took the connection (and, with a
 * greeting, replied something that begins as `expected`) within five
 * seconds, unless told otherwise. Without a greeting the system may take
 * the connection for a process that hangs.
 */
export function answers(
  at: Address,
  dialogue?: { greeting: string | Buffer; expected?: string },
  withinMs = 5_000,
): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect('path' in at ? at : { host: '127.0.0.1', ...at });
    const expected = dialogue?.expected ?? '';
    let reply = '';
    const finish = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(withinMs, () => finish(false));
    socket.once('error', () => finish(false));
    socket.once('close', () => finish(false));
    socket.once('connect', () => (dialogue ? socket.write(dialogue.greeting) : finish(true)));
    socket.on('data', (chunk) => {
      reply += chunk.toString('latin1');
      if (reply.length >= expected.length || !expected.startsWith(reply)) finish(reply.startsWith(expected));
    });
  });
}
