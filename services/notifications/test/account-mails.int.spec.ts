import { aPerson } from '@careward/testing/a-person';
import { eventually } from '@careward/testing/eventually';
import { askInbox } from '@careward/testing/mail-inbox';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, expect, it } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import type { MailRequest } from '../src/mail/mail.domain.js';
import { RequestMail } from '../src/mail/mail-queue.js';
import { Unsubscribe } from '../src/unsubscribe/unsubscribe.js';
import { startWorker, type PasswordResetMails, type People, type RunningWorker } from './start-worker.js';

const people: People = new Map();
const passwordResetMails: PasswordResetMails = new Map();
let worker: RunningWorker;
beforeAll(async () => {
  worker = await startWorker(testPrefix(), {
    smtpUrl: process.env.SMTP_URL ?? '',
    people,
    passwordResetMails,
  });
});
afterAll(() => worker.stop());

type Subject = Pick<MailRequest, 'kind' | 'refs'>;
const signIn = { browser: 'edge' as const, system: 'windows' as const, at: '2026-11-22T21:30:00.000Z' };
const token = 'a'.repeat(64);

it.each<[string, (userId: string) => Subject, string]>([
  [
    'Choose a new password for Careward',
    (requestId) => ({ kind: 'password-reset', refs: { passwordResetId: randomUUID(), requestId } }),
    `/reset-password?token=${token}`,
  ],
  [
    'Your Careward password was changed',
    (userId) => ({ kind: 'password-changed', refs: { userId } }),
    '/forgot-password',
  ],
  [
    'New sign-in to your Careward account',
    (userId) => ({ kind: 'new-sign-in', refs: { userId, ...signIn } }),
    'Edge on Windows',
  ],
])(
  '%s: is sent to the address that identity knows, and cannot be unsubscribed',
  async (subject, about, said) => {
    const { email: address, firstName } = aPerson();
    const id = randomUUID();
    people.set(id, { address, firstName, locale: 'en' });
    passwordResetMails.set(id, { address, firstName, locale: 'en', token });
    const request = { id, ...about(id), correlationId: id, traceparent: null } as MailRequest;
    await worker.app.get(RequestMail).execute(request);
    type ReceivedMail = { subject: string; text: string; to: { address: string }[]; headers: object };
    await eventually(async () => {
      const all = (await (await askInbox(process.env.MAIL_URL ?? '', '/api/email')).json()) as ReceivedMail[];
      const mine = all.filter(({ to }) => to.some((each) => each.address === address));
      expect(mine.map((mail) => mail.subject)).toEqual([subject]);
      expect(mine[0]?.text).toContain(said);
      expect(mine[0]?.headers).not.toHaveProperty('list-unsubscribe');
    });
  },
);

it.each<[string, (userId: string) => Subject]>([
  ['a changed password', (userId) => ({ kind: 'password-changed', refs: { userId } })],
  ['a new sign-in', (userId) => ({ kind: 'new-sign-in', refs: { userId, ...signIn } })],
])('the news of %s carries a link that stops all mails but the necessary', async (_, about) => {
  const { email: address, firstName } = aPerson();
  const id = randomUUID();
  people.set(id, { address, firstName, locale: 'en' });
  await worker.app
    .get(RequestMail)
    .execute({ id, ...about(id), correlationId: id, traceparent: null } as MailRequest);
  type ReceivedMail = { text: string; to: { address: string }[] };
  const text = await eventually(async () => {
    const all = (await (await askInbox(process.env.MAIL_URL ?? '', '/api/email')).json()) as ReceivedMail[];
    const mine = all.find(({ to }) => to.some((each) => each.address === address));
    if (!mine) throw new Error('not there yet');
    return mine.text;
  });
  const [, stopAll = ''] = /Stop all e-mails .*: \S+\/unsubscribe\/([\w-]+)/.exec(text) ?? [];
  expect(await worker.app.get(Unsubscribe).execute(stopAll)).toEqual({ email: address, emailType: 'all' });
});
