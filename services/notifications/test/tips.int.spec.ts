import { RetentionSweep } from '@careward/platform/personal-data/collections';
import type { PersonContact } from '@careward/contracts/identity/internal-calls';
import { Clock } from '@careward/platform/app/clock';
import { runPeriodically, type PeriodicTaskRunner } from '@careward/platform/jobs/periodic-task';
import { Database } from '@careward/platform/mongo/database';
import { aPerson } from '@careward/testing/a-person';
import { eventually } from '@careward/testing/eventually';
import { askInbox } from '@careward/testing/mail-inbox';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import type { Connection } from 'mongoose';
import { randomUUID } from 'node:crypto';
import { CommunicationSettingsRepository } from '../src/communication-settings/communication-settings.js';
import { MailReconciler } from '../src/mail/mail-queue.js';
import type { MailDocument } from '../src/mail/mails.repository.js';
import { MailWorker, SendMail } from '../src/delivery/send-mail.js';
import { RequestSupport } from '../src/support/support.controller.js';
import { SupportReconciler } from '../src/support/support-mails.js';
import { ScheduleTips, TipScheduler } from '../src/tips/schedule-tips.js';
import { type TipScheduleDocument, TipScheduleRepository } from '../src/tips/tip-schedules.repository.js';
import { Unsubscribe } from '../src/unsubscribe/unsubscribe.js';
import { aTopic } from './a-topic.js';
import { scriptedSmtp, type ScriptedSmtp } from './scripted-smtp.js';
import { startWorker, type Library, type People, type RunningWorker } from './start-worker.js';

const WEEK = 7 * 24 * 3_600_000;
const people: People = new Map();
const library: Library = { published: [], passages: new Map(), conditions: new Map() };
const joined = new Date('2026-03-02T10:00:00.000Z');

let worker: RunningWorker;
/** Another copy of the worker, on the same engines. */
let copy: RunningWorker;
let smtp: ScriptedSmtp;
beforeAll(async () => {
  smtp = await scriptedSmtp();
  const prefix = testPrefix();
  const options = { smtpUrl: smtp.url, people, library };
  worker = await startWorker(prefix, options);
  copy = await startWorker(prefix, options);
  // These tests run the scheduler and send the mails themselves, each at its own time.
  for (const { app } of [worker, copy]) {
    for (const task of [TipScheduler, MailReconciler, RetentionSweep, SupportReconciler])
      await app.get<PeriodicTaskRunner>(runPeriodically(task).provide).onApplicationShutdown();
    await app.get(MailWorker).onApplicationShutdown();
  }
});
afterAll(async () => {
  await worker.stop();
  await copy.stop();
  await smtp.stop();
});
beforeEach(() => {
  library.published.length = 0;
  publish('safe-bathing');
  publish('mouth-care');
});

function publish(documentId: string, conditions = ['all']) {
  const { published, passages } = aTopic(documentId, conditions);
  library.published.push(published);
  library.passages.set(documentId, passages);
}

const collection = <Document extends { _id: string }>(name: string) =>
  worker.app.get<Connection>(Database).collection<Document>(name);
const schedules = () => collection<TipScheduleDocument>('tip_schedules');
const mailsOf = (scheduleId: string) =>
  collection<MailDocument>('mails')
    .find({ 'refs.scheduleId': scheduleId })
    .sort({ requestedAt: 1 })
    .toArray();

const setTime = (now: Date, { app } = worker) => {
  app.get(Clock).now = () => now;
};
const changeSettings = (userId: string, change: Parameters<CommunicationSettingsRepository['change']>[1]) =>
  worker.app.get(CommunicationSettingsRepository).change(userId, change);

/** Somebody who has just joined. */
async function aMember(more: Partial<PersonContact> = {}) {
  const { email, firstName } = aPerson();
  const [userId, id] = [randomUUID(), randomUUID()];
  people.set(userId, { address: email, firstName, locale: 'en', ...more });
  await worker.app.get(ScheduleTips).execute({ id, userId, registeredAt: joined });
  const schedule = await schedules().findOne({ _id: id });
  if (!schedule) throw new Error('no schedule was made');
  return { userId, id, address: email, firstTip: schedule.nextAt };
}
type Member = Awaited<ReturnType<typeof aMember>>;

/** Runs the scheduler and sends what it asked for; the mails of this person. */
async function tipAt(now: Date, { id }: Member) {
  setTime(now);
  await worker.app.get(TipScheduler).run();
  for (const { _id } of await mailsOf(id)) await worker.app.get(SendMail).execute(_id);
  return mailsOf(id);
}
const accepted = (address: string) => smtp.accepted.filter((to) => to === address).length;

