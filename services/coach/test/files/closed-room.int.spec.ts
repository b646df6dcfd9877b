import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { ARGUMENTS } from '../../src/files/reading/file-reader.js';
import { PACKAGES, readable } from '../../src/files/reading/readable.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PROGRAM = fileURLToPath(new URL('tries.mjs', import.meta.url));
const SOURCES = fileURLToPath(new URL('../../src/files/reading/', import.meta.url));

async function listening(where: number | string) {
  let calls = 0;
  const server = createServer((socket) => {
    calls++;
    socket.destroy();
  }).listen(where);
  await once(server, 'listening');
  return {
    port: () => (server.address() as AddressInfo).port,
    calls: () => calls,
    stop: () => server.close(),
  };
}

describe('a process that reads a file', () => {
  it('is refused whatever is not its file and its code: folders, networks, programs, threads', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'room-'));
    const path = join(folder, 'engine.sock');
    const [tcp, unix] = await Promise.all([listening(0), listening(path)]);
    const child = fork(PROGRAM, ['60000', ROOT, String(tcp.port()), path], {
      env: {},
      execArgv: [...ARGUMENTS, `--allow-fs-read=${PROGRAM}`],
      stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    });
    const [became] = (await once(child, 'message')) as [Record<string, string>];
    child.kill('SIGKILL');
    tcp.stop();
    unix.stop();
    await rm(folder, { recursive: true });
    const others = Object.entries(became).filter(([, code]) => code !== 'ERR_ACCESS_DENIED');
    expect([Object.keys(became).length, others]).toEqual([24, []]);
    expect([tcp.calls(), unix.calls()]).toEqual([0, 0]);
  });

  it('may read what its code imports', () => {
    const imported = readdirSync(SOURCES)
      .filter((name) => !/^(?:file-reader|readable)\./.test(name))
      .flatMap((name) => [
        ...readFileSync(join(SOURCES, name), 'utf8').matchAll(
          /(?:from |import |import\(|resolve\()'((?:@[\w.-]+\/)?[a-z][\w.-]*)(?:\/[^']*)?'/g,
        ),
      ])
      .map(([, name = '']) => name);
    expect([...new Set(imported)].toSorted()).toEqual(PACKAGES.toSorted());
  });

  it('may read no folder that holds others', () => {
    const [folders, root] = [readable().map((path) => path.replace(/\*$/, '')), ROOT];
    for (const secret of [
      '.data/secrets.json',
      'package.json',
      'services/coach/.env',
      'node_modules/mongodb',
    ])
      expect(folders.filter((folder) => join(root, secret).startsWith(folder))).toEqual([]);
  });
});
