import { fork } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import { ARGUMENTS } from '../../src/files/reading/file-reader.js';
import { PACKAGES, readable } from '../../src/files/reading/readable.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PROGRAM = fileURLToPath(new URL('tries.mjs', import.meta.url));
const SOURCES = fileURLToPath(new URL('../../src/files/reading/', import.meta.url));

const IMPORTED = /(?:from |import |import\(|(?:require|meta)\.resolve\()'([^']+)'/g;

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
    const files = new Set(['closed-room.js', 'read-one-file.js']);
    const packages = new Set<string>();
    // A set goes on over what is added to it meanwhile.
    for (const file of files) {
      const source = readFileSync(join(SOURCES, file.replace(/js$/, 'ts')), 'utf8');
      for (const [, name = ''] of source.matchAll(IMPORTED))
        if (name.startsWith('.')) files.add(join(dirname(file), name));
        else if (!name.startsWith('node:')) packages.add(/^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? '');
    }
    expect([...packages].toSorted()).toEqual(PACKAGES.toSorted());
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
