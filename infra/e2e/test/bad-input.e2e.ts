import { expect, type APIResponse, type Response } from '@playwright/test';
import { problem } from '@careward/contracts/kernel/route';
import { aPerson } from '@careward/testing/a-person';
import { mailTo, tokenOf, verificationLink } from '../src/inbox.js';
import { signUpByCalls } from '../src/accounts.js';
import { test } from '../src/fixtures.js';

const agreed = { agreedToTerms: true, agreedToPrivacy: true, consentedToDataUsage: true };

/** The header that browsers add to calls of our own pages. */
const ours = { 'sec-fetch-site': 'same-origin' };

/** Expects a problem that is not a 500, and returns it. */
async function expectRefusal(response: APIResponse | Response, status: number) {
  expect(response.status(), await response.text()).toBe(status);
  expect(response.headers()['content-type']).toContain('application/problem+json');
  return problem.parse(await response.json());
}

test.describe('input that our forms never send', () => {
  for (const [what, data, sentence] of [
    ['an operator for an address', { email: { $gt: '' }, password: 'x' }, 'Valid email is required'],
    ['a number for a password', { email: 'a@example.com', password: 7 }, 'Password is required'],
    ['nothing at all', {}, 'Valid email is required'],
    ['a list', [], null],
  ] as const)
    test(`signing in with ${what} is refused in a sentence`, async ({ request }) => {
      const { detail } = await expectRefusal(await request.post('/api/auth/login', { data }), 400);
      expect(detail).toMatch(sentence ? new RegExp(`^${sentence}$`) : /\w+ \w+/);
    });

  test('a body of a megabyte is refused', async ({ request }) => {
    const data = { email: 'a@example.com', password: 'x'.repeat(1024 * 1024) };
    await expectRefusal(await request.post('/api/auth/login', { data }), 413);
  });

  test('what is not JSON, or no object, is refused', async ({ request }) => {
    const headers = { 'content-type': 'application/json' };
    for (const text of ['{"email":', 'null', '"words"'])
      await expectRefusal(await request.post('/api/auth/login', { headers, data: Buffer.from(text) }), 400);
    await expectRefusal(await request.post('/api/auth/login', { data: 'email=a' }), 415);
  });

  test('a call without a route does not exist', async ({ request }) => {
    await expectRefusal(await request.get('/api/no-such-call'), 404);
    const inside = await request.get('/internal/care-context/x');
    expect(inside.headers()['content-type'], 'the web client answers, as at any address').toContain(
      'text/html',
    );
  });

  test('sign-up needs every agreement and a password that follows every rule', async ({
    request,
    mailUrl,
  }) => {
    const { email, firstName, lastName } = aPerson();
    await request.post('/api/auth/send-verification', { data: { email, firstName, lastName } });
    const token = tokenOf(verificationLink(await mailTo(mailUrl, email)));
    const send = (data: object) => request.post('/api/auth/complete-signup', { data });
    const noBoxes = await expectRefusal(await send({ token, password: 'Quiet-Harbor-42' }), 400);
    expect(noBoxes.detail).toMatch(/accept the Terms of Service/);
    const noToken = await expectRefusal(await send({ password: 'Quiet-Harbor-42', ...agreed }), 400);
    expect(noToken.detail).toContain('Token');
    const unknown = await expectRefusal(
      await send({ token: 'x'.repeat(60), password: 'Quiet-Harbor-42', ...agreed }),
      400,
    );
    expect(unknown.detail).toContain('Token');
    const weak = await expectRefusal(await send({ token, password: 'weak', ...agreed }), 400);
    expect(weak.detail).toBe(
      'Password must be at least 8 characters with uppercase, lowercase, number, and special character.',
    );
    expect(weak.errors?.map(({ message }) => message)).toContain('Must contain number');
  });

  test('twenty calls with one link create one account', async ({ playwright, baseURL, request, mailUrl }) => {
    const { email, firstName, lastName } = aPerson();
    await request.post('/api/auth/send-verification', { data: { email, firstName, lastName } });
    const token = tokenOf(verificationLink(await mailTo(mailUrl, email)));
    const strangers = await Promise.all(
      Array.from({ length: 20 }, () => playwright.request.newContext({ ...(baseURL && { baseURL }) })),
    );
    const answers = await Promise.all(
      strangers.map((each, n) =>
        each.post('/api/auth/complete-signup', {
          data: { token, password: `Quiet-Harbor-${n + 10}`, ...agreed },
        }),
      ),
    );
    const statuses = answers.map((answer) => answer.status());
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    // For the others the link is used, there were too many tries, or too many passwords were being hashed.
    expect(statuses.filter((status) => [400, 429, 503].includes(status))).toHaveLength(19);
    await Promise.all(strangers.map((each) => each.dispose()));
  });

  test('known and unknown addresses get the same answer', async ({ request, anybody }) => {
    const ask = (email: string) =>
      request.post('/api/auth/send-verification', { data: { email, firstName: 'Ana', lastName: 'Ruiz' } });
    const [known, unknown] = [await ask(anybody.email), await ask(aPerson().email)];
    expect([known.status(), await known.text()]).toEqual([unknown.status(), await unknown.text()]);
  });

  test('nobody can read or write the conversation of another person', async ({
    page,
    caregiver,
    otherBrowser,
    mailUrl,
  }) => {
    const created = await page.request.post('/api/chat/conversations', {
      headers: ours,
      data: { title: caregiver.firstName },
    });
    expect(created.status()).toBe(201);
    const { id } = (await created.json()) as { id: string };
    const stranger = aPerson();
    await signUpByCalls(otherBrowser.request, mailUrl, stranger);
    const address = `/api/chat/conversations/${id}`;
    const { request } = otherBrowser;
    const hello = { headers: ours, data: { content: 'Hello' } };
    await expectRefusal(await request.get(`${address}/messages`), 404);
    await expectRefusal(await request.post(`${address}/messages`, hello), 404);
    await expectRefusal(await request.put(address, { headers: ours, data: { title: 'Mine' } }), 404);
    await expectRefusal(await request.delete(address, { headers: ours }), 404);
    expect((await page.request.get(`${address}/messages`)).status(), 'its owner reads it').toBe(200);
  });

  test('a message sent twice with one key is one exchange', async ({ page, caregiver }) => {
    const made = await page.request.post('/api/chat/conversations', {
      headers: ours,
      data: { title: caregiver.firstName },
    });
    const { id } = (await made.json()) as { id: string };
    const address = `/api/chat/conversations/${id}/messages`;
    const send = () =>
      page.request.post(address, {
        data: { content: 'How do I keep her from falling?' },
        headers: { ...ours, 'idempotency-key': 'one-and-the-same' },
      });
    const [first, second] = await Promise.all([send(), send()]);
    expect(await first.json()).toEqual(await second.json());
    expect(await (await page.request.get(address)).json()).toHaveLength(2);
  });

  test('an invalid credential counts as none', async ({ request }) => {
    const headers = { authorization: `Bearer cw_${'x'.repeat(43)}` };
    await expectRefusal(await request.get('/api/profile', { headers }), 401);
    await expectRefusal(
      await request.get('/api/profile', { headers: { authorization: 'Bearer ../../etc' } }),
      401,
    );
  });

  test('another site cannot act with the cookie', async ({ page, anybody }) => {
    const headers = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };
    const data = { title: anybody.firstName };
    await expectRefusal(await page.request.post('/api/chat/conversations', { headers, data }), 403);
  });

  test('a form on a page of another site changes nothing', async ({ page, baseURL }) => {
    const address = 'http://elsewhere.test/';
    const action = new URL('/api/auth/send-verification', baseURL).href;
    const body = `<form method="post" action="${action}"><button>Win</button></form>`;
    await page.route(address, (route) => route.fulfill({ contentType: 'text/html', body }));
    await page.goto(address);
    const answer = page.waitForResponse(action);
    await page.getByRole('button').click();
    expect((await expectRefusal(await answer, 403)).code).toBe('foreign-origin');
  });

  test('a page whose host name resolves to this machine gets nothing (DNS rebinding)', async ({
    request,
    baseURL,
  }) => {
    const headers = { host: `elsewhere.test:${new URL(baseURL ?? '').port}` };
    for (const path of ['/', '/api/config'])
      expect((await expectRefusal(await request.get(path, { headers }), 421)).code).toBe('wrong-host');
  });
});
