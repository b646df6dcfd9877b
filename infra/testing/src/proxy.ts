import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export type Proxy = {
  /** The same address as the target's, through the proxy. */
  url: string;
  /** Resets every connection and refuses new ones; answers how to let them in again, at the same address. */
  cut(): Promise<() => Promise<void>>;
  close(): Promise<void>;
};

/** A TCP proxy on loopback in front of an engine, so that a test can take the line away. */
export async function openProxy(target: string): Promise<Proxy> {
  const { hostname, port } = new URL(target);
  const sockets = new Set<Socket>();
  const server = createServer((inner) => {
    const outer = connect(Number(port), hostname);
    for (const [socket, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => other.destroy());
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    inner.pipe(outer).pipe(inner);
  });
  const listen = (on: number) => new Promise<void>((resolve) => server.listen(on, '127.0.0.1', resolve));
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      for (const socket of sockets) socket.resetAndDestroy();
    });
  await listen(0);
  const own = (server.address() as AddressInfo).port;
  const url = new URL(target);
  url.port = String(own);
  url.hostname = '127.0.0.1';
  return {
    url: url.href,
    cut: async () => {
      await stop();
      return () => listen(own);
    },
    close: stop,
  };
}
