import { randomBytes, randomUUID } from 'node:crypto';
import { UPLOAD } from '@careward/contracts/coach/files';
import { coachRoutes as routes } from '@careward/contracts/coach/routes';
import { Database } from '@careward/platform/mongo/database';
import { ServiceClient, ServiceUnreachable } from '@careward/platform/internal-calls/service-client';
import { aCaregiver } from '@careward/testing/a-principal';
import { eventually } from '@careward/testing/eventually';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Connection } from 'mongoose';
import { BlobStore, storageAway, storageFull } from '../../src/files/blob-store.js';
import type { RunningCoach } from '../start-coach.js';
import { addressFor, type Contents, download, LETTER, putAt, upload } from './an-upload.js';

const textOf = (bytes: number) => Buffer.alloc(bytes, 'a line of text\n');

/** A body that says no length. */
const inParts = (bytes: number): ReadableStream<Uint8Array> => {
  let left = bytes;
  return new ReadableStream({
    pull(controller) {
      const part = Math.min(left, 64 * 1024);
      left -= part;
      if (part > 0) controller.enqueue(new Uint8Array(part).fill(97));
      else controller.close();
    },
  });
};

const changed = (address: string, change: (link: URL) => void): string => {
  const link = new URL(address);
  change(link);
  return link.href;
};

