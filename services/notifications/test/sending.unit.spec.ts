import { ERASURE } from '@careward/contracts/identity/limits';
import { ServiceUnreachable } from '@careward/platform/internal-calls/service-client';
import { Clock } from '@careward/platform/app/clock';
import { Log } from '@careward/platform/observability/log';
import type { EraseOwner } from '@careward/platform/personal-data/erase-owner';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { afterFailure, messageIdOf, plainAddress, UnusableAddress } from '../src/delivery/delivery.domain.js';
import type { ComposeMail } from '../src/delivery/compose-mail.js';
import { SendMail } from '../src/delivery/send-mail.js';
import type { SmtpMailer } from '../src/delivery/smtp-mailer.js';
import type { MailRepository } from '../src/mail/mails.repository.js';

const now = new Date('2026-03-01T12:00:00.000Z');
const first = { kind: 'verification', attempts: 1 } as const;
const smtpError = (code: string, responseCode?: number) =>
  Object.assign(new Error('550 <maria@example.com> no such user'), { code, responseCode });

describe('after a failed attempt', () => {
  it.each([
    [1, 10],
    [2, 60],
    [3, 5 * 60],
    [4, 30 * 60],
    [5, 2 * 3_600],
    [6, 8 * 3_600],
  ])('number %i the mail waits %i seconds', (attempts, seconds) => {
    expect(afterFailure(smtpError('EENVELOPE', 451), { kind: 'verification', attempts }, now)).toEqual({
      state: 'pending',
      reason: 'smtp-451',
      dueAt: new Date(now.getTime() + seconds * 1_000),
    });
  });

  it('number 7 the mail has failed', () => {
    expect(afterFailure(smtpError('ECONNECTION'), { kind: 'verification', attempts: 7 }, now)).toEqual({
      state: 'failed',
      reason: 'ECONNECTION',
    });
  });

  it('the last mail of an account is tried for the last time before its address is destroyed', () => {
    const waits = [1, 2, 3].map((attempts) => {
      const outcome = afterFailure(smtpError('ECONNECTION'), { kind: 'erasure', attempts }, now);
      return outcome.state === 'pending' ? outcome.dueAt.getTime() - now.getTime() : NaN;
    });
    expect(waits.reduce((sum, wait) => sum + wait, 0)).toBeLessThan(ERASURE.contactKept);
    const last = afterFailure(smtpError('ECONNECTION'), { kind: 'erasure', attempts: 4 }, now);
    expect(last).toEqual({ state: 'failed', reason: 'ECONNECTION' });
  });

  it.each([
    ['a refused recipient', smtpError('EENVELOPE', 550), 'smtp-550'],
    ['a recipient whose command is refused', smtpError('EENVELOPE', 500), 'smtp-500'],
    ['a refused content', smtpError('EMESSAGE', 554), 'smtp-554'],
    ['an envelope nodemailer refuses', smtpError('EENVELOPE'), 'EENVELOPE'],
    ['an unusable address', new UnusableAddress('x'), 'UnusableAddress'],
  ])('%s is permanent', (_, error, reason) => {
    expect(afterFailure(error, first, now)).toEqual({ state: 'failed', reason });
  });

  it.each([
    ['an unreachable server', smtpError('ESOCKET')],
    ['a server that is busy', smtpError('EMESSAGE', 452)],
    ['a wrong SMTP password', smtpError('EAUTH', 535)],
    ['a server without TLS', smtpError('ETLS', 502)],
    ['a server that refuses the connection', smtpError('EPROTOCOL', 554)],
    ['unreachable identity', new ServiceUnreachable('identity')],
    ['any other error', 'text'],
  ])('%s is tried again', (_, error) => {
    expect(afterFailure(error, first, now).state).toBe('pending');
  });

  it("never stores the mail server's message", () => {
    expect(JSON.stringify(afterFailure(smtpError('EENVELOPE', 550), first, now))).not.toContain('maria');
  });
});

describe('an address', () => {
  it.each(['maria@example.com', 'm.santos+care@mail.example.org', 'josé@ejemplo.es'])(
    '%s is accepted',
    (address) => {
      expect(plainAddress(address)).toBe(address);
    },
  );

  it.each([
    'a@example.com,b@example.com',
    'a@example.com;b@example.com',
    'a,b@example.com',
    'a@example.com\r\nBcc: b@example.com',
    'Maria <a@example.com>',
    'a b@example.com',
    '"a,b"@example.com',
    'a@b@c',
    'nobody',
    '',
  ])('%j is refused', (address) => {
    expect(() => plainAddress(address)).toThrow(UnusableAddress);
  });
});

describe('the Message-ID', () => {
  it('is the same for every attempt and does not contain the id', () => {
    const id = messageIdOf('01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d01', 'https://care.example:8443/x');
    expect(id).toMatch(/^<[0-9a-f]{64}@care\.example>$/);
    expect(messageIdOf('01938f4e-7d2a-7c3b-9f10-2f6b1a4c8d01', 'https://care.example')).toBe(id);
    expect(messageIdOf('another', 'https://care.example')).not.toBe(id);
  });
});

describe('the lease of a mail', () => {
  afterEach(() => void jest.useRealTimers());

  it('is renewed while the mail is being sent, and no more once that is over', async () => {
    jest.useFakeTimers();
    const renewLease = jest.fn(async () => undefined);
    const mails = {
      claim: async () => ({ ...first, id: 'a-mail', correlationId: 'a-correlation', traceparent: null }),
      complete: async () => undefined,
      renewLease,
    } as unknown as MailRepository;
    let answer = () => {};
    const mailer = { send: () => new Promise<void>((resolve) => (answer = resolve)) };
    const sendMail = new SendMail(
      mails,
      { execute: async () => ({ address: 'maria@example.com' }) } as unknown as ComposeMail,
      mailer as unknown as SmtpMailer,
      new Clock(),
      {} as EraseOwner,
      new Log('test', 'silent'),
    );
    const sending = sendMail.execute('a-mail');
    await jest.advanceTimersByTimeAsync(6_000);
    expect(renewLease).toHaveBeenCalledTimes(1);
    answer();
    expect(await sending).toBeNull();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(renewLease).toHaveBeenCalledTimes(1);
  });
});
