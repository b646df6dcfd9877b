import { ANALYTICS_HOSTS } from '@careward/contracts/gateway/addresses';
import { type BrowserContext, expect, type Page } from '@playwright/test';
import { test } from '../src/fixtures.js';
import { expectToast } from '../src/toasts.js';

const ANALYTICS_ID = 'G-TEST123456';
const COLLECT = ANALYTICS_HOSTS.collect.replace('*', 'region1');

/** Does what the real script does with its commands, and reports every change of the address by itself, too. */
const SCRIPT = `{
  const shown = {};
  const send = (what) => {
    if (window['ga-disable-${ANALYTICS_ID}']) return;
    const values = new URLSearchParams({ en: what, dl: shown.page_location, dt: shown.page_title, dr: shown.page_referrer });
    void fetch('${COLLECT}/g/collect?' + values, { method: 'POST', mode: 'no-cors', keepalive: true });
  };
  const run = (command) => {
    if (Object.prototype.toString.call(command) !== '[object Arguments]') return;
    const [name, values] = Array.from(command);
    if (name === 'set') Object.assign(shown, values);
    if (name === 'event') send(values);
  };
  document.cookie = '_ga=GA1.1.1.2; path=/';
  const layer = window.dataLayer;
  for (const command of layer) run(command);
  layer.push = (...commands) => commands.map(run).length;
  const usual = history.pushState.bind(history);
  history.pushState = (...all) => {
    usual(...all);
    send('history');
  };
}`;

type Visits = {
  /** Requests to other hosts, in their order. */
  outside: URL[];
  /** The names of the pages that were counted. */
  counted: () => string[];
};

/** Configures analytics in every page of the browser, as the gateway does with ANALYTICS_ID, and stands in for its hosts. */
async function measureVisits(context: BrowserContext, baseURL: string | undefined): Promise<Visits> {
  const outside: URL[] = [];
  await context.route(
    (url) => url.origin === baseURL,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback();
      const response = await route.fetch({ maxRedirects: 0 });
      const headers = response.headers();
      const policy = (headers['content-security-policy'] ?? '')
        .replace("script-src 'self'", `script-src 'self' ${ANALYTICS_HOSTS.script}`)
        .replace("connect-src 'self'", `connect-src 'self' ${ANALYTICS_HOSTS.collect}`);
      const body = (await response.text()).replace('"analyticsId":null', `"analyticsId":"${ANALYTICS_ID}"`);
      return route.fulfill({ response, headers: { ...headers, 'content-security-policy': policy }, body });
    },
  );
  await context.route(`${ANALYTICS_HOSTS.script}/**`, (route) =>
    route.fulfill({ contentType: 'text/javascript', body: SCRIPT }),
  );
  await context.route(`${COLLECT}/**`, (route) => route.fulfill({ status: 204 }));
  context.on('request', (request) => {
    const url = new URL(request.url());
    if (url.origin !== baseURL && url.protocol.startsWith('http')) outside.push(url);
  });
  const counted = () =>
    outside.flatMap(({ pathname, searchParams }) =>
      pathname === '/g/collect' && searchParams.get('en') === 'page_view'
        ? [searchParams.get('dt') ?? '']
        : [],
    );
  return { outside, counted };
}

const COUNTED = [
  '/',
  '/login',
  '/signup',
  '/settings',
  '/privacy-policy',
  '/consent-notice',
  '/terms-of-service',
];
const scripts = (page: Page) => page.locator('script[src*="googletagmanager"]');
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const toggle = (page: Page) => page.getByRole('switch', { name: 'Analytics & Usage Data' });
const gaCookies = async (page: Page) =>
  (await page.context().cookies()).filter(({ name }) => name.startsWith('_ga')).map(({ name }) => name);

async function goInApp(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name, exact: true }).first().click();
  await expect(heading(page)).toBeVisible();
}

