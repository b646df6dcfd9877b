import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';
import { Clamd } from '../../src/files/scanner.js';

/** A clamd that takes down what it is sent, and answers with what it is told to. */
type ScriptedScanner = { server: Server; received: Buffer[]; address: string };

let folder: string;
const running: Server[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'careward-clamd-'));
});
afterEach(async () => {
  for (const server of running.splice(0)) await server[Symbol.asyncDispose]();
  rmSync(folder, { recursive: true });
});

/** What a stream held, once it is whole; null before. */
function whole(sent: Buffer): Buffer | null {
  const command = 'zINSTREAM\0';
  if (!sent.subarray(0, command.length).equals(Buffer.from(command))) return null;
  const parts: Buffer[] = [];
  for (let at = command.length; at + 4 <= sent.length;) {
    const length = sent.readUInt32BE(at);
    if (length === 0) return Buffer.concat(parts);
    parts.push(sent.subarray(at + 4, at + 4 + length));
    at += 4 + length;
  }
  return null;
}

async function played(answer: (socket: Socket) => void, path?: string): Promise<ScriptedScanner> {
  const received: Buffer[] = [];
  const server = createServer((socket) => {
    let sent = Buffer.alloc(0);
    socket.on('error', () => undefined);
    socket.on('data', (part: Buffer) => {
      sent = Buffer.concat([sent, part]);
      const file = whole(sent);
      if (!file) return;
      received.push(file);
      answer(socket);
    });
  });
  running.push(server);
  await new Promise<void>((resolve) =>
    path === undefined ? server.listen(0, '127.0.0.1', resolve) : server.listen(path, resolve),
  );
  const address = path ?? `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return { server, received, address };
}

describe('a clamd', () => {
  it.each([
    ['stream: OK\0', 'clean'],
    ['stream: Eicar-Test FOUND\0', 'infected'],
    ['stream: Heuristics.Limits.Exceeded.MaxFileSize FOUND\0', 'infected'],
    ['INSTREAM size limit exceeded. ERROR\0', 'unknown'],
    ['stream: Can’t allocate memory ERROR\0', 'unknown'],
    ['UNKNOWN COMMAND\0', 'unknown'],
    ['', 'unknown'],
  ])('that answers %j makes a file count as %s', async (answer, expected) => {
    const { address } = await played((socket) => socket.end(answer));
    expect(await new Clamd(address).scan(Buffer.from('a'))).toBe(expected);
  });

  it('gets all bytes, over a port or a unix socket', async () => {
    const bytes = randomBytes(300_001);
    const [port, path] = [
      await played((socket) => socket.end('stream: OK\0')),
      await played((socket) => socket.end('stream: OK\0'), join(folder, 'clamd.sock')),
    ];
    for (const { address, received } of [port, path]) {
      expect(await new Clamd(address).scan(bytes)).toBe('clean');
      expect(received[0]?.equals(bytes)).toBe(true);
    }
  });

  it.each<[string, (socket: Socket) => void]>([
    ['hangs up', (socket) => socket.destroy()],
    ['never answers', () => undefined],
  ])('that %s makes a file count as unknown', async (_, answer) => {
    const { address } = await played(answer);
    expect(await new Clamd(address, 200).scan(Buffer.from('a'))).toBe('unknown');
  });

  it('that cannot be reached makes a file count as unknown', async () => {
    expect(await new Clamd('127.0.0.1:9').scan(Buffer.from('a'))).toBe('unknown');
    expect(await new Clamd(join(folder, 'none.sock')).scan(Buffer.from('a'))).toBe('unknown');
  });
});