describe('a tip', () => {
  it('is asked for when it is due, not before, and then a week later', async () => {
    const member = await aMember();
    expect(await tipAt(new Date(member.firstTip.getTime() - 1), member)).toEqual([]);
    expect(await tipAt(member.firstTip, member)).toMatchObject([{ kind: 'tip', state: 'sent' }]);
    expect(await schedules().findOne({ _id: member.id })).toMatchObject({
      nextAt: new Date(member.firstTip.getTime() + WEEK),
    });
    expect(await tipAt(new Date(member.firstTip.getTime() + WEEK - 1), member)).toHaveLength(1);
    const mails = await tipAt(new Date(member.firstTip.getTime() + WEEK), member);
    expect(mails.map(({ state }) => state)).toEqual(['sent', 'sent']);
    expect(accepted(member.address)).toBe(2);
  });

  it('is one mail, whichever copies ask for it, their clocks apart', async () => {
    const member = await aMember();
    setTime(new Date(member.firstTip.getTime() + 90_000));
    setTime(member.firstTip, copy);
    await Promise.all([worker, copy, worker, copy].map(({ app }) => app.get(TipScheduler).run()));
    setTime(new Date(member.firstTip.getTime() + 60_000), copy);
    await copy.app.get(TipScheduler).run();
    const [mail, ...others] = await mailsOf(member.id);
    expect(others).toEqual([]);
    for (const each of [worker, copy]) setTime(new Date(member.firstTip.getTime() + 90_000), each);
    await Promise.all([worker, copy, worker].map(({ app }) => app.get(SendMail).execute(mail?._id ?? '')));
    expect(accepted(member.address)).toBe(1);
  });

  it('is asked for again by the next copy when one died in between, and is the same mail', async () => {
    const member = await aMember();
    await tipAt(member.firstTip, member);
    await schedules().updateOne({ _id: member.id }, { $set: { nextAt: member.firstTip } });
    expect(await tipAt(member.firstTip, member)).toHaveLength(1);
    expect(accepted(member.address)).toBe(1);
  });

  it('comes once after an outage of weeks', async () => {
    const member = await aMember();
    const back = new Date(member.firstTip.getTime() + 3 * WEEK);
    expect(await tipAt(back, member)).toHaveLength(1);
    expect(await tipAt(new Date(back.getTime() + 60_000), member)).toHaveLength(1);
  });

  it('waits for the day when it was held up until the night', async () => {
    const member = await aMember();
    const night = new Date(
      `${new Date(member.firstTip.getTime() + WEEK / 7).toISOString().slice(0, 10)}T03:00:00.000Z`,
    );
    expect(await tipAt(night, member)).toMatchObject([
      { state: 'pending', reason: 'night', dueAt: new Date(night.getTime() + 14 * 3_600_000), attempts: 0 },
    ]);
    expect(accepted(member.address)).toBe(0);
    // The night was no attempt.
    expect(await tipAt(new Date(night.getTime() + 14 * 3_600_000), member)).toMatchObject([
      { state: 'sent', attempts: 1 },
    ]);
  });

  it('is tried again while the mail server is busy, with the same topic, and fails like any other mail', async () => {
    const member = await aMember();
    smtp.answers.push('451 busy');
    const [waiting] = await tipAt(member.firstTip, member);
    expect(waiting).toMatchObject({ state: 'pending', reason: 'smtp-451', attempts: 1 });
    const chosen = await historyOf(member);
    const again = new Date(member.firstTip.getTime() + 10_000);
    expect(await tipAt(again, member)).toMatchObject([{ state: 'sent', attempts: 2 }]);
    expect(await historyOf(member)).toEqual(chosen);

    const refused = await aMember();
    smtp.answers.push('550 no such user');
    expect(await tipAt(refused.firstTip, refused)).toMatchObject([{ state: 'failed', reason: 'smtp-550' }]);
  });
});

/** The documents that were asked for, to see which one was chosen. */
const asked = () =>
  worker.identity.calls.flatMap(({ path }) => /documents\/(.+)\/passages/.exec(path)?.[1] ?? []);
const historyOf = async ({ id }: Member) =>
  (await worker.app.get(TipScheduleRepository).find(id))?.history.sent;

describe('the topic of a tip', () => {
  it('fits what the person told, never the same twice until all were sent, and is stored sealed', async () => {
    publish('managing-sundowning', ['dementia']);
    publish('transfers', ['physical_disability']);
    const member = await aMember();
    library.conditions.set(member.userId, ['dementia']);
    const before = asked().length;
    for (const week of [0, 1, 2]) await tipAt(new Date(member.firstTip.getTime() + week * WEEK), member);
    const topics = asked().slice(before);
    expect(topics[0]).toBe('managing-sundowning');
    expect(topics.toSorted()).toEqual(['managing-sundowning', 'mouth-care', 'safe-bathing']);
    expect(JSON.stringify(await schedules().findOne({ _id: member.id }))).not.toContain('sundowning');
  });

  it('is none that is withdrawn', async () => {
    const member = await aMember();
    library.published.splice(0);
    expect(await tipAt(member.firstTip, member)).toMatchObject([{ state: 'suppressed', reason: 'no-topic' }]);
  });

  it('is another when it is withdrawn at that moment', async () => {
    const member = await aMember();
    for (const { documentId } of library.published) library.passages.delete(documentId);
    expect(await tipAt(member.firstTip, member)).toMatchObject([
      { state: 'pending', reason: 'TopicWithdrawn' },
    ]);
    library.published.splice(0);
    publish('constipation');
    await tipAt(new Date(member.firstTip.getTime() + 10_000), member);
    expect(await historyOf(member)).toEqual(['constipation']);
  });
});