test.describe('analytics', () => {
  test('sends the names of pages to its own host, and nothing else, on a walk through the product', async ({
    page,
    context,
    baseURL,
    anybody: _signedIn,
  }) => {
    const visits = await measureVisits(context, baseURL);
    await page.goto('/');
    await expect.poll(visits.counted).toEqual(['/']);

    for (const name of ['AI Coach', 'Programs', 'Profile']) {
      const visitsBefore = visits.counted().length;
      await page.goto('/');
      await expect.poll(() => visits.counted().length).toBe(visitsBefore + 1);
      const before = visits.outside.length;
      await goInApp(page, name);
      await expect(scripts(page)).toHaveCount(0);
      // On a page that is not about health the cookie stays, so that nobody counts as new after it.
      expect(await gaCookies(page)).toEqual(name === 'Profile' ? ['_ga'] : []);
      expect(await page.evaluate(`window['ga-disable-${ANALYTICS_ID}']`)).toBe(true);
      expect(visits.outside.slice(before), `on the page ${name}`).toEqual([]);
    }
    const before = visits.outside.length;
    for (const path of ['/ai-coach', '/onboarding', '/eligibility', '/assessment', '/profile']) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
    }
    expect(visits.outside.slice(before)).toEqual([]);

    await page.goto('/settings');
    await expect.poll(() => visits.counted().at(-1)).toBe('/settings');
    for (const { host, pathname, searchParams } of visits.outside) {
      expect(['www.googletagmanager.com', 'region1.google-analytics.com']).toContain(host);
      if (pathname === '/gtag/js') expect([...searchParams]).toEqual([['id', ANALYTICS_ID]]);
      else {
        expect([...searchParams.keys()]).toEqual(['en', 'dl', 'dt', 'dr']);
        expect(COUNTED).toContain(searchParams.get('dt'));
        expect(searchParams.get('dl')).toBe(`${baseURL}${searchParams.get('dt')}`);
        expect(searchParams.get('dr')).toBe(baseURL);
      }
    }
  });

  test('ends with the toggle, and begins anew with it', async ({ page, context, baseURL, caregiver: _ }) => {
    const visits = await measureVisits(context, baseURL);
    await page.goto('/settings');
    await expect.poll(visits.counted).toEqual(['/settings']);
    await toggle(page).click();
    await expectToast(
      page,
      'Analytics Updated',
      'Analytics tracking has been disabled. You can re-enable it anytime.',
    );
    await expect(scripts(page)).toHaveCount(0);
    expect(await gaCookies(page)).toEqual([]);
    expect(await page.evaluate(`window['ga-disable-${ANALYTICS_ID}']`)).toBe(true);
    const before = visits.outside.length;
    await page.goto('/');
    await expect(heading(page)).toBeVisible();
    await goInApp(page, 'Settings');
    expect(visits.outside.slice(before)).toEqual([]);
    expect(await (await page.request.get('/api/auth/user')).json()).toMatchObject({
      analyticsConsent: false,
    });
    await toggle(page).click();
    await expectToast(
      page,
      'Analytics Updated',
      'Analytics tracking has been enabled. This helps us improve our services.',
    );
    await expect.poll(() => visits.outside.length).toBeGreaterThan(before);
  });

  test('counts a visitor, until the browser refuses for every site', async ({ page, context, baseURL }) => {
    const visits = await measureVisits(context, baseURL);
    await page.goto('/');
    await expect.poll(visits.counted).toEqual(['/']);
    await context.addInitScript("Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })");
    const before = visits.outside.length;
    const checked = page.waitForResponse((answer) => answer.url().endsWith('/api/auth/session'));
    await page.goto('/login');
    await checked;
    await expect(heading(page)).toBeVisible();
    expect(visits.outside.slice(before)).toEqual([]);
  });

  test('is never loaded without a measurement id', async ({ page, baseURL, anybody: _signedIn }) => {
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).origin));
    for (const path of ['/', '/settings', '/privacy-policy', '/ai-coach']) {
      await page.goto(path);
      await expect(heading(page)).toBeVisible();
    }
    expect([...hosts]).toEqual([baseURL]);
  });
});
