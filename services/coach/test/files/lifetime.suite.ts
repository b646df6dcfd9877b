import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync, utimesSync } from 'node:fs';
import { join } from 'node:path';
import { filePath, parseAttachment, UPLOAD } from '@careward/contracts/coach/files';
import { coachRoutes as routes } from '@careward/contracts/coach/routes';
import { CONFIG } from '@careward/platform/app/environment';
import { HOUR, MINUTE } from '@careward/contracts/kernel/limits';
import { Database } from '@careward/platform/mongo/database';
import { aCaregiver } from '@careward/testing/a-principal';
import { collectionsWith } from '@careward/testing/collections-with';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import type { Connection } from 'mongoose';
import { AttachmentReconciler } from '../../src/chat/attachments.js';
import { ExchangeRepository } from '../../src/chat/exchange.repository.js';
import type { CoachConfig } from '../../src/config.js';
import { BlobStore } from '../../src/files/blob-store.js';
import { FileSweep } from '../../src/files/stored-files.js';
import type { RunningCoach } from '../start-coach.js';
import { addressFor, download, LETTER, putAt, sendFiles, upload } from './an-upload.js';

type Caregiver = ReturnType<typeof aCaregiver>;

export function describeLifetime(coach: () => RunningCoach): void {
  const folderOf = ({ userId }: Caregiver) =>
    join(coach().app.get<CoachConfig>(CONFIG).FILES_DIR ?? '', userId);
  const blobsOf = (who: Caregiver): string[] => {
    try {
      return readdirSync(folderOf(who));
    } catch {
      return [];
    }
  };
  const statusOf = async (who: Caregiver, path: string) => (await download(coach(), who, path)).status;
  const after = (ms: number) => coach().setTime(new Date(Date.now() + ms));
  const collection = (name: string) => coach().app.get<Connection>(Database).collection(name);
  const sweep = async () => {
    await coach().app.get(FileSweep).run();
    await coach().app.get(AttachmentReconciler).run();
  };
  const named = async (who: Caregiver) => [`${(await upload(coach(), who)).path}|letter.txt`];
  afterEach(() => {
    coach().resumeTime();
    jest.restoreAllMocks();
  });

  describe('a file', () => {
    it('is nowhere to be read at rest: neither its bytes nor its text nor its name', async () => {
      const who = aCaregiver();
      await sendFiles(coach(), who, {
        conversation: await coach().converse(who),
        attachments: await named(who),
      });
      const [blob = ''] = blobsOf(who);
      expect(readFileSync(join(folderOf(who), blob)).includes('coverage')).toBe(false);
      for (const text of ['coverage ends on March', 'letter.txt'])
        expect(await collectionsWith(coach(), text)).toEqual([]);
    });

    it('can be deleted by its owner before it is sent', async () => {
      const who = aCaregiver();
      const { id, path } = await upload(coach(), who);
      expect((await coach().call(routes.deleteFile, who, { params: { id } })).body).toEqual({
        success: true,
      });
      expect([await statusOf(who, path), blobsOf(who)]).toEqual([404, []]);
    });

    it('can be deleted by its owner after it was sent: bytes, text and name go', async () => {
      const who = aCaregiver();
      const [attachment = ''] = await named(who);
      const conversation = await coach().converse(who);
      await sendFiles(coach(), who, { conversation, attachments: [attachment] });
      const { id = '' } = parseAttachment(attachment) ?? {};
      const deletions = await Promise.all(
        [1, 2].map(() => coach().call(routes.deleteFile, who, { params: { id } })),
      );
      expect(deletions.map(({ status }) => status).toSorted()).toEqual([200, 404]);
      expect([blobsOf(who), await collection('files').countDocuments({ owner: who.userId })]).toEqual([
        [],
        0,
      ]);
      expect(await statusOf(who, filePath(id))).toBe(404);
    });

    it('that is deleted after it was sent is quoted no more; what was quoted stays in its answer', async () => {
      const who = aCaregiver();
      const [attachment = ''] = await named(who);
      const conversation = await coach().converse(who);
      await sendFiles(coach(), who, { conversation, attachments: [attachment] });
      const { id = '' } = parseAttachment(attachment) ?? {};
      await coach().call(routes.deleteFile, who, { params: { id } });
      const { body } = await coach().send(who, conversation, 'What does the letter say, when does it end?');
      expect(body.aiMessage.content).not.toContain('March 14, 2026');
      const [asked, answered] = (await coach().messages(who, conversation)).body;
      expect(asked?.attachments).toEqual([attachment]);
      expect(answered?.content).toContain('March 14, 2026');
    });

    it('is deleted after a day without a message, and stays with one', async () => {
      const [without, withOne] = [aCaregiver(), aCaregiver()];
      const { path } = await upload(coach(), without);
      const attachments = await named(withOne);
      await sendFiles(coach(), withOne, { conversation: await coach().converse(withOne), attachments });
      after(UPLOAD.unattachedKept - HOUR);
      await sweep();
      expect(await statusOf(without, path)).toBe(200);
      after(UPLOAD.unattachedKept + HOUR);
      await sweep();
      expect([await statusOf(without, path), blobsOf(without)]).toEqual([404, []]);
      expect(blobsOf(withOne)).toHaveLength(1);
      expect(await statusOf(withOne, attachments[0]?.split('|')[0] ?? '')).toBe(200);
    });

    it('that nobody sent is deleted, however many there are', async () => {
      const granted = { owner: randomUUID(), status: 'granted', sent: null, deleteAfter: new Date(0) };
      const many = Array.from({ length: 201 }, () => ({ ...granted, _id: randomUUID() as never }));
      await collection('files').insertMany(many);
      await sweep();
      expect(await collection('files').countDocuments({ owner: granted.owner })).toBe(0);
    });

    it('is deleted with its conversation', async () => {
      const who = aCaregiver();
      const conversation = await coach().converse(who);
      await sendFiles(coach(), who, { conversation, attachments: await named(who) });
      await coach().call(routes.deleteConversation, who, { params: { id: conversation } });
      expect([blobsOf(who), await collectionsWith(coach(), who.userId)]).toEqual([[], []]);
    });

    it('is deleted later when the store was away while its conversation was deleted', async () => {
      const who = aCaregiver();
      const conversation = await coach().converse(who);
      await sendFiles(coach(), who, { conversation, attachments: await named(who) });
      jest.spyOn(coach().app.get(BlobStore), 'delete').mockRejectedValueOnce(new Error('played'));
      const deleted = await coach().call(routes.deleteConversation, who, { params: { id: conversation } });
      expect([deleted.status, blobsOf(who)]).toEqual([200, [expect.any(String)]]);
      await sweep();
      expect(blobsOf(who)).toHaveLength(1);
      const old = (Date.now() - 2 * HOUR) / 1_000;
      for (const blob of blobsOf(who)) utimesSync(join(folderOf(who), blob), old, old);
      await sweep();
      expect(blobsOf(who)).toEqual([]);
    });

    it('that is deleted while its upload is being read is not kept', async () => {
      const who = aCaregiver();
      const address = await addressFor(coach(), who);
      const blobs = coach().app.get(BlobStore);
      const put = blobs.put.bind(blobs);
      jest.spyOn(blobs, 'put').mockImplementationOnce(async (...stored) => {
        await put(...stored);
        after(UPLOAD.linkValid + 2 * HOUR);
        await sweep();
      });
      expect((await putAt(coach(), address, LETTER)).problem.status).toBe(404);
      expect(blobsOf(who)).toEqual([]);
    });
  });

  describe('a process that dies between file and message', () => {
    type Dying = { attachments?: string[]; key?: string; conversation?: string; stored?: boolean };
    const dieWhileSending = async (who: Caregiver, dying: Dying = {}) => {
      const { key = randomUUID(), stored = false } = dying;
      const attachments = dying.attachments ?? (await named(who));
      const conversation = dying.conversation ?? (await coach().converse(who));
      const exchanges = coach().app.get(ExchangeRepository);
      const create = exchanges.create.bind(exchanges);
      jest.spyOn(exchanges, 'create').mockImplementationOnce(async (...question) => {
        if (stored) await create(...question);
        throw new Error('played: the process dies');
      });
      expect((await sendFiles(coach(), who, { conversation, attachments, key })).status).toBe(500);
      return conversation;
    };

    it('leaves the file to the same message, sent again', async () => {
      const [who, key] = [aCaregiver(), randomUUID()];
      const attachments = await named(who);
      const conversation = await dieWhileSending(who, { attachments, key });
      expect((await sendFiles(coach(), who, { conversation, attachments, key })).status).toBe(201);
      after(2 * UPLOAD.unattachedKept);
      await sweep();
      expect(blobsOf(who)).toHaveLength(1);
    });

    it('leaves the file to another message after a minute', async () => {
      const who = aCaregiver();
      const attachments = await named(who);
      await dieWhileSending(who, { attachments });
      const conversation = await coach().converse(who);
      expect((await sendFiles(coach(), who, { conversation, attachments })).status).toBe(400);
      after(2 * MINUTE);
      expect((await sendFiles(coach(), who, { conversation, attachments })).status).toBe(201);
    });

    it('leaves the file to the interrupted message that was asked again', async () => {
      const who = aCaregiver();
      const attachments = await named(who);
      const conversation = await coach().converse(who);
      await sendFiles(coach(), who, { conversation, attachments });
      await collection('exchanges').updateOne(
        { owner: who.userId },
        { $set: { status: 'interrupted', answer: null } },
      );
      await dieWhileSending(who, { attachments, conversation });
      after(2 * UPLOAD.unattachedKept);
      await sweep();
      expect(await statusOf(who, attachments[0]?.split('|')[0] ?? '')).toBe(200);
      expect((await sendFiles(coach(), who, { conversation, attachments })).status).toBe(201);
    });

    it('is settled although that of another cannot be', async () => {
      const people = [aCaregiver(), aCaregiver()];
      for (const who of people) await dieWhileSending(who);
      const left = () => people.flatMap(blobsOf).length;
      after(2 * UPLOAD.unattachedKept);
      jest
        .spyOn(coach().app.get(ExchangeRepository), 'findByKey')
        .mockRejectedValueOnce(new Error('played: it cannot be opened'));
      await sweep();
      expect(left()).toBe(1);
      after(4 * UPLOAD.unattachedKept);
      await sweep();
      expect(left()).toBe(0);
    });

    it.each([
      [true, 1],
      [false, 0],
    ])('with its message stored: %s, leaves %i file after a day', async (stored, left) => {
      const who = aCaregiver();
      await dieWhileSending(who, { stored });
      after(2 * UPLOAD.unattachedKept);
      await sweep();
      expect(blobsOf(who)).toHaveLength(left);
      await sweep();
      expect(blobsOf(who)).toHaveLength(left);
    });
  });
}
