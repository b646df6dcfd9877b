import { randomBytes, randomUUID } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { UPLOAD } from '@careward/contracts/coach/files';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import S3rver from 's3rver';
import type { BlobName, BlobStore } from '../../src/files/blob-store.js';
import { DiskBlobs } from '../../src/files/disk-blobs.js';
import { S3Blobs } from '../../src/files/s3-blobs.js';

const BUCKET = 'careward-files';
const named = (owner: string = randomUUID()): BlobName => ({ owner, id: randomUUID() });
const listed = async (blobs: BlobStore, owner?: string) => {
  const found: (BlobName & { writtenAt: Date })[] = [];
  for await (const blob of blobs.list(owner)) found.push(blob);
  return found;
};
const namesOf = (blobs: readonly BlobName[]) => blobs.map(({ owner, id }) => `${owner}/${id}`).toSorted();

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'careward-blobs-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** What every store does. */
function describeStore(open: () => BlobStore): void {
  it('gives back what was put, however long, and nothing else', async () => {
    const [blobs, name] = [open(), named()];
    for (const bytes of [Buffer.from('a'), randomBytes(UPLOAD.bytes + 28)]) {
      await blobs.put(name, bytes);
      expect((await blobs.get(name))?.equals(bytes)).toBe(true);
    }
    expect(await blobs.get(named(name.owner))).toBeNull();
    expect(await blobs.get(named())).toBeNull();
  });

  it('deletes, also what is not there', async () => {
    const [blobs, name] = [open(), named()];
    await blobs.put(name, Buffer.from('a'));
    await blobs.delete(name);
    await blobs.delete(name);
    await blobs.delete(named());
    expect(await blobs.get(name)).toBeNull();
  });

  it("lists everybody's, or those of one, with their time", async () => {
    const blobs = open();
    const begun = Date.now();
    const [one, other] = [randomUUID(), randomUUID()];
    const names = [named(one), named(one), named(other)];
    for (const name of names) await blobs.put(name, Buffer.from('a'));
    expect(namesOf(await listed(blobs))).toEqual(expect.arrayContaining(namesOf(names)));
    const ofOne = await listed(blobs, one);
    expect(namesOf(ofOne)).toEqual(namesOf(names.slice(0, 2)));
    for (const { writtenAt } of ofOne) expect(Math.abs(writtenAt.getTime() - begun)).toBeLessThan(60_000);
    expect(await listed(blobs, randomUUID())).toEqual([]);
  });

  it('lists nothing whose name is not of our form', async () => {
    const [blobs, ours] = [open(), named()];
    const others = [
      { owner: ours.owner, id: 'notes.txt' },
      { owner: 'photos', id: randomUUID() },
      { owner: 'photos', id: 'beach.jpg' },
    ];
    for (const name of [ours, ...others]) await blobs.put(name, Buffer.from('a'));
    const names = namesOf(await listed(blobs));
    expect(names).toContain(namesOf([ours])[0]);
    expect(names.filter((name) => namesOf(others).includes(name))).toEqual([]);
    expect(namesOf(await listed(blobs, ours.owner))).toEqual(namesOf([ours]));
  });
}

describe('a folder', () => {
  describeStore(() => new DiskBlobs(folder));

  it('is for this user alone', async () => {
    const name = named();
    await new DiskBlobs(folder).put(name, Buffer.from('a'));
    expect(statSync(join(folder, name.owner)).mode & 0o777).toBe(0o700);
    expect(statSync(join(folder, name.owner, name.id)).mode & 0o777).toBe(0o600);
  });

  it('keeps nothing of somebody whose last blob is deleted, not even the name', async () => {
    const blobs = new DiskBlobs(folder);
    const one = named();
    const other = named(one.owner);
    for (const name of [one, other]) await blobs.put(name, Buffer.from('a'));
    await blobs.delete(one);
    expect(readdirSync(folder)).toEqual([one.owner]);
    await blobs.delete(other);
    expect(readdirSync(folder)).toEqual([]);
  });

  it.each([
    [{ owner: '..', id: 'a' }],
    [{ owner: 'a', id: '../a' }],
    [{ owner: 'a/b', id: 'a' }],
    [{ owner: '', id: 'a' }],
  ])('refuses the name %j', async (name) => {
    const blobs = new DiskBlobs(folder);
    await expect(blobs.put(name, Buffer.from('a'))).rejects.toThrow();
    await expect(blobs.get(name)).rejects.toThrow();
  });

  it('that is none says that the store is away, and is not taken for empty', async () => {
    const file = join(folder, 'file');
    writeFileSync(file, '');
    const blobs = new DiskBlobs(join(file, 'folder'));
    await expect(blobs.put(named(), Buffer.from('a'))).rejects.toMatchObject({ code: 'storage-away' });
  });

  it('lists its files although it holds an entry that cannot be opened', async () => {
    const [blobs, name] = [new DiskBlobs(folder), named()];
    await blobs.put(name, Buffer.from('a'));
    // Reading it as a folder would fail, as of a folder of the file system's own.
    symlinkSync('lost+found', join(folder, 'lost+found'));
    expect(namesOf(await listed(blobs))).toEqual(namesOf([name]));
  });

  it('that is full says so', async () => {
    const blobs = new DiskBlobs(folder);
    jest
      .spyOn(blobs as unknown as { write: () => Promise<void> }, 'write')
      .mockRejectedValue(Object.assign(new Error('played'), { code: 'ENOSPC' }));
    await expect(blobs.put(named(), Buffer.from('a'))).rejects.toMatchObject({ status: 507 });
  });

  it('keeps no half of what could not be finished', async () => {
    const name = named();
    mkdirSync(join(folder, name.owner, name.id, 'in the way'), { recursive: true });
    const blobs = new DiskBlobs(folder);
    await expect(blobs.put(name, Buffer.from('a'))).rejects.toMatchObject({ code: 'storage-away' });
    expect(readdirSync(join(folder, name.owner))).toEqual([name.id]);
  });
});

