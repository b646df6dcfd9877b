import { randomUUID } from 'node:crypto';
import type { CarePeople } from '@careward/contracts/care-profile/internal-calls';
import { UPLOAD } from '@careward/contracts/coach/files';
import { type ChangePaper, type Paper, PAPER_NAME_UNFIT } from '@careward/contracts/coach/papers';
import { coachRoutes as routes } from '@careward/contracts/coach/routes';
import { personExportOf } from '@careward/contracts/kernel/person-export';
import { Database } from '@careward/platform/mongo/database';
import { aCaregiver } from '@careward/testing/a-principal';
import { collectionsWith } from '@careward/testing/collections-with';
import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { CareContextRepository } from '../../src/chat/care-context.js';
import type { RunningCoach } from '../start-coach.js';
import { download, LETTER, sendFiles, upload } from './an-upload.js';

type Caregiver = ReturnType<typeof aCaregiver>;

const DENIAL = Buffer.from(
  'NOTICE OF DENIAL\nWe denied your application for Medicaid home care.\nYou may ask for a fair hearing.\n',
);
const ROSA = '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d01';
const LUIS = '01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d02';

const theCareFor = (...names: string[]): CarePeople => ({
  version: 1,
  state: null,
  recipients: names.map((name) => ({
    id: name === 'Rosa' ? ROSA : LUIS,
    name,
    relationship: 'parent',
    conditions: [],
    insuranceType: null,
  })),
});

