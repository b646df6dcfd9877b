import { randomInt } from 'node:crypto';
import { connect, createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, so that none takes a port before it is used. */
const FIRST_PORT = 20_000;
/** A share for each of several processes: between the look at a port and its use another must not take it. */
const SHARES = 12;
const SHARE = 1_000;
const first = FIRST_PORT + (process.pid % SHARES) * SHARE;
const handedOut = new Set<number>();

/** A TCP port that nothing listens on at this moment, never the same one twice. */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(first, first + SHARE);
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

/**
 * Connects, says `greeting` if there is one, and answers whether the server took the connection
 * (and, when `expected` is given, began its reply with it) within a second.
 */
export function answers(
  at: { host?: string; port: number },
  dialogue?: { greeting: string | Buffer; expected: string },
): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: at.host ?? '127.0.0.1', port: at.port });
    const finish = (answer: boolean) => {
      socket.destroy();
      resolve(answer);
    };
    socket.setTimeout(1_000, () => finish(false));
    socket.once('error', () => finish(false));
    socket.once('close', () => finish(false));
    socket.once('connect', () => (dialogue ? socket.write(dialogue.greeting) : finish(true)));
    socket.once('data', (reply) => finish(reply.toString('latin1').startsWith(dialogue?.expected ?? '')));
  });
}
