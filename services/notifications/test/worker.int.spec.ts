import { RetentionSweep } from '@careward/platform/personal-data/collections';
import type { VerificationMail } from '@careward/contracts/identity/internal-calls';
import { UNREADABLE } from '@careward/contracts/kernel/readable';
import { Clock } from '@careward/platform/app/clock';
import { Database } from '@careward/platform/mongo/database';
import { runPeriodically, type PeriodicTaskRunner } from '@careward/platform/jobs/periodic-task';
import { aPerson } from '@careward/testing/a-person';
import { eventually } from '@careward/testing/eventually';
import { askInbox } from '@careward/testing/mail-inbox';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, afterEach, beforeAll, describe, expect, it, jest } from '@jest/globals';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { MailQueue, MailReconciler } from '../src/mail/mail-queue.js';
import { type MailDocument, MailRepository } from '../src/mail/mails.repository.js';
import { SmtpMailer } from '../src/delivery/smtp-mailer.js';
import { SendMail } from '../src/delivery/send-mail.js';
import { RequestSupport } from '../src/support/support.controller.js';
import { scriptedSmtp, type ScriptedSmtp } from './scripted-smtp.js';
import { startWorker, type People, type RunningWorker, type VerificationMails } from './start-worker.js';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const verificationMails: VerificationMails = new Map();

/** A mail that the service requests, with identity's answer for it. */
function aMail(more: Partial<VerificationMail> = {}) {
  const { email, firstName } = aPerson();
  const refs = { pendingSignUpId: randomUUID(), verificationId: randomUUID() };
  const answer = { kind: 'verify', address: email, firstName, locale: 'en', token: 'a'.repeat(64), ...more };
  verificationMails.set(refs.verificationId, answer as VerificationMail);
  const mail = {
    id: randomUUID(),
    kind: 'verification' as const,
    refs,
    correlationId: randomUUID(),
    traceparent: null,
  };
  return { mail, address: answer.address };
}

const stored = (worker: RunningWorker, id: string) =>
  worker.app.get<Connection>(Database).collection<MailDocument>('mails').findOne({ _id: id });

async function request(
  worker: RunningWorker,
  mail: ReturnType<typeof aMail>['mail'],
  at = worker.app.get(Clock).now(),
) {
  await worker.app.get(MailRepository).add(mail, at);
}

const settled = (worker: RunningWorker, id: string, state: MailDocument['state']) =>
  eventually(async () => expect((await stored(worker, id))?.state).toBe(state));

/** Its runs would claim the mails that tests claim themselves. */
const stopReconciler = (worker: RunningWorker) =>
  worker.app.get<PeriodicTaskRunner>(runPeriodically(MailReconciler).provide).onApplicationShutdown();

