import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from '@jest/globals';
import { freePort, portIsFree, portRange, responds } from '../src/loopback.js';
import { temporaryFolder } from './temporary-folder.js';

describe('a free port', () => {
  it('is free and is never handed out twice', async () => {
    const ports = await Promise.all(Array.from({ length: 300 }, () => freePort()));
    expect(new Set(ports).size).toBe(300);
    expect(await portIsFree(Number(ports[0]))).toBe(true);
  });

  it('comes from a range that the processes started next to this one do not draw from', async () => {
    const { first, end } = portRange(process.pid);
    const port = await freePort();
    expect(port).toBeGreaterThanOrEqual(first);
    expect(port).toBeLessThan(end);

    const ranges = Array.from({ length: 12 }, (_, n) => portRange(process.pid + n)).sort(
      (one, other) => one.first - other.first,
    );
    for (const [n, range] of ranges.entries()) {
      expect(range.end).toBeGreaterThan(range.first);
      expect(range.end).toBeLessThanOrEqual(ranges[n + 1]?.first ?? 32_768);
    }
  });
});

describe('a server', () => {
  const folder = temporaryFolder();
  let server: Server | undefined;
  afterEach(() => void server?.close());
  const listen = async (at: number | string, serve: (client: Socket) => void) => {
    // responds() closes its connection early.
    server = createServer((client) => serve(client.on('error', () => undefined)));
    await new Promise((resolve) => server?.listen(at, () => resolve(undefined)));
    const address = server.address() as AddressInfo | string;
    return typeof address === 'string' ? { path: address } : { port: address.port };
  };
  const request = 'PING\r\n';

  it('responds when its reply is the expected one, also in pieces and on a unix socket', async () => {
    const inPieces = (client: Socket) => {
      client.setNoDelay().write('+PO');
      client.once('data', () => client.write('NG\r\n'));
    };
    const at = await listen(join(folder, 'server.sock'), inPieces);
    expect(await responds(at, { request, expected: '+PONG' })).toBe(true);
    expect(await responds(at, { request })).toBe(true);
  });

  it('counts as not responding when its reply is another one', async () => {
    const at = await listen(0, (client) => client.end('-NOAUTH\r\n'));
    expect(await responds(at, { request, expected: '+PONG' })).toBe(false);
  });

  it('does not when it accepts the connection and hangs', async () => {
    const at = await listen(0, () => undefined);
    expect(await responds(at, { request, expected: '+PONG' }, 50)).toBe(false);
  });
});
