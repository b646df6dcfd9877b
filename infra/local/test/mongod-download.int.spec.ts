import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { type Collection, MongoClient } from 'mongodb';
import { startEngines } from '../src/engines/start-engines.js';
import { temporaryFolder } from './temporary-folder.js';

/** The downloader rejects smaller files as broken. */
const MIN_MONGOD_BYTES = 1024 * 1024;

/** Downloads an archive whose bin/mongod is fixtures/mongod.mjs. */
describe('a downloaded mongod', () => {
  const folder = temporaryFolder();
  const dataDir = join(folder, 'data');
  const asked: string[] = [];
  let site: Server;
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    // The downloader shows its progress with console.log.
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const archive = archiveOfStandIn(folder);
    const checksum = createHash('md5').update(archive).digest('hex');
    site = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      response.end(request.url?.endsWith('.md5') ? `${checksum}  mongodb.tgz\n` : archive);
    }).listen(0, '127.0.0.1');
    await new Promise((resolve) => site.once('listening', resolve));
    process.env['MONGOMS_DOWNLOAD_DIR'] = join(folder, 'cache');
    env = {
      PATH: process.env['PATH'],
      MONGOMS_DOWNLOAD_MIRROR: `http://127.0.0.1:${(site.address() as AddressInfo).port}`,
    };
  });
  afterAll(() => void site.close());

  const start = () => startEngines({ dataDir, env, log: () => undefined, want: ['mongodb'] });
  const notes = async <T>(url: string, work: (notes: Collection) => Promise<T>) => {
    const mongo = new MongoClient(url);
    try {
      return await work(mongo.db('kept').collection('notes'));
    } finally {
      await mongo.close();
    }
  };

  it('is fetched once, checked, started on the data folder, and recorded as its maker', async () => {
    const engines = await start();
    await notes(engines.mongodbUrl, (kept) => kept.insertOne({ text: 'through the archive' }));
    const stranger = engines.mongodbUrl.replace(/\/\/.*@/, '//').replace(/\?.*/, '');
    await expect(notes(stranger, (kept) => kept.findOne())).rejects.toMatchObject({ code: 13 });
    await engines.stop();

    const archive = expect.stringMatching(/\/linux\/mongodb-linux-.*\.tgz$/);
    expect(asked.map((request) => request.replace(/\.md5$/, ''))).toEqual([archive, archive, archive]);
    expect(asked.map((request) => request.split(' ')[0])).toEqual(['HEAD', 'GET', 'GET']);
    expect(readFileSync(join(dataDir, 'mongodb', 'made-by'), 'utf8')).toBe('mongod\n');
  });

  it('is started from the cache the next time, with the same user', async () => {
    asked.length = 0;
    const engines = await start();
    const kept = await notes(engines.mongodbUrl, (all) => all.find().toArray());
    await engines.stop();
    expect(kept).toMatchObject([{ text: 'through the archive' }]);
    expect(asked).toEqual([]);
  });

  it('gets its user where an earlier start created none', async () => {
    const file = join(dataDir, 'mongodb', 'files', 'stand-in.json');
    const { documents } = JSON.parse(readFileSync(file, 'utf8')) as { documents: unknown };
    writeFileSync(file, JSON.stringify({ users: {}, documents }));
    const engines = await start();
    const kept = await notes(engines.mongodbUrl, (all) => all.find().toArray());
    await engines.stop();
    expect(kept).toHaveLength(1);
  });

  it('refuses the password of another folder', async () => {
    rmSync(join(dataDir, 'engine-secrets.json'));
    await expect(start()).rejects.toThrow(
      /does not know the password in engine-secrets\.json: put the file back .* or choose another folder with CAREWARD_DATA_DIR/,
    );
  });
});

function archiveOfStandIn(folder: string): Buffer {
  const bin = join(folder, 'mongodb-stand-in', 'bin');
  mkdirSync(bin, { recursive: true });
  const program = join(import.meta.dirname, 'fixtures', 'mongod.mjs');
  const script = `#!/bin/sh\nexec '${process.execPath}' '${program}' "$@"\n`;
  writeFileSync(join(bin, 'mongod'), script.padEnd(MIN_MONGOD_BYTES + 1, '#'), { mode: 0o755 });
  execFileSync('tar', ['-czf', 'mongodb.tgz', 'mongodb-stand-in'], { cwd: folder });
  return readFileSync(join(folder, 'mongodb.tgz'));
}
