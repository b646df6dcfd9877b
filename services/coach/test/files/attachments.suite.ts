import { randomUUID } from 'node:crypto';
import { parseAttachment, UPLOAD } from '@careward/contracts/coach/files';
import { personFiles } from '@careward/contracts/coach/internal-calls';
import { coachRoutes as routes } from '@careward/contracts/coach/routes';
import { FILE_NAME_UNFIT, FILE_NOT_USABLE } from '@careward/contracts/coach/schemas';
import { personExportOf } from '@careward/contracts/kernel/person-export';
import { Database } from '@careward/platform/mongo/database';
import { aCaregiver } from '@careward/testing/a-principal';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import type { RunningCoach } from '../start-coach.js';
import { download, LETTER, sendFiles, upload } from './an-upload.js';

export function describeAttachments(coach: () => RunningCoach): void {
  const names = (path: string, filename: string) => `${path}|${filename}`;

  describe('a message with a file', () => {
    it('is answered, and has the file from then on', async () => {
      const who = aCaregiver();
      const conversation = await coach().converse(who);
      const { path, id } = await upload(coach(), who);
      const attachments = [names(path, 'From the plan.txt')];
      const { status, body } = await sendFiles(coach(), who, { conversation, attachments });
      expect([status, body.userMessage.attachments]).toEqual([201, attachments]);
      const [asked] = (await coach().messages(who, conversation)).body;
      expect(asked?.attachments).toEqual(attachments);
      const { headers } = await download(coach(), who, path);
      expect(headers.get('content-disposition')).toBe('attachment; filename="From the plan.txt"');
      const unsent = { params: { id }, query: { only: 'unsent' } };
      const deleted = await coach().call(routes.deleteFile, who, unsent);
      expect(deleted.problem).toMatchObject({ status: 409, code: 'file-sent' });
    });

    it('is answered with what the file says, which stands among the sources', async () => {
      const who = aCaregiver();
      const { path } = await upload(coach(), who);
      const conversation = await coach().converse(who);
      const { body } = await sendFiles(coach(), who, { conversation, attachments: [`${path}|letter.txt`] });
      expect(body.aiMessage.content).toContain('March 14, 2026');
      expect(body.aiMessage.sources).toContainEqual(
        expect.objectContaining({ title: 'letter.txt', file: path }),
      );
    });

    it('that was interrupted is asked again as another one, with the same file', async () => {
      const who = aCaregiver();
      const conversation = await coach().converse(who);
      const attachments = [names((await upload(coach(), who)).path, 'letter.txt')];
      await sendFiles(coach(), who, { conversation, attachments });
      const interrupted = { status: 'interrupted', answer: null };
      await coach()
        .app.get<Connection>(Database)
        .collection('exchanges')
        .updateOne({ owner: who.userId }, { $set: interrupted });
      const elsewhere = await coach().converse(who);
      expect((await sendFiles(coach(), who, { conversation: elsewhere, attachments })).status).toBe(400);
      expect((await sendFiles(coach(), who, { conversation, attachments })).status).toBe(201);
      expect((await sendFiles(coach(), who, { conversation, attachments })).status).toBe(400);
    });

    it('is the same message when it is sent again', async () => {
      const who = aCaregiver();
      const conversation = await coach().converse(who);
      const attachments = [names((await upload(coach(), who)).path, 'letter.txt')];
      const key = randomUUID();
      const sent = await Promise.all(
        [1, 2, 3].map(() => sendFiles(coach(), who, { conversation, attachments, key })),
      );
      expect(new Set(sent.map(({ body }) => body.userMessage.id)).size).toBe(1);
      expect((await coach().messages(who, conversation)).body).toHaveLength(2);
    });

    it.each([
      ['C:\\fakepath\\letter.txt', 'letter.txt'],
      ['../../etc/letter.txt', 'letter.txt'],
      ['let\u202Etxt.exe\u202C.txt', 'lettxt.exe.txt'],
      ['a|b\u0000.txt', 'a|b.txt'],
      [`${'x'.repeat(300)}.txt`, `${'x'.repeat(UPLOAD.nameLength - 4)}.txt`],
      ['carta de mamá.TXT', 'carta de mamá.TXT'],
    ])('is called %j: its name is %j', async (sent, kept) => {
      const who = aCaregiver();
      const { path } = await upload(coach(), who);
      const { body } = await sendFiles(coach(), who, {
        conversation: await coach().converse(who),
        attachments: [names(path, sent)],
      });
      expect(body.userMessage.attachments).toEqual([names(path, kept)]);
    });

    it.each(['letter.pdf', 'letter', '.txt.', 'letter.txt.exe'])(
      'is refused when the name %j does not fit what is in it, and may be sent under another',
      async (filename) => {
        const who = aCaregiver();
        const conversation = await coach().converse(who);
        const { path } = await upload(coach(), who);
        const { problem } = await sendFiles(coach(), who, {
          conversation,
          attachments: [names(path, filename)],
        });
        expect(problem).toMatchObject({ status: 400, detail: FILE_NAME_UNFIT });
        const again = await sendFiles(coach(), who, {
          conversation,
          attachments: [names(path, 'letter.txt')],
        });
        expect(again.status).toBe(201);
      },
    );
  });

  describe('refused with one sentence', () => {
    const who = aCaregiver();
    let own: string;
    let sent: string;
    let foreign: string;
    beforeAll(async () => {
      own = names((await upload(coach(), who)).path, 'letter.txt');
      sent = names((await upload(coach(), who)).path, 'letter.txt');
      foreign = names((await upload(coach(), aCaregiver())).path, 'letter.txt');
      expect(
        (await sendFiles(coach(), who, { conversation: await coach().converse(who), attachments: [sent] }))
          .status,
      ).toBe(201);
    });

    it.each<[string, () => unknown[]]>([
      ["somebody else's", () => [own, foreign]],
      ['unknown', () => [own, `/api/chat/files/${randomUUID()}|letter.txt`]],
      ['sent before', () => [own, sent]],
      ['named twice', () => [own, own]],
      ['at another place', () => [own, 'https://elsewhere.example/api/chat/files/1|letter.txt']],
      ['without a name', () => [own, own.replace('letter.txt', '\u200B')]],
      ['no text', () => [own, 7]],
    ])('is a file that is %s; the others are not used up', async (_, attachments) => {
      const conversation = await coach().converse(who);
      const { problem } = await sendFiles(coach(), who, { conversation, attachments: attachments() });
      expect(problem).toMatchObject({ status: 400, detail: FILE_NOT_USABLE });
      expect((await coach().messages(who, conversation)).body).toEqual([]);
    });

    it('and then the one that was never sent still can be', async () => {
      const { status } = await sendFiles(coach(), who, {
        conversation: await coach().converse(who),
        attachments: [own],
      });
      expect(status).toBe(201);
    });
  });

  it('a conversation that is not there uses up no file', async () => {
    const who = aCaregiver();
    const attachments = [names((await upload(coach(), who)).path, 'letter.txt')];
    expect((await sendFiles(coach(), who, { conversation: randomUUID(), attachments })).problem.status).toBe(
      404,
    );
    expect(
      (await sendFiles(coach(), who, { conversation: await coach().converse(who), attachments })).status,
    ).toBe(201);
  });

  it('the download of all of a person says what was uploaded and read, and has it', async () => {
    const who = aCaregiver();
    const { path } = await upload(coach(), who);
    await sendFiles(coach(), who, {
      conversation: await coach().converse(who),
      attachments: [names(path, 'letter.txt')],
    });
    const parsed = parseAttachment(names(path, 'letter.txt'));
    const inArchive = `letter ${parsed?.id.slice(-8)}.txt`;
    const body = { userId: who.userId, language: 'en' };
    const exported = await coach().ask(personExportOf('coach'), { by: 'identity', body });
    expect(exported).toMatchObject({
      files: [
        {
          name: 'letter.txt',
          type: 'text/plain',
          bytes: LETTER.length,
          textRead: expect.stringContaining('March 14, 2026'),
          inThisArchive: `files/${inArchive}`,
        },
      ],
    });
    const asking = { by: 'identity', body: { userId: who.userId } };
    expect(await coach().ask(personFiles, asking)).toEqual([{ id: parsed?.id, name: inArchive }]);
  });
}
