import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { setImmediate as nextTurn, setTimeout as wait } from 'node:timers/promises';

/**
 * drop: bytes vanish, then the line breaks · stall, silence: nothing moves · reset: RST · refuse: RST, and nobody
 * listens · slice: one byte at a time.
 */
export type LineFault = 'drop' | 'stall' | 'silence' | 'reset' | 'refuse' | 'slice';

export type FaultyLine = {
  /** The target's address through this line. */
  url: string;
  /** Lasts so many milliseconds or until the promise is settled, and resolves when the line is whole; a reset does not last. */
  fault(kind: LineFault, lasting: number | Promise<unknown>): Promise<void>;
  close(): Promise<void>;
};

/** A TCP line on loopback between one process and an engine, with the faults of a real network. */
export async function openFaultyLine(target: string): Promise<FaultyLine> {
  const url = new URL(target);
  const { hostname, port } = url;
  // MongoDB's addresses may name a unix socket where others name a host.
  const path = decodeURIComponent(hostname);
  const toTarget = () => (path.startsWith('/') ? connect(path) : connect(Number(port), hostname));
  const sockets = new Set<Socket>();
  let held: Promise<unknown> | null = null;
  let dropping = false;
  let slicing = false;

  async function* carry(source: AsyncIterable<Buffer>) {
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

  const server = createServer((near) => {
    const far = toTarget();
    for (const socket of [near, far]) {
      socket.setNoDelay();
      sockets.add(socket);
      socket.on('error', () => undefined).on('close', () => sockets.delete(socket));
    }
    const end = () => {
      near.destroy();
      far.destroy();
    };
    pipeline(near, carry, far).then(end, end);
    pipeline(far, carry, near).then(end, end);
  });
  const reset = () => {
    // Only TCP has a reset.
    for (const socket of sockets) {
      if (socket.remoteAddress) socket.resetAndDestroy();
      else socket.destroy();
    }
  };

  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  };
  const leave = async () => {
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
  const faults: Record<LineFault, (over: Promise<unknown>) => Promise<void>> = {
    reset: async () => reset(),
    refuse: async (over) => {
      await leave();
      await over;
      await listen(Number(url.port));
    },
    stall,
    silence: stall,
    // What has vanished leaves the stream in pieces, so a line that dropped anything cannot go on.
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
    close: leave,
  };
}
