import { connect, createServer, type Socket } from 'node:net';
import type { AddressInfo } from 'node:net';

export type Door = {
  /** Stays the same, whoever stands behind it. */
  url: string;
  leadTo(url: string): void;
  close(): Promise<void>;
};

/** An address on loopback for a service that comes back on another port. */
export async function openDoor(): Promise<Door> {
  let behind: { hostname: string; port: string } | null = null;
  const open = new Set<Socket>();
  const server = createServer((inner) => {
    if (!behind) return inner.destroy();
    const outer = connect(Number(behind.port), behind.hostname);
    for (const [socket, other] of [
      [inner, outer],
      [outer, inner],
    ] as const) {
      open.add(socket);
      socket.on('error', () => other.destroy()).on('close', () => open.delete(socket));
    }
    inner.pipe(outer).pipe(inner);
    return undefined;
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    leadTo: (url) => {
      behind = new URL(url);
    },
    close: async () => {
      for (const socket of open) socket.destroy();
      await server[Symbol.asyncDispose]();
    },
  };
}
