import { createServer } from 'node:net';
import type { AddressInfo, Server, Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { answers, freePort, portIsFree, portShare } from '../src/loopback.js';
import { temporaryFolder } from './temporary-folder.js';

describe('a free port', () => {
  it('is handed out once, though many ask at the same time, and is free', async () => {
    const ports = await Promise.all(Array.from({ length: 300 }, () => freePort()));
    expect(new Set(ports).size).toBe(300);
    expect(await portIsFree(Number(ports[0]))).toBe(true);
  });

  it('comes from a share that a process started next to this one does not draw from', async () => {
    const { first, end } = portShare(process.pid);
    const port = await freePort();
    expect(port).toBeGreaterThanOrEqual(first);
    expect(port).toBeLessThan(end);

    const shares = Array.from({ length: 12 }, (_, n) => portShare(process.pid + n)).sort(
      (one, other) => one.first - other.first,
    );
    for (const [n, share] of shares.entries()) {
      expect(share.end).toBeGreaterThan(share.first);
      expect(share.end).toBeLessThanOrEqual(shares[n + 1]?.first ?? 32_768);
    }
  });
});

describe('a server', () => {
  const folder = temporaryFolder();
  let server: Server | undefined;
  afterEach(() => void server?.close());
  const listen = async (at: number | string, serve: (client: Socket) => void) => {
    // Who asks hangs up as soon as it knows.
    server = createServer((client) => serve(client.on('error', () => undefined)));
    await new Promise((resolve) => server?.listen(at, () => resolve(undefined)));
    const address = server.address() as AddressInfo | string;
    return typeof address === 'string' ? { path: address } : { port: address.port };
  };
  const greeting = 'PING\r\n';

  it('answers when it says what is expected, also piece by piece and on a unix socket', async () => {
    const inPieces = (client: Socket) => {
      client.setNoDelay().write('+PO');
      client.once('data', () => client.write('NG\r\n'));
    };
    const at = await listen(join(folder, 'server.sock'), inPieces);
    expect(await answers(at, { greeting, expected: '+PONG' })).toBe(true);
    expect(await answers(at, { greeting })).toBe(true);
  });

  it('does not when it says something else', async () => {
    const at = await listen(0, (client) => client.end('-NOAUTH\r\n'));
    expect(await answers(at, { greeting, expected: '+PONG' })).toBe(false);
  });

  it('does not when it takes the connection and hangs', async () => {
    const at = await listen(0, () => undefined);
    expect(await answers(at, { greeting, expected: '+PONG' }, 50)).toBe(false);
  });
});