describe('a mail to a real inbox', () => {
  type ReceivedMail = {
    subject: string;
    text: string;
    html: string;
    to: { address: string; name: string }[];
    from: { address: string; name: string }[];
    headers: Record<string, string>;
  };
  let worker: RunningWorker;

  beforeAll(async () => {
    worker = await startWorker(testPrefix(), { smtpUrl: process.env.SMTP_URL ?? '', verificationMails });
  });
  afterAll(() => worker.stop());

  async function send(more: Partial<VerificationMail> = {}) {
    const made = aMail(more);
    await request(worker, made.mail);
    await worker.app.get(MailQueue).add(made.mail.id);
    return made;
  }
  const inbox = async (address: string): Promise<ReceivedMail[]> => {
    const all = (await (await askInbox(process.env.MAIL_URL ?? '', '/api/email')).json()) as ReceivedMail[];
    return all.filter(({ to }) => to.some((each) => each.address === address));
  };
  const received = (address: string) =>
    eventually(async () => {
      const [mail] = await inbox(address);
      if (!mail) throw new Error('not there yet');
      return mail;
    });

  it('arrives in text and HTML, with the link and the configured sender', async () => {
    const { mail, address } = await send();
    const { subject, text, html, to, from, headers } = await received(address);
    expect(subject).toBe('Confirm your e-mail for Careward');
    for (const part of [text, html]) {
      expect(part).toContain(`http://localhost:3000/signup?token=${'a'.repeat(64)}`);
      expect(part).toContain('valid for 24 hours');
    }
    expect(to).toEqual([{ address, name: '' }]);
    expect(from).toEqual([{ address: 'support@careward.example', name: 'Careward' }]);
    expect(headers['message-id']).toMatch(/^<[0-9a-f]{64}@localhost>$/);
    await settled(worker, mail.id, 'sent');
  });

  it('stores nothing personal in the database', async () => {
    const { mail, address } = await send({ firstName: 'Xochitl' });
    await settled(worker, mail.id, 'sent');
    const raw = JSON.stringify(await stored(worker, mail.id));
    for (const personal of [address, 'Xochitl', 'a'.repeat(64)]) expect(raw).not.toContain(personal);
  });

  it('is sent once, however often its job runs', async () => {
    const { mail, address } = await send();
    await settled(worker, mail.id, 'sent');
    await worker.app.get(MailQueue).add(mail.id);
    await Promise.all([1, 2, 3].map(() => worker.app.get(SendMail).execute(mail.id)));
    expect(await inbox(address)).toHaveLength(1);
  });

  it('has no header that a name injects', async () => {
    const { address } = await send({ firstName: 'Ana\r\nBcc: other@example.com\r\nX-Evil: yes' });
    const { headers, text } = await received(address);
    expect(Object.keys(headers)).not.toEqual(expect.arrayContaining(['bcc']));
    expect(headers).not.toHaveProperty('x-evil');
    expect(text).toContain('Hello,');
    expect(await inbox('other@example.com')).toEqual([]);
  });

  it('is not sent when the address could be two', async () => {
    const { email } = aPerson();
    const { mail } = await send({ address: `${email},other@example.com` });
    await settled(worker, mail.id, 'failed');
    expect(await inbox(email)).toEqual([]);
  });

  it('is obsolete when identity has nothing to send any more', async () => {
    const { mail, address } = aMail();
    verificationMails.delete(mail.refs.verificationId);
    await request(worker, mail);
    await worker.app.get(MailQueue).add(mail.id);
    await settled(worker, mail.id, 'obsolete');
    expect(await inbox(address)).toEqual([]);
  });
});

describe('what a person writes to support', () => {
  type ReceivedMail = {
    id: string;
    subject: string;
    text: string;
    to: { address: string }[];
    headers: Record<string, string>;
  };
  const people: People = new Map();
  let worker: RunningWorker;

  beforeAll(async () => {
    worker = await startWorker(testPrefix(), { smtpUrl: process.env.SMTP_URL ?? '', people });
  });
  afterAll(() => worker.stop());

  const received = (text: string, to: string) =>
    eventually(async () => {
      const all = (await (await askInbox(process.env.MAIL_URL ?? '', '/api/email')).json()) as ReceivedMail[];
      const found = all.filter(
        (mail) => mail.text.includes(text) && mail.to.some(({ address }) => address === to),
      );
      expect(found).toHaveLength(1);
      return found[0] as ReceivedMail;
    });
  /** Also the headers that the inbox's own list leaves out. */
  const sourceOf = async ({ id }: ReceivedMail) =>
    (await askInbox(process.env.MAIL_URL ?? '', `/api/email/${id}/source`)).text();
  async function write(more: { message?: string; locale?: string; address?: string } = {}) {
    const { email, firstName } = aPerson();
    const owner = randomUUID();
    people.set(owner, { address: more.address ?? email, firstName, locale: more.locale ?? 'en' });
    const form = {
      subject: 'Cannot upload\r\nBcc: other@example.com',
      category: 'technical' as const,
      message: more.message ?? 'First line.\n\n<b>Second</b> line.',
    };
    const { id } = await worker.app.get(RequestSupport).execute(owner, { key: randomUUID(), form });
    return { id, owner, email };
  }

  it('reaches support, which answers to the person', async () => {
    const { id, email } = await write();
    const mail = await received(id, 'support@careward.example');
    expect(mail.subject).toBe('[Technical Issue] Cannot upload Bcc: other@example.com');
    expect(await sourceOf(mail)).toContain(`Reply-To: ${email}\r\n`);
    expect(mail.headers).not.toHaveProperty('bcc');
    for (const text of ['First line.', '<b>Second</b> line.', email, 'Technical Issue'])
      expect(mail.text).toContain(text);
  });

  it.each([UNREADABLE, 'maria@example.com,other@example.com'])(
    'reaches support also when its answer cannot go to the address %j',
    async (address) => {
      const { id } = await write({ address });
      const mail = await received(id, 'support@careward.example');
      expect(await sourceOf(mail)).not.toContain('Reply-To');
      expect(mail.text).toContain('First line.');
      expect(mail.text).not.toContain('Replying to this mail writes to the person');
      expect(mail.text).toContain('We have no address to which an answer could go');
      await settled(worker, id, 'sent');
      // There is nowhere to send the confirmation to.
      await settled(worker, `${id}-receipt`, 'failed');
    },
  );

  it('is confirmed in the language of the account, without repeating it, and an answer to that reaches support', async () => {
    const { id, email } = await write({ message: 'My mother fell.', locale: 'es' });
    const mail = await received(id, email);
    expect(mail.subject).toBe('Recibimos su mensaje para Careward');
    expect(mail.text).toContain('24 horas');
    expect(mail.text).not.toContain('My mother');
    expect(mail.headers).not.toHaveProperty('list-unsubscribe');
    const source = await sourceOf(mail);
    expect(source).toMatch(/^From: .*<support@careward\.example>/im);
    expect(source).not.toMatch(/^Reply-To:/im);
  });

  it('is sent to nobody once the account is gone', async () => {
    const form = { subject: 'Bye', category: 'other' as const, message: 'Bye' };
    const { id } = await worker.app.get(RequestSupport).execute(randomUUID(), { key: randomUUID(), form });
    await eventually(async () => {
      const states = [await stored(worker, id), await stored(worker, `${id}-receipt`)];
      expect(states.map((mail) => mail?.state)).toEqual(['obsolete', 'obsolete']);
    });
  });
});

