import { screening } from '@careward/contracts/coach/internal-calls';
import type { Risk } from '@careward/contracts/coach/schemas';
import { LENGTH } from '@careward/contracts/kernel/limits';
import { SUPPORT_SUBJECT } from '@careward/contracts/notifications/limits';
import { notificationsRoutes as routes } from '@careward/contracts/notifications/routes';
import { supportCategories } from '@careward/contracts/notifications/schemas';
import { Database } from '@careward/platform/mongo/database';
import { aCaregiver, nobody } from '@careward/testing/a-principal';
import { collectionsWith } from '@careward/testing/collections-with';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { answering, stubInternal, type StubbedInternal } from '@careward/testing/stub-internal';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { RequestMail } from '../src/mail/mail-queue.js';
import type { MailDocument } from '../src/mail/mails.repository.js';
import { SupportReconciler } from '../src/support/support-mails.js';
import { SupportRequestRepository } from '../src/support/support-requests.repository.js';
import { startNotifications } from './start-notifications.js';

type Caregiver = ReturnType<typeof aCaregiver>;
const REQUIRED = 'Subject, category, and message are required.';
const form = {
  subject: 'Cannot sign in on my phone',
  category: 'technical',
  message: 'It says “wrong login”.',
};
let service: RunningService;
let coach: StubbedInternal;
/** What the coach says of a request; null: it does not answer. */
let verdict: { risk: Risk | null } | null;
beforeAll(async () => {
  coach = await stubInternal([
    answering(screening, () => {
      if (!verdict) throw new Error('out of order');
      return verdict;
    }),
  ]);
  service = await startNotifications(testPrefix(), { COACH_URL: coach.url });
});
afterAll(async () => {
  await service.stop();
  await coach.stop();
});
beforeEach(() => {
  verdict = { risk: null };
  coach.calls.length = 0;
});

const send = (who: Caregiver, body: unknown = form, key?: string) =>
  service.call(routes.requestSupport, who, {
    body,
    ...(key !== undefined && { headers: { 'idempotency-key': key } }),
  });
const stored = (id: string) => service.app.get(SupportRequestRepository).find(id);
const mailsOf = (requestId: string) =>
  service.app
    .get<Database>(Database)
    .collection<MailDocument>('mails')
    .find({ 'refs.requestId': requestId })
    .sort({ kind: 1 })
    .toArray();

describe('a support request', () => {
  it('is stored, and asks for the mail to support and the one that confirms it', async () => {
    const who = aCaregiver();
    const { status, body } = await send(who, { ...form, subject: `  ${form.subject} `, extra: 'dropped' });
    expect([status, body]).toEqual([201, { success: true, id: expect.any(String) }]);
    expect(await stored(body.id)).toEqual({ id: body.id, owner: who.userId, ...form });
    expect(await mailsOf(body.id)).toMatchObject([
      { _id: body.id, kind: 'support', state: 'pending' },
      { _id: `${body.id}-receipt`, kind: 'support-receipt', state: 'pending' },
    ]);
  });

  it('keeps no character in its subject that orders or controls other text; its message keeps its lines', async () => {
    const message = 'One\nTwo';
    const { body } = await send(aCaregiver(), {
      ...form,
      subject: '\u202EInvoice\r\nBcc: a\u2069\u0000',
      message,
    });
    expect(await stored(body.id)).toMatchObject({ subject: 'Invoice Bcc: a', message });
  });

  it.each(supportCategories)('may be of the category %s', async (category) => {
    expect((await send(aCaregiver(), { ...form, category })).status).toBe(201);
  });

  it('is unreadable in the database', async () => {
    const [subject, message] = [`subject ${randomUUID()}`, `message ${randomUUID()}`];
    await send(aCaregiver(), { ...form, subject, message });
    for (const text of [subject, message]) expect(await collectionsWith(service, text)).toEqual([]);
  });

  it.each([
    [{ ...form, subject: '' }, 'subject', REQUIRED],
    [{ ...form, subject: '   ' }, 'subject', REQUIRED],
    [{ ...form, subject: '\u202E\u0000' }, 'subject', REQUIRED],
    [{ ...form, message: ' \n ' }, 'message', REQUIRED],
    [{ ...form, category: '' }, 'category', REQUIRED],
    [{ subject: 'a', message: 'b' }, 'category', REQUIRED],
    [{ ...form, category: 'billing' }, 'category', 'Please choose one of the categories'],
    [{ ...form, category: ['technical'] }, 'category', REQUIRED],
    [{ ...form, message: { $gt: '' } }, 'message', REQUIRED],
    [{ ...form, subject: 7 }, 'subject', REQUIRED],
    [
      { ...form, subject: 'a'.repeat(SUPPORT_SUBJECT + 1) },
      'subject',
      `Please use at most ${SUPPORT_SUBJECT} characters`,
    ],
    [
      { ...form, message: 'a'.repeat(LENGTH.message + 1) },
      'message',
      `Please use at most ${LENGTH.message} characters`,
    ],
    [{}, 'subject', REQUIRED],
    [null, 'subject', REQUIRED],
  ])('is refused: %j', async (body, path, sentence) => {
    const { problem } = await send(aCaregiver(), body);
    expect(problem).toMatchObject({ status: 400, code: 'invalid-input', detail: sentence });
    expect(problem.errors?.[0]).toEqual({ path, message: sentence });
  });

  it('needs a session', async () => {
    expect((await service.call(routes.requestSupport, nobody, { body: form })).status).toBe(401);
  });
});

