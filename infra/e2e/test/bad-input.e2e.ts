import { expect, type APIResponse, type Response } from '@playwright/test';
import { problem } from '@careward/contracts/kernel/problem';
import { test } from '../src/fixtures.js';

/** Expects a problem that is not a 500, and returns it. */
async function expectRefusal(response: APIResponse | Response, status: number) {
  expect(response.status(), await response.text()).toBe(status);
  expect(response.headers()['content-type']).toContain('application/problem+json');
  return problem.parse(await response.json());
}

test.describe('input that our forms never send', () => {
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
});