describe('a mail through a server of another machine that has no TLS', () => {
  /** Where this machine answers too, but no address of its own. */
  const elsewhere = (url: string) => url.replace('127.0.0.1', '0.0.0.0');
  const production = { NODE_ENV: 'production' };
  let smtp: ScriptedSmtp;
  let worker: RunningWorker;
  beforeAll(async () => void (smtp = await scriptedSmtp()));
  afterAll(() => smtp.stop());
  afterEach(() => worker.stop());

  async function sent(smtpUrl: string) {
    worker = await startWorker(testPrefix(), { smtpUrl, verificationMails, with: production });
    await stopReconciler(worker);
    const { mail, address } = aMail();
    await request(worker, mail);
    await worker.app.get(SendMail).execute(mail.id);
    return { address, mail: await stored(worker, mail.id) };
  }

  it('waits in production, and says why', async () => {
    const { address, mail } = await sent(elsewhere(smtp.url));
    expect(mail).toMatchObject({ state: 'pending', reason: 'ETLS', attempts: 1 });
    expect(smtp.accepted).not.toContain(address);
  });

  it.each([
    ['where the address says that it has none', () => `${elsewhere(smtp.url)}?ignoreTLS=true`],
    ['where it is on this machine', () => smtp.url],
  ])('is sent %s', async (_, url) => {
    const { address, mail } = await sent(url());
    expect(mail).toMatchObject({ state: 'sent' });
    expect(smtp.accepted).toContain(address);
  });
});

