import { eventually } from '@careward/testing/eventually';
import { expect } from '@playwright/test';
import { aCanary, plant, wordsOf, type Canary } from '../src/canary.js';
import { erasureClosed, ledgerEntry, receiptIn } from '../src/erasure-steps.js';
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
import { signUpByCalls } from '../src/sign-up.js';
import type { OwnStack } from '../src/start-careward.js';

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
    const sealedBefore = await sealedValues(careward);
    const canary = aCanary();
    await signUpByCalls(request, mailUrl, canary);
    await use({ canary, userId: await plant(request, canary), sealedBefore });
  },
});

const within = { within: RESTART_TIMEOUT_MS };

const deleteAccount = '/api/auth/account';
async function expectErased(careward: OwnStack, userId: string): Promise<void> {
  await erasureClosed(careward, { userId });
  await eventually(async () => expect(await tracesOf(careward, [userId])).toEqual(afterErasure), within);
}

test.describe('an account that is deleted', () => {
  test.describe.configure({ mode: 'serial' });

  test('leaves none of its texts anywhere', async ({ request, careward, mailUrl, account }) => {
    const { canary, userId, sealedBefore } = account;
    // Shows that the search finds something before the erasure.
    await eventually(async () =>
      expect(await residueOf(careward, [userId])).toEqual(expect.arrayContaining(beforeErasure)),
    );
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
    await eventually(async () => {
      const sealedAfter = await sealedValues(careward);
      expect([...sealedAfter].filter((value) => !sealedBefore.has(value))).toEqual([]);
    }, within);

    const mail = await mailTo(mailUrl, canary.email, 1, (any) => receiptIn(any) !== '');
    const entry = await ledgerEntry(careward, receiptIn(mail));
    expect(entry).toMatchObject({ completedAt: expect.any(Date), signature: expect.any(String) });
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
    const outages = consumers.map(outage);
    expect((await answered).status()).toBe(200);
    outages.push(outage('identity'));
    await Promise.all(outages.map(({ isOver }) => isOver()));
    await expectErased(careward, userId);
  });

  test('is deleted once when identity is killed and the person tries again', async ({
    request,
    careward,
    account: { userId },
    outage,
  }) => {
    const asked = Promise.allSettled([request.delete(deleteAccount), request.delete(deleteAccount)]);
    const { isOver } = outage('identity');
    await asked;
    await isOver();
    // The person tries again; 401 means that the account is deleted already.
    await eventually(async () => {
      expect([200, 401]).toContain((await request.delete(deleteAccount)).status());
    }, within);
    await expectErased(careward, userId);
  });

  test('is deleted at once while RabbitMQ is down, and everywhere when it is back', async ({
    request,
    careward,
    account: { userId },
    outage,
  }) => {
    const { isOver } = outage('rabbitmq');
    expect((await request.delete(deleteAccount)).status()).toBe(200);
    expect((await request.get('/api/profile')).status()).toBe(401);
    await isOver();
    await expectErased(careward, userId);
  });
});