describe('a bucket', () => {
  let server: S3rver;
  let endpoint: string;
  const openedAt = (at: string) => new S3Blobs({ bucket: BUCKET, region: 'us-east-1', endpoint: at });
  let opened: S3Blobs;
  let data: string;

  beforeAll(async () => {
    data = mkdtempSync(join(tmpdir(), 'careward-s3-'));
    jest.replaceProperty(process, 'env', {
      ...process.env,
      AWS_ACCESS_KEY_ID: 'S3RVER',
      AWS_SECRET_ACCESS_KEY: 'S3RVER',
    });
    server = new S3rver({
      address: '127.0.0.1',
      port: 0,
      silent: true,
      directory: data,
      configureBuckets: [{ name: BUCKET, configs: [] }],
    });
    const { port } = await server.run();
    endpoint = `http://127.0.0.1:${port}`;
    opened = openedAt(endpoint);
  });
  afterAll(async () => {
    opened.close();
    await server.close();
    rmSync(data, { recursive: true, force: true });
  });

  describeStore(() => opened);

  /** A host that answers every call with this. */
  async function answering(status: number, code: string, during: (blobs: S3Blobs) => Promise<void>) {
    const host: Server = createServer((request, response) => {
      request.resume();
      response.writeHead(status, { 'content-type': 'application/xml' });
      response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>played</Message></Error>`);
    });
    await new Promise<void>((resolve) => host.listen(0, '127.0.0.1', resolve));
    const blobs = openedAt(`http://127.0.0.1:${(host.address() as AddressInfo).port}`);
    try {
      await during(blobs);
    } finally {
      blobs.close();
      host.closeAllConnections();
      await host[Symbol.asyncDispose]();
    }
  }

  it.each([
    [403, 'AccessDenied', 503],
    [404, 'NoSuchBucket', 503],
    [500, 'InternalError', 503],
    [507, 'XMinioStorageFull', 507],
    [403, 'QuotaExceeded', 507],
  ])('that answers %i %s is told as %i, and is not taken for empty', (status, code, told) =>
    answering(status, code, async (blobs) => {
      await expect(blobs.put(named(), Buffer.from('a'))).rejects.toMatchObject({ status: told });
      await expect(blobs.get(named())).rejects.toMatchObject({ status: 503 });
      await expect(blobs.delete(named())).rejects.toMatchObject({ status: 503 });
      await expect(listed(blobs)).rejects.toMatchObject({ status: 503 });
    }),
  );

  it('that cannot be reached is reported as storage-away', async () => {
    const blobs = openedAt('http://127.0.0.1:9');
    await expect(blobs.put(named(), Buffer.from('a'))).rejects.toMatchObject({ code: 'storage-away' });
    blobs.close();
  });

  it('is away to whoever has no key to it', async () => {
    const { AWS_ACCESS_KEY_ID: held } = process.env;
    process.env['AWS_ACCESS_KEY_ID'] = 'another';
    const blobs = openedAt(endpoint);
    await expect(blobs.put(named(), Buffer.from('a'))).rejects.toMatchObject({ code: 'storage-away' });
    process.env['AWS_ACCESS_KEY_ID'] = held;
    blobs.close();
  });
});
