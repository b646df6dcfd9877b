import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { MongoClient } from 'mongodb';
import { embeddedMongo } from '../src/engines/embedded-mongo.js';
import { startEngines } from '../src/engines/start-engines.js';
import { temporaryFolder } from './temporary-folder.js';

/** The downloader takes anything smaller for a broken download. */
const SMALLEST_MONGOD_BYTES = 1024 * 1024;

/** An archive as the real site's, whose bin/mongod starts the embedded engine. */
describe('mongod by download', () => {
  const folder = temporaryFolder();
  const dataDir = join(folder, 'data');
  const asked: string[] = [];
  let site: Server;
  let env: NodeJS.ProcessEnv;

  beforeAll(async () => {
    // The downloader shows its progress with console.log.
    jest.spyOn(console, 'log').mockImplementation(() => undefined);
    const archive = await archiveOfStandIn(folder);
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
  }, 120_000);
  afterAll(() => void site.close());

  it('is fetched once, checked, started on our folder, and remembered as its maker', async () => {
    const engines = await startEngines({ dataDir, env, log: () => undefined, want: ['mongodb'] });
    const mongo = await MongoClient.connect(engines.mongodbUrl);
    await mongo.db('kept').collection('notes').insertOne({ text: 'through the archive' });
    await mongo.close();
    await engines.stop();

    const archive = expect.stringMatching(/\/linux\/mongodb-linux-.*\.tgz$/);
    expect(asked.map((request) => request.replace(/\.md5$/, ''))).toEqual([archive, archive, archive]);
    expect(asked.map((request) => request.split(' ')[0])).toEqual(['HEAD', 'GET', 'GET']);
    expect(readFileSync(join(dataDir, 'mongodb', 'made-by'), 'utf8')).toBe('mongod\n');
  }, 30_000);

  it('serves the next start from where it is kept, without asking again', async () => {
    asked.length = 0;
    const engines = await startEngines({ dataDir, env, log: () => undefined, want: ['mongodb'] });
    const mongo = await MongoClient.connect(engines.mongodbUrl);
    const notes = await mongo.db('kept').collection('notes').find().toArray();
    await mongo.close();
    await engines.stop();
    expect(notes).toMatchObject([{ text: 'through the archive' }]);
    expect(asked).toEqual([]);
  });
});

async function archiveOfStandIn(folder: string): Promise<Buffer> {
  const { command, args } = await embeddedMongo({ env: process.env, log: () => undefined });
  const bin = join(folder, 'mongodb-stand-in', 'bin');
  mkdirSync(bin, { recursive: true });
  const words = [command, ...args].map((word) => `'${word}'`).join(' ');
  const script = `#!/bin/sh\nexec ${words} "$@"\n`;
  writeFileSync(join(bin, 'mongod'), script.padEnd(SMALLEST_MONGOD_BYTES + 1, '#'), { mode: 0o755 });
  execFileSync('tar', ['-czf', 'mongodb.tgz', 'mongodb-stand-in'], { cwd: folder });
  return readFileSync(join(folder, 'mongodb.tgz'));
}
