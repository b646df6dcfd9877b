import type { Screen } from '@careward/content/coach/reply-intents';
import { englishReplies } from '@careward/content/coach/reply-texts.en';
import { spanishReplies } from '@careward/content/coach/reply-texts.es';
import { aPerson } from '@careward/testing/a-person';
import { expect, type Page } from '@playwright/test';
import { signUpInBrowser } from '../src/accounts.js';
import { test } from '../src/fixtures.js';
import { languages } from '../src/screens.js';

const facts = { brand: 'Careward', supportEmail: 'support@careward.example', hasModel: false };
const replies = { en: englishReplies(facts), es: spanishReplies(facts) };
const hello = { en: 'hello', es: 'hola' };

/** What the replies say is at each route; the ways of several steps, which change the page, come last. */
function waysByRoute(lang: keyof typeof replies): Map<string, Screen['shows'][]> {
  const ways = new Map<string, Screen['shows'][]>();
  for (const said of Object.values(replies[lang]))
    if (typeof said === 'object' && 'places' in said)
      for (const { route, shows } of said.places) ways.set(route, [...(ways.get(route) ?? []), shows]);
  for (const each of ways.values()) each.sort((a, b) => a.length - b.length);
  return ways;
}

const named = (page: Page, words: string) =>
  page
    .getByLabel(words, { exact: true })
    .or(page.getByText(words, { exact: true }))
    .filter({ visible: true })
    .first();

/** Goes each way that the replies tell, to its last words. */
async function expectWays(page: Page, route: string, ways: readonly Screen['shows'][]): Promise<void> {
  await page.goto(route);
  for (const [index, shows] of ways.entries()) {
    if (index > 0 && shows.length > 1) await page.reload();
    for (const [step, words] of shows.entries()) {
      await expect(named(page, words), `“${words}” at ${route}`).toBeVisible();
      if (step < shows.length - 1) await named(page, words).click();
    }
  }
}

for (const { lang, locale } of languages)
  test.describe(`what the coach says of the product in the language ${lang}`, () => {
    test.use({ locale });
    const { '/login': atLogin = [], ...others } = Object.fromEntries(waysByRoute(lang));

    test('is found where it says', async ({ page, context, mailUrl }) => {
      await expectWays(page, '/login', atLogin);

      await signUpInBrowser(context, mailUrl, aPerson(), lang);
      await page.goto('/ai-coach');
      await page.getByRole('textbox').fill(hello[lang]);
      await page.getByRole('textbox').press('Enter');
      await expect(page.getByRole('log').getByRole('group').first()).toBeVisible();
      for (const [route, ways] of Object.entries(others)) await expectWays(page, route, ways);
    });
  });