export function describeUpload(coach: () => RunningCoach): void {
  const idIn = (address: string) => new URL(address).pathname.split('/').at(-1) ?? '';
  const files = () =>
    coach().app.get<Connection>(Database).collection<{ _id: string; owner: string; status: string }>('files');
  afterEach(() => {
    coach().resumeTime();
    jest.restoreAllMocks();
  });

  describe('an upload', () => {
    it('is granted for an empty object', async () => {
      const { status, body } = await coach().call(routes.upload, aCaregiver(), { body: {} });
      expect([status, new URL(body.uploadURL).pathname]).toEqual([
        200,
        expect.stringMatching(/^\/api\/chat\/files\/[\w-]+$/),
      ]);
    });

    it('is put at the address that was answered, and had by its owner', async () => {
      const who = aCaregiver();
      const address = await addressFor(coach(), who);
      const { body } = await putAt(coach(), address, LETTER, 'text/plain');
      const { pathname, origin } = new URL(address);
      expect(origin).toBe('http://localhost:3000');
      expect(body).toEqual({
        id: idIn(address),
        path: pathname,
        type: 'text/plain',
        size: LETTER.length,
        status: 'ready',
        reason: null,
        pages: null,
        missing: [],
      });
      const status = await coach().call(routes.fileStatus, who, { params: { id: body.id } });
      expect(status.body).toEqual(body);
      const had = await download(coach(), who, body.path);
      expect(Buffer.from(await had.arrayBuffer())).toEqual(LETTER);
      expect(Object.fromEntries(had.headers)).toMatchObject({
        'content-type': 'text/plain',
        'content-disposition': 'attachment; filename=file.txt',
        'content-security-policy': "default-src 'none'; sandbox",
        'cross-origin-resource-policy': 'same-origin',
        'x-content-type-options': 'nosniff',
        'cache-control': 'no-store',
      });
    });

    it.each<[string, (link: URL) => void]>([
      ['id', (link) => (link.pathname = `/api/chat/files/${randomUUID()}`)],
      ['time', (link) => link.searchParams.set('exp', String(Date.now() + 3_600_000))],
      ['signature', (link) => link.searchParams.set('sig', randomBytes(32).toString('base64url'))],
      ['signature, which is short', (link) => link.searchParams.set('sig', 'AAAA')],
      ['signature, which is missing', (link) => link.searchParams.delete('sig')],
    ])('is refused with another %s', async (_, change) => {
      const address = await addressFor(coach(), aCaregiver());
      const { problem } = await putAt(coach(), changed(address, change), LETTER);
      expect(problem).toMatchObject({ status: 403, code: 'upload-link' });
    });

    it('is refused after ten minutes', async () => {
      const address = await addressFor(coach(), aCaregiver());
      coach().setTime(new Date(Date.now() + UPLOAD.linkValid));
      expect((await putAt(coach(), address, LETTER)).problem).toMatchObject({ status: 403 });
    });

    it('is refused once the session that it was granted to has ended', async () => {
      const who = aCaregiver();
      const address = await addressFor(coach(), who);
      coach().endedSessions.add(who.sessionId);
      const { problem } = await putAt(coach(), address, LETTER);
      expect(problem).toMatchObject({ status: 403, code: 'upload-signed-out' });
      const status = await coach().call(routes.fileStatus, who, { params: { id: idIn(address) } });
      expect(status.status).toBe(404);
    });

    it('waits where identity does not say whether its session is alive', async () => {
      const address = await addressFor(coach(), aCaregiver());
      jest.spyOn(coach().app.get(ServiceClient), 'ask').mockRejectedValueOnce(new ServiceUnreachable());
      expect((await putAt(coach(), address, LETTER)).problem).toMatchObject({ code: 'unavailable' });
      expect((await putAt(coach(), address, LETTER)).status).toBe(200);
    });

    it('is taken once, however many come at the same time', async () => {
      const address = await addressFor(coach(), aCaregiver());
      const put = await Promise.all(Array.from({ length: 10 }, () => putAt(coach(), address, LETTER)));
      expect(put.map(({ status }) => status).toSorted()).toEqual([200, ...Array<number>(9).fill(409)]);
      expect((await putAt(coach(), address, LETTER)).problem).toMatchObject({ code: 'upload-begun' });
    });

    it.each<[string, () => Contents, number]>([
      ['of exactly the limit', () => textOf(UPLOAD.bytes), 200],
      ['of a byte more', () => textOf(UPLOAD.bytes + 1), 413],
      ['of a byte more, without a length', () => inParts(UPLOAD.bytes + 1), 413],
      ['that is empty', () => Buffer.alloc(0), 422],
      ['of a kind that nobody takes', () => randomBytes(2_000), 422],
    ])('%s', async (_, contents, status) => {
      const who = aCaregiver();
      const address = await addressFor(coach(), who);
      expect((await putAt(coach(), address, contents())).status).toBe(status);
      // What was refused may be begun again.
      expect((await putAt(coach(), address, LETTER)).status).toBe(status === 200 ? 409 : 200);
      const again = await coach().call(routes.fileStatus, who, { params: { id: idIn(address) } });
      expect(again.body.size).toBe(status === 200 ? UPLOAD.bytes : LETTER.length);
    });

    it('is refused when it is not what it is said to be', async () => {
      const address = await addressFor(coach(), aCaregiver());
      const { problem } = await putAt(coach(), address, LETTER, 'image/png');
      expect(problem).toMatchObject({ status: 422, code: 'file-refused' });
    });

    it('may begin again after its line broke, and after its process died', async () => {
      const who = aCaregiver();
      const address = await addressFor(coach(), who);
      const broken = new ReadableStream<Uint8Array>({
        start: (controller) => controller.enqueue(LETTER),
        pull: (controller) => controller.error(new Error('the line broke')),
      });
      await expect(putAt(coach(), address, broken)).rejects.toThrow();
      const statusOf = async () => (await files().findOne({ _id: idIn(address) }))?.status;
      await eventually(async () => expect(await statusOf()).toBe('granted'));
      const left = { status: 'receiving', receipt: { holder: 'gone', until: new Date(Date.now() - 1) } };
      await files().updateOne({ _id: idIn(address) }, { $set: left });
      expect((await putAt(coach(), address, LETTER)).status).toBe(200);
    });

    it.each([
      ['full', storageFull, 507],
      ['away', storageAway, 503],
    ] as const)(
      'is refused in words while the store is %s, and may be sent again',
      async (_, problemOf, status) => {
        const who = aCaregiver();
        const address = await addressFor(coach(), who);
        const blobs = coach().app.get(BlobStore);
        jest.spyOn(blobs, 'put').mockRejectedValueOnce(problemOf(new Error('played')));
        expect((await putAt(coach(), address, LETTER)).problem.status).toBe(status);
        const { body } = await putAt(coach(), address, LETTER);
        jest.spyOn(blobs, 'get').mockRejectedValueOnce(storageAway(new Error('played')));
        expect((await download(coach(), who, body.path)).status).toBe(503);
        expect((await download(coach(), who, body.path)).status).toBe(200);
      },
    );

    it('is refused while three others of the same person are under way', async () => {
      const who = aCaregiver();
      const held: ReadableStreamDefaultController<Uint8Array>[] = [];
      const waiting = () =>
        new ReadableStream<Uint8Array>({
          start: (controller) => {
            controller.enqueue(LETTER);
            held.push(controller);
          },
        });
      const addresses = await Promise.all(Array.from({ length: 4 }, () => addressFor(coach(), who)));
      const [last = '', ...first] = addresses;
      const three = first.map((address) => putAt(coach(), address, waiting()));
      const receiving = () => files().countDocuments({ owner: who.userId, status: 'receiving' });
      await eventually(async () => expect(await receiving()).toBe(3));
      expect((await putAt(coach(), last, LETTER)).status).toBe(429);
      for (const controller of held) controller.close();
      expect((await Promise.all(three)).map(({ status }) => status)).toEqual([200, 200, 200]);
      expect((await putAt(coach(), last, LETTER)).status).toBe(200);
    });

    it(`is one of ${UPLOAD.files} that a person may keep`, async () => {
      const who = aCaregiver();
      await addressFor(coach(), who);
      const granted = await files().findOne({ owner: who.userId });
      const others = Array.from({ length: UPLOAD.files - 1 }, () => ({
        ...granted,
        _id: randomUUID(),
        owner: who.userId,
        status: 'stored',
        size: 1,
      }));
      await files().insertMany(others);
      const { problem } = await coach().call(routes.upload, who);
      expect(problem).toMatchObject({ status: 409, code: 'too-many-files' });
    });

    it(`is not granted when a person has ${UPLOAD.totalBytes / 1024 / 1024} MB, and not kept when it would be more`, async () => {
      const who = aCaregiver();
      const address = await addressFor(coach(), who);
      const granted = await files().findOne({ owner: who.userId });
      const stored = (...sizes: number[]) =>
        files().insertMany(
          sizes.map((size) => ({
            ...granted,
            _id: randomUUID(),
            owner: who.userId,
            status: 'stored',
            size,
          })),
        );
      const half = UPLOAD.totalBytes / 2;
      await stored(half, half - LETTER.length + 1);
      expect((await coach().call(routes.upload, who)).status).toBe(200);
      const { problem } = await putAt(coach(), address, LETTER);
      expect(problem).toMatchObject({ status: 409, code: 'too-many-files' });
      await stored(LETTER.length);
      expect((await coach().call(routes.upload, who)).problem.status).toBe(409);
    });
  });

  describe('somebody else', () => {
    it('finds no file', async () => {
      const { id, path } = await upload(coach(), aCaregiver());
      const other = aCaregiver();
      expect((await download(coach(), other, path)).status).toBe(404);
      const params = { id };
      expect((await coach().call(routes.fileStatus, other, { params })).problem.status).toBe(404);
      expect((await coach().call(routes.deleteFile, other, { params })).problem.status).toBe(404);
    });
  });
}