export function describePapers(coach: () => RunningCoach): void {
  const papers = async (who: Caregiver): Promise<Paper[]> => (await coach().call(routes.papers, who)).body;
  const change = (who: Caregiver, id: string, body: ChangePaper) =>
    coach().call(routes.changePaper, who, { params: { id }, body });
  const found = async (who: Caregiver, q: string) =>
    (await coach().call(routes.searchConversations, who, { query: { q } })).body.papers;

  /** Sends a file; answers its id and its conversation. */
  async function send(who: Caregiver, name = 'denial.txt', contents = DENIAL) {
    const { id, path } = await upload(coach(), who, contents);
    const conversation = await coach().converse(who);
    const attachments = [`${path}|${name}`];
    expect((await sendFiles(coach(), who, { conversation, attachments })).status).toBe(201);
    return { id, path, conversation };
  }

  /** Whom somebody cares for: Rosa, and Luis too. */
  const caresFor = (who: Caregiver, ...names: string[]) =>
    coach()
      .app.get(CareContextRepository)
      .keep(who.userId, theCareFor(...names));

  describe('the list of papers', () => {
    it('is empty for somebody without files', async () => {
      expect(await papers(aCaregiver())).toEqual([]);
    });

    it('has what was sent and what is only attached, newest first, each with what it is', async () => {
      const who = aCaregiver();
      const sent = await send(who);
      const attached = await upload(coach(), who, LETTER);
      expect(await papers(who)).toEqual([
        {
          ...attached,
          name: null,
          kind: null,
          person: null,
          addedAt: expect.any(String),
          conversationId: null,
        },
        {
          id: sent.id,
          path: sent.path,
          type: 'text/plain',
          size: DENIAL.length,
          status: 'ready',
          reason: null,
          pages: null,
          missing: [],
          name: 'denial.txt',
          kind: expect.stringMatching(/denied|denial/),
          person: null,
          addedAt: expect.any(String),
          conversationId: sent.conversation,
        },
      ]);
      expect(await papers(aCaregiver())).toEqual([]);
    });

    it('keeps sealed what kind of paper it is, and tells it without what was read', async () => {
      const who = aCaregiver();
      const { id } = await send(who);
      const files = coach().app.get<Connection>(Database).collection<{ _id: string }>('files');
      await files.updateOne({ _id: id }, { $set: { text: '' } });
      const [paper] = await papers(who);
      expect(paper?.kind).not.toBeNull();
      expect(await collectionsWith(coach(), paper?.kind ?? '')).not.toContain('files');
    });
  });

  describe('whom a paper is about', () => {
    it('is the one person whom its message is about', async () => {
      const who = aCaregiver();
      await caresFor(who, 'Rosa');
      await send(who);
      expect((await papers(who))[0]?.person).toBe(ROSA);
      const body = { userId: who.userId, language: 'en' };
      const exported = await coach().ask(personExportOf('coach'), { by: 'identity', body });
      expect(exported).toMatchObject({
        files: [{ name: 'denial.txt', about: 'Rosa', looksLike: 'medicaid-denied' }],
      });
    });

    it('is not known where it may be one of two, until its person says so', async () => {
      const who = aCaregiver();
      await caresFor(who, 'Rosa', 'Luis');
      const { id } = await send(who);
      expect((await papers(who))[0]?.person).toBeNull();
      expect((await change(who, id, { person: LUIS })).body.person).toBe(LUIS);
      expect((await papers(who))[0]?.person).toBe(LUIS);
    });

    it('is nobody in particular where its person says so', async () => {
      const who = aCaregiver();
      await caresFor(who, 'Rosa');
      const { id } = await send(who);
      expect((await change(who, id, { person: null })).body.person).toBeNull();
      expect((await papers(who))[0]?.person).toBeNull();
    });

    it('may be somebody of whom only care-profile knows yet', async () => {
      const who = aCaregiver();
      const { id } = await send(who);
      coach().careContexts.set(who.userId, theCareFor('Luis'));
      expect((await change(who, id, { person: LUIS })).body.person).toBe(LUIS);
    });

    it.each<[string, string]>([
      ['is no id', 'Rosa'],
      ['is nobody', randomUUID()],
      ['another account cares for', LUIS],
    ])('is never somebody who %s', async (_, person) => {
      const [who, other] = [aCaregiver(), aCaregiver()];
      await caresFor(who, 'Rosa');
      await caresFor(other, 'Luis');
      const { id } = await send(who);
      const { problem } = await change(who, id, { person });
      expect(problem).toMatchObject({ status: 400, detail: 'Please choose one of the people you care for' });
      expect((await papers(who))[0]?.person).toBe(ROSA);
    });
  });

  describe('a new name', () => {
    it('is the paper’s from then on, sealed; its message keeps the one that it was sent with', async () => {
      const who = aCaregiver();
      const { id, path, conversation } = await send(who);
      const { status, body } = await change(who, id, { name: 'Carta de la tía.txt' });
      expect([status, body.name]).toEqual([200, 'Carta de la tía.txt']);
      expect(await papers(who)).toEqual([body]);
      const { headers } = await download(coach(), who, path);
      expect(headers.get('content-disposition')).toContain(encodeURIComponent('Carta de la tía.txt'));
      const [asked] = (await coach().messages(who, conversation)).body;
      expect(asked?.attachments).toEqual([`${path}|denial.txt`]);
      expect(await collectionsWith(coach(), 'Carta de la tía')).toEqual([]);
    });

    it('that it was given before it was sent stays', async () => {
      const who = aCaregiver();
      const { id, path } = await upload(coach(), who, DENIAL);
      await change(who, id, { name: 'Medicaid.txt' });
      const attachments = [`${path}|denial.txt`];
      await sendFiles(coach(), who, { conversation: await coach().converse(who), attachments });
      expect((await papers(who))[0]?.name).toBe('Medicaid.txt');
    });

    it('is the one that the coach knows it by', async () => {
      const who = aCaregiver();
      const { id, conversation } = await send(who);
      const { path } = await upload(coach(), who, LETTER);
      await sendFiles(coach(), who, { conversation, attachments: [`${path}|letter.txt`] });
      await change(who, id, { name: 'Medicaid.txt' });
      const asked = 'About my paper “Medicaid.txt”: may I ask for a hearing?';
      const { aiMessage } = (await coach().send(who, conversation, asked)).body;
      expect(aiMessage.sources.map(({ title }) => title)).toContain('Medicaid.txt');
    });

    it.each([
      ['../../etc/letter.txt', 'letter.txt'],
      ['let\u202Etxt.exe\u202C.txt', 'lettxt.exe.txt'],
      [`${'x'.repeat(300)}.txt`, `${'x'.repeat(UPLOAD.nameLength - 4)}.txt`],
    ])('%j is kept as %j', async (sent, kept) => {
      const who = aCaregiver();
      const { id } = await send(who);
      expect((await change(who, id, { name: sent })).body.name).toBe(kept);
    });

    it.each<[string, unknown, string]>([
      ['ends as another type', { name: 'letter.pdf' }, PAPER_NAME_UNFIT],
      ['has no ending', { name: 'letter' }, PAPER_NAME_UNFIT],
      ['shows nothing', { name: '\u200B ' }, 'Please enter a name'],
      [
        'is huge',
        { name: `${'x'.repeat(20_000)}.txt` },
        `Please use at most ${UPLOAD.nameLength} characters`,
      ],
      ['is no text', { name: ['letter.txt'] }, 'Please enter a name'],
    ])('that %s is refused', async (_, body, detail) => {
      const who = aCaregiver();
      const { id } = await send(who);
      expect((await change(who, id, body as ChangePaper)).problem).toMatchObject({ status: 400, detail });
      expect((await papers(who))[0]?.name).toBe('denial.txt');
    });

    it('given twice at once is one of the two', async () => {
      const who = aCaregiver();
      const { id } = await send(who);
      const names = ['one.txt', 'two.txt'];
      const answers = await Promise.all(names.map((name) => change(who, id, { name })));
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(names).toContain((await papers(who))[0]?.name);
    });
  });

  describe("somebody else's paper", () => {
    const who = aCaregiver();
    let id: string;
    beforeAll(async () => ({ id } = await send(who)));

    it('is not there to be renamed or deleted, like an unknown one', async () => {
      const other = aCaregiver();
      for (const named of [id, randomUUID()]) {
        expect((await change(other, named, { name: 'mine.txt' })).problem.status).toBe(404);
        const deleted = await coach().call(routes.deleteFile, other, { params: { id: named } });
        expect(deleted.problem.status).toBe(404);
      }
      expect((await papers(who)).map(({ name }) => name)).toEqual(['denial.txt']);
    });
  });

  describe('a search', () => {
    it.each([
      ['its name', 'tia'],
      ['what it is, in English', 'denial'],
      ['what it is, in Spanish', 'negacion'],
      ['what was read in it', 'fair hear'],
    ])('finds a paper by %s, and nobody else’s', async (_, words) => {
      const who = aCaregiver();
      const { id, conversation } = await send(who, 'tía.txt');
      expect(await found(who, words)).toMatchObject([{ id, name: 'tía.txt', conversationId: conversation }]);
      expect(await found(who, `${words} zebra`)).toEqual([]);
      expect(await found(aCaregiver(), words)).toEqual([]);
    });

    it('finds a renamed paper by its new name, and marks what was found in its text', async () => {
      const who = aCaregiver();
      const { id } = await send(who);
      await change(who, id, { name: 'zebra.txt' });
      expect(await found(who, 'zebra')).toHaveLength(1);
      const [paper] = await found(who, 'hearing');
      expect(paper?.snippet).toContainEqual({ text: 'hearing', isFound: true });
    });
  });
}
