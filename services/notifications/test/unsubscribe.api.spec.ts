import { RetentionSweep } from '@careward/platform/personal-data/collections';
import { personContact, type PersonContact } from '@careward/contracts/identity/internal-calls';
import { DAY } from '@careward/contracts/kernel/limits';
import { notificationsRoutes as routes } from '@careward/contracts/notifications/routes';
import type { EmailType } from '@careward/contracts/notifications/schemas';
import { Clock } from '@careward/platform/app/clock';
import { EraseOwner } from '@careward/platform/personal-data/erase-owner';
import { aPerson } from '@careward/testing/a-person';
import { aCaregiver, nobody } from '@careward/testing/a-principal';
import { collectionsWith, goneFrom } from '@careward/testing/collections-with';
import { erasureEvent } from '@careward/testing/caller-keys';
import type { RunningService } from '@careward/testing/start-service-for-test';
import { answering, type StubbedInternal, stubInternal } from '@careward/testing/stub-internal';
import { testPrefix } from '@careward/testing/test-prefix';
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals';
import { isDeliberate } from '../src/unsubscribe/unsubscribe.domain.js';
import { MintUnsubscribeLink } from '../src/unsubscribe/unsubscribe.js';
import { startNotifications } from './start-notifications.js';

const ofPage = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

describe('a call that opens an unsubscribe link', () => {
  it.each([
    ['our page', 'GET', ofPage, true],
    ['a client that is no browser', 'GET', {}, true],
    ['a head', 'HEAD', {}, false],
    ['a navigation to it', 'GET', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }, false],
    ['a navigation within the site', 'GET', { ...ofPage, 'sec-fetch-mode': 'navigate' }, false],
    ['another site', 'GET', { ...ofPage, 'sec-fetch-site': 'cross-site' }, false],
    ['a subdomain', 'GET', { ...ofPage, 'sec-fetch-site': 'same-site' }, false],
    ['a prefetch', 'GET', { ...ofPage, 'sec-purpose': 'prefetch' }, false],
  ])('%s', (_, method, headers, acts) => {
    expect(isDeliberate(method, headers)).toBe(acts);
  });
});

const people = new Map<string, PersonContact>();
let identity: StubbedInternal;
let service: RunningService;
beforeAll(async () => {
  identity = await stubInternal([answering(personContact, ({ userId = '' }) => people.get(userId) ?? null)]);
  service = await startNotifications(testPrefix(), { IDENTITY_URL: identity.url });
});
afterAll(async () => {
  await service.stop();
  await identity.stop();
});

async function aLink(emailType: EmailType) {
  const who = aCaregiver();
  const { email, firstName } = aPerson();
  people.set(who.userId, { address: email, firstName, locale: 'en' });
  const { page, oneClick } = await service.app
    .get(MintUnsubscribeLink)
    .execute({ owner: who.userId, emailType });
  return { who, email, page, oneClick, token: page.split('/').at(-1) ?? '' };
}
type Headers = Record<string, string>;
const open = async (token: string, headers: Headers = {}) =>
  (await service.call(routes.unsubscribe, nobody, { params: { token }, headers })).body;
const settingsOf = async (who: ReturnType<typeof aCaregiver>) =>
  (await service.call(routes.communicationSettings, who)).body;