describe('a request that names a danger', () => {
  const suicide: Risk = { level: 'card', tier: 'T1', category: 'suicide' };
  const cry = { ...form, subject: 'Goodbye', message: 'I do not want to live any more.' };

  it('is shown to the coach, and answers what it finds, which is kept nowhere', async () => {
    verdict = { risk: suicide };
    const headers = { 'accept-language': 'es', 'idempotency-key': randomUUID() };
    const who = aCaregiver();
    const first = await service.call(routes.requestSupport, who, { body: cry, headers });
    expect(first).toMatchObject({ status: 201, body: { success: true, risk: suicide } });
    expect(coach.calls.map(({ body }) => body)).toEqual([{ texts: [cry.subject, cry.message], lang: 'es' }]);
    const again = await service.call(routes.requestSupport, who, { body: cry, headers });
    expect(again).toMatchObject({ status: 200, body: { id: first.body.id, risk: suicide } });
    expect(await collectionsWith(service, 'suicide')).toEqual([]);
  });

  it('is stored and mailed where the coach does not answer', async () => {
    verdict = null;
    const { status, body } = await send(aCaregiver(), cry);
    expect([status, body]).toEqual([201, { success: true, id: expect.any(String) }]);
    expect(await stored(body.id)).toMatchObject(cry);
    expect(await mailsOf(body.id)).toHaveLength(2);
  });
});

describe('an Idempotency-Key', () => {
  it('makes one request and one pair of mails, however many calls race', async () => {
    const who = aCaregiver();
    const key = randomUUID();
    const answers = await Promise.all(Array.from({ length: 6 }, () => send(who, form, key)));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(await mailsOf(answers[0]?.body.id ?? '')).toHaveLength(2);
    expect((await send(who, form, key)).status).toBe(200);
  });

  it('stands for one text', async () => {
    const who = aCaregiver();
    const key = randomUUID();
    await send(who, form, key);
    for (const other of [{ message: 'Something else' }, { subject: 'Another one' }, { category: 'other' }]) {
      const { problem } = await send(who, { ...form, ...other }, key);
      expect(problem).toMatchObject({ status: 422, code: 'key-used-before' });
    }
  });

  it('is one person’s', async () => {
    const key = randomUUID();
    const [one, other] = [await send(aCaregiver(), form, key), await send(aCaregiver(), form, key)];
    expect(one.body.id).not.toBe(other.body.id);
  });
});

describe('a process that dies before it has asked for the mails', () => {
  it('leaves them to the reconciler, which asks once', async () => {
    const now = new Date();
    service.setTime(now);
    const dies = jest.spyOn(service.app.get(RequestMail), 'execute').mockRejectedValueOnce(new Error('died'));
    const who = aCaregiver();
    const key = randomUUID();
    expect((await send(who, form, key)).status).toBe(500);
    dies.mockRestore();
    const { id } = (await send(who, form, key)).body;
    const reconciler = service.app.get(SupportReconciler);
    await reconciler.run();
    expect(await mailsOf(id)).toEqual([]);
    service.setTime(new Date(now.getTime() + 30_000));
    await reconciler.run();
    await reconciler.run();
    expect(await mailsOf(id)).toHaveLength(2);
    expect(
      await service.app.get(SupportRequestRepository).withoutMails(new Date(now.getTime() + 30_000)),
    ).toEqual([]);
  });
});
