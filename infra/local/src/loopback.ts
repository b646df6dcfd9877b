import { connect, createServer } from 'node:net';

/** A TCP port on 127.0.0.1 that nothing listens on at this moment. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
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