describe('an unsubscribe link', () => {
  it.each([
    ['all', { emailNotifications: false, tipNotifications: true }],
    ['tips', { emailNotifications: true, tipNotifications: false }],
  ] as const)('stops %s, and says whose and which, also the second time', async (emailType, settings) => {
    const { who, token, email } = await aLink(emailType);
    const answers = [await open(token), await open(token)];
    const answer = { success: true, message: expect.any(String), email, emailType };
    expect(answers).toEqual([answer, answer]);
    expect(await settingsOf(who)).toMatchObject(settings);
  });

  it('is of one mail, long and random, and neither it nor its person can be read in the database', async () => {
    const [one, other] = [await aLink('tips'), await aLink('tips')];
    expect(Buffer.from(one.token, 'base64url').length * 8).toBeGreaterThanOrEqual(128);
    expect(one.token).not.toBe(other.token);
    for (const text of [one.token, one.who.userId]) expect(await collectionsWith(service, text)).toEqual([]);
  });

  it('leads to the page, and to the button of mail programs', async () => {
    const { page, oneClick, token } = await aLink('tips');
    expect([page, oneClick]).toEqual([
      `http://localhost:3000/unsubscribe/${token}`,
      `http://localhost:3000/api/unsubscribe/one-click/${token}`,
    ]);
  });

  it('works for 400 days', async () => {
    const clock = jest.spyOn(service.app.get(Clock), 'now');
    const made = new Date();
    clock.mockReturnValue(made);
    const { token } = await aLink('tips');
    const sweepAfter = async (days: number) => {
      clock.mockReturnValue(new Date(made.getTime() + days * DAY));
      await service.app.get(RetentionSweep).run();
    };
    await sweepAfter(399);
    expect(await open(token)).toMatchObject({ success: true });
    await sweepAfter(400.01);
    expect(await open(token)).toMatchObject({ success: false, email: null });
    clock.mockRestore();
  });

  it('answers in the language of the page', async () => {
    const { token } = await aLink('tips');
    expect((await open(token, { 'accept-language': 'es-US' })).message).toContain('consejos de cuidado');
    expect((await open('unknown', { 'accept-language': 'es-US' })).message).toContain('No pudimos procesar');
  });

  it.each(['unknown', 'A'.repeat(32), '$ne', '%00'])('of nobody: %s', async (token) => {
    expect(await open(token)).toEqual({
      success: false,
      message: "We couldn't process your unsubscribe request.",
      email: null,
      emailType: null,
    });
  });

  it('still succeeds when the account was deleted, and keeps nothing of it', async () => {
    const { who, token } = await aLink('tips');
    const { data } = erasureEvent(who.userId);
    await service.app.get(EraseOwner).execute(data);
    await service.app.get(EraseOwner).acknowledge(data.erasureId);
    people.delete(who.userId);
    expect(await open(token)).toEqual({
      success: true,
      message: expect.any(String),
      email: null,
      emailType: 'tips',
    });
    // The acknowledgement names the person until the broker has it.
    await goneFrom(service, who.userId);
  });

  it('stops the mails also while identity does not answer', async () => {
    const { who, token } = await aLink('tips');
    const alone = await startNotifications(service.prefix, { IDENTITY_URL: 'http://127.0.0.1:9' });
    const { body } = await alone.call(routes.unsubscribe, nobody, { params: { token } });
    await alone.stop();
    expect(body).toMatchObject({ success: true, email: null, emailType: 'tips' });
    expect((await settingsOf(who)).tipNotifications).toBe(false);
  });
});

describe('a link that nobody clicked', () => {
  const page = { 'sec-fetch-site': 'same-origin', 'sec-fetch-mode': 'cors' };

  it.each([
    ['a navigation', { 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate' }],
    ['another site', { 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'cors' }],
    ['another subdomain', { 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'cors' }],
    ['a prefetch', { ...page, 'sec-purpose': 'prefetch' }],
    ['a prerender', { ...page, 'sec-purpose': 'prefetch;prerender' }],
  ])('stops nothing, and tells nothing: %s', async (_, headers) => {
    const { who, token } = await aLink('all');
    const answer = await open(token, headers);
    expect(answer).toMatchObject({ success: false, email: null, emailType: null });
    expect(await open('unknown', headers)).toEqual(answer);
    expect((await settingsOf(who)).emailNotifications).toBe(true);
    expect((await open(token, page)).success).toBe(true);
  });

  it('stops nothing when only its head is asked for', async () => {
    const { who, token } = await aLink('all');
    const head = { ...routes.unsubscribe, method: 'HEAD' } as unknown as typeof routes.unsubscribe;
    await service.call(head, nobody, { params: { token } }).catch(() => undefined);
    expect((await settingsOf(who)).emailNotifications).toBe(true);
  });
});

describe('the button of a mail program', () => {
  const click = (token: string) => service.call(routes.oneClickUnsubscribe, nobody, { params: { token } });

  it('stops the mails without a session, each time alike', async () => {
    const { who, token } = await aLink('tips');
    const answers = [await click(token), await click(token)];
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { success: true }]);
    expect((await settingsOf(who)).tipNotifications).toBe(false);
  });

  it('hears the same about a link that does not exist', async () => {
    const { status, body } = await click('unknown');
    expect([status, body]).toEqual([200, { success: true }]);
  });

  it('that only opens the address gets to the page, and stops nothing', async () => {
    const { who, token } = await aLink('tips');
    const { status, headers } = await service.call(routes.oneClickPage, nobody, { params: { token } });
    expect([status, headers.get('location')]).toEqual([303, `/unsubscribe/${token}`]);
    expect((await settingsOf(who)).tipNotifications).toBe(true);
  });
});