describe('a mail that is not sent at once', () => {
  let worker: RunningWorker;
  let smtp: ScriptedSmtp;

  beforeAll(async () => {
    smtp = await scriptedSmtp();
    worker = await startWorker(testPrefix(), { smtpUrl: smtp.url, verificationMails });
    await stopReconciler(worker);
  });
  afterAll(async () => {
    await worker.stop();
    await smtp.stop();
  });
  const setTime = (now: Date) => {
    worker.app.get(Clock).now = () => now;
  };

  it('waits while the mail server is busy, and is sent when it is due again', async () => {
    const now = new Date();
    setTime(now);
    const { mail, address } = aMail();
    smtp.answers.push('451 busy');
    await request(worker, mail, now);
    const sendMail = worker.app.get(SendMail);
    const again = await sendMail.execute(mail.id);
    expect(again).toEqual(new Date(now.getTime() + 10_000));
    expect(await stored(worker, mail.id)).toMatchObject({
      state: 'pending',
      attempts: 1,
      reason: 'smtp-451',
    });

    expect(await sendMail.execute(mail.id)).toEqual(again);
    expect(smtp.accepted).not.toContain(address);

    setTime(new Date(now.getTime() + 10_000));
    expect(await sendMail.execute(mail.id)).toBeNull();
    expect(smtp.accepted).toContain(address);
    expect(await stored(worker, mail.id)).toMatchObject({ state: 'sent', attempts: 2, reason: null });
  });

  it('fails at once when the server does not know the recipient', async () => {
    setTime(new Date());
    const { mail } = aMail();
    smtp.answers.push('550 no such user');
    await request(worker, mail);
    expect(await worker.app.get(SendMail).execute(mail.id)).toBeNull();
    expect(await stored(worker, mail.id)).toMatchObject({ state: 'failed', reason: 'smtp-550' });
  });

  it('is found again when Redis lost its job', async () => {
    setTime(new Date());
    const { mail, address } = aMail();
    await request(worker, mail);
    await worker.app.get(MailReconciler).run();
    await settled(worker, mail.id, 'sent');
    expect(smtp.accepted.filter((to) => to === address)).toHaveLength(1);
  });

  it('is claimed from a worker that died, but from no other', async () => {
    const now = new Date();
    setTime(now);
    const [dead, busy] = [aMail(), aMail()];
    const mails = worker.app.get(MailRepository);
    await request(worker, dead.mail, new Date(now.getTime() - 3 * MINUTE));
    await mails.claim(dead.mail.id, new Date(now.getTime() - 2 * MINUTE - 1));
    await request(worker, busy.mail, now);
    await mails.claim(busy.mail.id, now);
    await worker.app.get(MailReconciler).run();
    await settled(worker, dead.mail.id, 'sent');
    expect((await stored(worker, busy.mail.id))?.state).toBe('sending');
  });

  it('has the outcome of the attempt that claimed it last', async () => {
    const now = new Date();
    const { mail } = aMail();
    await request(worker, mail, now);
    const mails = worker.app.get(MailRepository);
    const late = await mails.claim(mail.id, now);
    const last = await mails.claim(mail.id, new Date(now.getTime() + MINUTE));
    if (!late || !last) throw new Error('the mail was not claimed');
    await mails.complete(late, { state: 'failed', reason: 'smtp-550' }, now);
    expect((await stored(worker, mail.id))?.state).toBe('sending');
    await mails.complete(last, { state: 'sent' }, now);
    expect(await stored(worker, mail.id)).toMatchObject({ state: 'sent', attempts: 2 });
  });

  it('stays with a worker that waits long for the mail server', async () => {
    const now = new Date();
    setTime(now);
    const { mail } = aMail();
    await request(worker, mail, now);
    let answer = () => {};
    const answered = new Promise<void>((resolve) => (answer = resolve));
    const slow = jest.spyOn(worker.app.get(SmtpMailer), 'send').mockReturnValue(answered);
    const sending = worker.app.get(SendMail).execute(mail.id);
    await eventually(() => expect(slow).toHaveBeenCalled());

    const [later, laterStill] = [10_000, 20_000].map((ms) => new Date(now.getTime() + ms));
    setTime(later ?? now);
    await eventually(async () =>
      expect((await stored(worker, mail.id))?.dueAt.getTime()).toBeGreaterThan(now.getTime() + 20_000),
    );
    expect(await worker.app.get(MailRepository).claim(mail.id, laterStill ?? now)).toBeNull();
    answer();
    expect(await sending).toBeNull();
    slow.mockRestore();
  });

  it('is deleted thirty days after it was settled, and never before', async () => {
    const now = new Date();
    setTime(now);
    const [sent, waiting] = [aMail().mail, aMail().mail];
    for (const mail of [sent, waiting]) await request(worker, mail, now);
    await worker.app.get(SendMail).execute(sent.id);
    const sweepAfter = async (days: number) => {
      setTime(new Date(now.getTime() + days * DAY + 1));
      await worker.app.get(RetentionSweep).run();
    };
    await sweepAfter(29);
    expect(await stored(worker, sent.id)).toMatchObject({ state: 'sent' });
    await sweepAfter(30);
    expect(await stored(worker, sent.id)).toBeNull();
    expect(await stored(worker, waiting.id)).toMatchObject({ state: 'pending' });
  });

  it('is claimed by one worker alone', async () => {
    const { mail } = aMail();
    const now = new Date();
    await request(worker, mail, now);
    const claims = await Promise.all(
      Array.from({ length: 10 }, () => worker.app.get(MailRepository).claim(mail.id, now)),
    );
    expect(claims.filter(Boolean)).toHaveLength(1);
  });
});