describe('a tip is settled without being sent', () => {
  it.each([{ emailNotifications: false }, { tipNotifications: false }])('after %j', async (change) => {
    const member = await aMember();
    await changeSettings(member.userId, change);
    expect(await tipAt(member.firstTip, member)).toMatchObject([
      { state: 'suppressed', reason: 'unsubscribed', settledAt: member.firstTip },
    ]);
    expect(accepted(member.address)).toBe(0);
    await changeSettings(member.userId, { emailNotifications: true, tipNotifications: true });
    const mails = await tipAt(new Date(member.firstTip.getTime() + WEEK), member);
    expect(mails.map(({ state }) => state)).toEqual(['suppressed', 'sent']);
  });

  it('while a mail that the account needs is sent all the same', async () => {
    const member = await aMember();
    await changeSettings(member.userId, { emailNotifications: false, tipNotifications: false });
    setTime(member.firstTip);
    const form = { subject: 'A question', category: 'general' as const, message: 'How do I sign in?' };
    const { id } = await worker.app.get(RequestSupport).execute(member.userId, { key: randomUUID(), form });
    await worker.app.get(SendMail).execute(`${id}-receipt`);
    expect(accepted(member.address)).toBe(1);
  });

  it('when identity knows no such account any more', async () => {
    const member = await aMember();
    people.delete(member.userId);
    expect(await tipAt(member.firstTip, member)).toMatchObject([
      { state: 'suppressed', reason: 'no-account' },
    ]);
  });

  it('when its schedule was erased after it had been asked for', async () => {
    const member = await aMember();
    setTime(member.firstTip);
    await worker.app.get(TipScheduler).run();
    await schedules().deleteOne({ _id: member.id });
    expect(await tipAt(member.firstTip, member)).toMatchObject([
      { state: 'suppressed', reason: 'no-account' },
    ]);
    expect(accepted(member.address)).toBe(0);
  });
});

describe('a tip in a real inbox', () => {
  let inbox: RunningWorker;
  beforeAll(async () => {
    inbox = await startWorker(testPrefix(), {
      smtpUrl: process.env.SMTP_URL ?? '',
      people,
      library,
      with: { PUBLIC_URL: 'https://care.example' },
    });
  });
  afterAll(() => inbox.stop());

  const mailTo = (address: string) =>
    eventually(async () => {
      const all = (await (await askInbox(process.env.MAIL_URL ?? '', '/api/email')).json()) as {
        id: string;
        text: string;
        to: { address: string }[];
      }[];
      const [mail] = all.filter(({ to }) => to.some((each) => each.address === address));
      if (!mail) throw new Error('not there yet');
      return mail;
    });
  const sourceOf = async (address: string) => {
    const { id } = await mailTo(address);
    return (await askInbox(process.env.MAIL_URL ?? '', `/api/email/${id}/source`)).text();
  };

  it('can be stopped together with all other mails that are not necessary', async () => {
    const { email, firstName } = aPerson();
    const userId = randomUUID();
    people.set(userId, { address: email, firstName, locale: 'es-US' });
    setTime(new Date('2026-03-23T18:00:00.000Z'), inbox);
    await inbox.app.get(ScheduleTips).execute({ id: randomUUID(), userId, registeredAt: joined });
    await inbox.app.get(TipScheduler).run();
    const { text } = await mailTo(email);
    const [, token = ''] =
      /Dejar de recibir todos los correos.*: \S+\/unsubscribe\/([\w-]+)/.exec(text) ?? [];
    expect(await inbox.app.get(Unsubscribe).execute(token)).toEqual({ email, emailType: 'all' });
    expect(await inbox.app.get(CommunicationSettingsRepository).find(userId)).toMatchObject({
      emailNotifications: false,
    });
  });

  it('can be stopped by one click of the mail program, at an https address', async () => {
    const { email, firstName } = aPerson();
    const userId = randomUUID();
    people.set(userId, { address: email, firstName, locale: 'en' });
    setTime(new Date('2026-03-23T18:00:00.000Z'), inbox);
    await inbox.app.get(ScheduleTips).execute({ id: randomUUID(), userId, registeredAt: joined });
    await inbox.app.get(TipScheduler).run();
    const source = await sourceOf(email);
    expect(source).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click\r\n');
    const unfolded = source.replaceAll(/\r\n[ \t]+/g, ' ');
    const [, token = ''] =
      /^List-Unsubscribe: <https:\/\/care\.example\/api\/unsubscribe\/one-click\/([\w-]+)>\r?$/m.exec(
        unfolded,
      ) ?? [];
    expect(await inbox.app.get(Unsubscribe).execute(token)).toEqual({ email, emailType: 'tips' });
    expect(await inbox.app.get(CommunicationSettingsRepository).find(userId)).toMatchObject({
      emailNotifications: true,
      tipNotifications: false,
    });
  });
});
