import { aPerson } from '@careward/testing/a-person';
import { expect } from '@playwright/test';
import { signUpByCalls, tellSignedIn } from '../src/accounts.js';
import { test } from '../src/fixtures.js';

test.describe('a page with its styles in its HTML', () => {
  const pages = [
    { path: '/', signedIn: false, use: 'h1' },
    { path: '/', signedIn: true, use: 'main form input' },
    { path: '/ai-coach', signedIn: true, use: 'main textarea' },
  ];
  for (const { path, signedIn, use } of pages)
    test(`fetches none of them again: ${path}${signedIn ? ', signed in' : ''}`, async ({
      page,
      context,
      request,
      mailUrl,
    }) => {
      if (signedIn) await tellSignedIn(context, await signUpByCalls(request, mailUrl, aPerson()));
      const sheets: string[] = [];
      page.on('request', (call) => {
        if (call.url().endsWith('.css')) sheets.push(call.url());
      });
      await page.goto(path);
      // The page's script has taken the HTML over, and asked for every style sheet that it misses.
      // Asked from outside each time: a wait in the page evaluates text, which the page's policy forbids.
      const isTakenOver = `Object.keys(document.querySelector('${use}') ?? {}).some((key) => key.startsWith('__reactProps'))`;
      await expect.poll(() => page.evaluate(isTakenOver)).toBe(true);
      const inHtml = (await page.locator('style').allTextContents()).join('');
      expect(inHtml.length).toBeGreaterThan(10_000);
      for (const sheet of sheets) {
        const text = await (await request.get(sheet)).text();
        expect(inHtml.includes(text.trim()), `${sheet} is in the HTML`).toBe(false);
      }
      expect(new Set(sheets).size, 'each at most once').toBe(sheets.length);
    });
});
