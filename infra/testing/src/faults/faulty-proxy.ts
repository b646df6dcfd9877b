import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/**
 * - drop: bytes are lost, then the connections are reset
 * - stall, silence: nothing is forwarded
 * - reset: connections are reset
 * - refuse: connections are reset and new ones refused
 * - slice: bytes are forwarded one at a time
 */
export type ProxyFault = 'drop' | 'stall' | 'silence' | 'reset' | 'refuse' | 'slice';

export type FaultyProxy = {
  /** The target's address through this proxy. */
  url: string;
  /** Lasts so many milliseconds or until the promise settles, and resolves when the proxy works again; a reset is over at once. */
  fault(kind: ProxyFault, lasting: number | Promise<unknown>): Promise<void>;
  close(): Promise<void>;
};

/** A TCP proxy on loopback in front of an engine, with the faults of a real network. */
export async function openFaultyProxy(target: string): Promise<FaultyProxy> {
  const url = new URL(target);
  const { hostname, port } = url;
  // A MongoDB address may have the path of a unix socket as its host.
  const path = decodeURIComponent(hostname);
  const toTarget = () => (path.startsWith('/') ? connect(path) : connect(Number(port), hostname));
  const sockets = new Set<Socket>();
  let held: Promise<unknown> | null = null;
  let dropping = false;
  let slicing = false;

  async function* forward(source: AsyncIterable<Buffer>) {
    for await (const chunk of source) {
      if (held) await held;
      if (dropping) continue;
      if (!slicing) yield chunk;
      else
        for (let at = 0; at < chunk.length; at++) {
          yield chunk.subarray(at, at + 1);
          await nextTurn();
        }
    }
  }

  const server = createServer((client) => {
    const upstream = toTarget();
    for (const socket of [client, upstream]) {
      socket.setNoDelay();
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    const end = () => {
      client.destroy();
      upstream.destroy();
    };
    pipeline(client, forward, upstream).then(end, end);
    pipeline(upstream, forward, client).then(end, end);
  });
  const reset = () => {
    // A unix socket cannot be reset.
    for (const socket of sockets) {
      if (socket.remoteAddress) socket.resetAndDestroy();
      else socket.destroy();
    }
  };

  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const closeServer = async () => {
    const closed = once(server, 'close');
    server.close();
    reset();
    await closed;
  };

  await listen(0);
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);

  const stall = async (over: Promise<unknown>) => {
    held = over;
    await held;
    held = null;
  };
  const faults: Record<ProxyFault, (over: Promise<unknown>) => Promise<void>> = {
    reset: async () => reset(),
    refuse: async (over) => {
      await closeServer();
      await over;
      await listen(Number(url.port));
    },
    stall,
    silence: stall,
    // A stream that lost bytes cannot go on.
    drop: async (over) => {
      dropping = true;
      await over;
      dropping = false;
      reset();
    },
    slice: async (over) => {
      slicing = true;
      await over;
      slicing = false;
    },
  };
  return {
    url: url.href,
    fault: (kind, lasting) => faults[kind](typeof lasting === 'number' ? wait(lasting) : lasting),
    close: closeServer,
  };
}
