import { randomBytes } from 'node:crypto';
import { aPerson, aProfile, aRecipient, type Person } from '@careward/testing/a-person';
import { eventually } from '@careward/testing/eventually';
import { type APIRequestContext, expect } from '@playwright/test';
import { signUpByCalls } from '../src/accounts.js';
import type { RunningCareward } from '../src/control.js';
import { erasureClosed, ledgerEntry, receiptIn } from '../src/erasure-steps.js';
import { isLongRun } from '../src/fixtures.js';
import { mailTo } from '../src/inbox.js';
import { RESTART_TIMEOUT_MS, test as own } from '../src/outage-fixtures.js';
import {
  afterErasure,
  beforeErasure,
  residueInFiles,
  residueOf,
  sealedValues,
  tracesOf,
} from '../src/residue.js';

/** A person all of whose data are unique, so that any copy of them can be found. */
type Canary = Person & {
  name: string;
  location: string;
  phoneNumber: string;
  recipient: string;
  title: string;
  question: string;
};

function aCanary(): Canary {
  // With a letter: a password may not be a common word with nothing but digits and signs behind it.
  const unique = `u${randomBytes(6).toString('hex')}`;
  return {
    ...aPerson({ firstName: `Fern${unique}`, lastName: `Dale${unique}`, password: `Quiet-${unique}-42` }),
    name: `Wren${unique}`,
    location: `Larkville${unique}, NJ`,
    phoneNumber: `555-${unique}`,
    recipient: `Robin${unique}`,
    title: `Nights with ${unique}`,
    question: `How do I keep Robin${unique} from falling?`,
  };
}

/** All texts of a canary. */
const wordsOf = (canary: Canary): string[] => Object.values(canary);

/** Fills every field that a signed-in person can fill, and expects each text to be stored. Returns the user's id. */
async function plant(request: APIRequestContext, canary: Canary): Promise<string> {
  const { name, location, phoneNumber, recipient, title, question } = canary;
  const post = async (path: string, data: object) => {
    const answer = await request.post(path, { data });
    expect(answer.ok(), `${path} ${answer.status()}`).toBe(true);
    return (await answer.json()) as { id: string };
  };
  await post('/api/profile', aProfile({ name, location, phoneNumber }));
  await post('/api/recipients', aRecipient({ name: recipient }));
  const { id } = await post('/api/chat/conversations', { title });
  await post(`/api/chat/conversations/${id}/messages`, { content: question });

  const kept = ['/api/auth/user', '/api/profile', '/api/recipients', '/api/chat/conversations'];
  const pages = await Promise.all(
    [...kept, `/api/chat/conversations/${id}/messages`].map(async (path) => (await request.get(path)).text()),
  );
  const { password: _, ...shown } = canary;
  for (const word of Object.values(shown)) expect(pages.join('\n')).toContain(word);
  return ((await (await request.get('/api/auth/user')).json()) as { id: string }).id;
}

const test = own.extend<{ account: { canary: Canary; userId: string; sealedBefore: Set<string> } }>({
  /** Sends the origin header, as the web client does. */
  request: async ({ playwright, careward }, use) => {
    const extraHTTPHeaders = { origin: careward.url };
    const request = await playwright.request.newContext({ baseURL: careward.url, extraHTTPHeaders });
    await use(request);
    await request.dispose();
  },
  /** Signed in in `request`, with data in every service; `sealedBefore` are the sealed values of others. */
  account: async ({ request, careward, mailUrl }, use) => {
    // Waits until all queues are empty: what journeys before have caused may still be under way.
    await residueOf(careward, []);
    const sealedBefore = await sealedValues(careward);
    const canary = aCanary();
    await signUpByCalls(request, mailUrl, canary);
    await use({ canary, userId: await plant(request, canary), sealedBefore });
  },
});

const within = { within: RESTART_TIMEOUT_MS };
/** A look reads all that is stored, for every journey before this one too. */
const looks = { intervals: [1_000, 2_000], timeout: RESTART_TIMEOUT_MS };

const deleteAccount = '/api/auth/account';
async function expectErased(careward: RunningCareward, userId: string): Promise<void> {
  await erasureClosed(careward, { userId });
  await expect(async () => expect(await tracesOf(careward, [userId])).toEqual(afterErasure)).toPass(looks);
}

test.describe('an account that is deleted', () => {
  test.describe.configure({ mode: 'serial' });

  test('leaves none of its texts anywhere', async ({ request, careward, mailUrl, account }) => {
    const { canary, userId, sealedBefore } = account;
    // Shows that the search finds something before the erasure.
    await expect(async () =>
      expect(await residueOf(careward, [userId])).toEqual(expect.arrayContaining(beforeErasure)),
    ).toPass(looks);
    expect(residueInFiles(careward, [userId])).toContain('logs/identity.log');
    expect(await residueOf(careward, wordsOf(canary))).toEqual([]);
    expect((await sealedValues(careward)).size).toBeGreaterThan(sealedBefore.size);

    expect((await request.delete(deleteAccount)).status()).toBe(200);
    for (const path of ['/api/auth/user', '/api/profile', '/api/chat/conversations'])
      expect((await request.get(path)).status()).toBe(401);
    expect((await request.delete(deleteAccount)).status()).toBe(401);

    await expectErased(careward, userId);
    expect(await residueOf(careward, wordsOf(canary))).toEqual([]);
    expect(residueInFiles(careward, wordsOf(canary))).toEqual([]);
    // A service with stores keeps the owner, sealed, until LateWriteCleanup has run.
    await expect(async () => {
      const sealedAfter = await sealedValues(careward);
      expect([...sealedAfter].filter((value) => !sealedBefore.has(value))).toEqual([]);
    }).toPass(looks);

    const mail = await mailTo(mailUrl, canary.email, 1, (any) => receiptIn(any) !== '');
    const entry = await ledgerEntry(careward, receiptIn(mail));
    expect(entry).toMatchObject({ completedAt: expect.any(Date), signature: expect.any(String) });
  });

  test('is deleted once when identity is killed and the person tries again', async ({
    request,
    careward,
    account: { userId },
    outage,
  }) => {
    const asked = Promise.allSettled([request.delete(deleteAccount), request.delete(deleteAccount)]);
    const { isOver } = await outage('identity');
    await asked;
    await isOver();
    // The person tries again; 401 means that the account is deleted already.
    await eventually(async () => {
      expect([200, 401]).toContain((await request.delete(deleteAccount)).status());
    }, within);
    await expectErased(careward, userId);
  });

  test('is deleted although every service is killed meanwhile', async ({
    request,
    careward,
    account: { userId },
    outage,
  }) => {
    const answered = request.delete(deleteAccount);
    const consumers = [
      'care-profile',
      'coach',
      'assessment',
      'discovery',
      'notifications',
      'notifications-worker',
    ];
    const outages = await Promise.all(consumers.map(outage));
    expect((await answered).status()).toBe(200);
    outages.push(await outage('identity'));
    await Promise.all(outages.map(({ isOver }) => isOver()));
    await expectErased(careward, userId);
  });

  if (isLongRun)
    test('is deleted at once while RabbitMQ is down, and everywhere when it is back', async ({
      request,
      careward,
      account: { userId },
      outage,
    }) => {
      const { isOver } = await outage('rabbitmq');
      expect((await request.delete(deleteAccount)).status()).toBe(200);
      expect((await request.get('/api/profile')).status()).toBe(401);
      await isOver();
      await expectErased(careward, userId);
    });
});
