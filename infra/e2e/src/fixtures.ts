import { aPerson, type Person } from '@careward/testing/a-person';
import {
  type APIRequestContext,
  type BrowserContext,
  type BrowserContextOptions,
  type ConsoleMessage,
  type Cookie,
  expect,
  type PlaywrightTestOptions,
  test as base,
  type WebError,
} from '@playwright/test';
import { signUpByCalls } from './accounts.js';
import { shareContext, type SharedContext } from './shared-context.js';

/** Lines of Chromium: for responses from 400 on, for Clear-Site-Data, for what bull-board's page loads too early; of Playwright. */
const chromiumMessage =
  /^(Service Worker registration blocked by Playwright|Failed to load resource: |Clear-Site-Data header |The resource \S+\/api\/admin\/queues\/static\/\S+ was preloaded )/;

/** Collects the lines of all its pages; returns the end of that. */
function collectConsole(context: BrowserContext, lines: string[]): () => void {
  const onMessage = (message: ConsoleMessage) => {
    if (!chromiumMessage.test(message.text())) lines.push(`${message.type()}: ${message.text()}`);
  };
  const onError = (error: WebError) => lines.push(`uncaught: ${error.error().message}`);
  context.on('console', onMessage);
  context.on('weberror', onError);
  return () => {
    context.off('console', onMessage);
    context.off('weberror', onError);
  };
}

type Options = BrowserContextOptions & { baseURL: string };
/** The context with these options, made when it is first asked for. */
type Contexts = (whose: string, options: Options) => Promise<SharedContext>;

/** As if nobody had asked the coach anything yet; done before a journey, since a page that is open begins a new one. */
async function forgetConversations(request: APIRequestContext): Promise<void> {
  const conversations = (await (await request.get('/api/chat/conversations')).json()) as { id: string }[];
  for (const { id } of conversations) {
    const headers = { 'sec-fetch-site': 'same-origin' };
    expect((await request.delete(`/api/chat/conversations/${id}`, { headers })).ok()).toBe(true);
  }
}

/** Somebody who has signed up, with the session of that. */
type Account = { person: Person; token: string; cookies: Cookie[] };

type WorkerFixtures = {
  mailUrl: string;
  contexts: Contexts;
  /** The account that the journeys of a worker share, made when it is first needed. */
  sharedAccount: () => Promise<Account>;
};

type Fixtures = {
  /** What a journey may choose of its context. */
  chosen: Options;
  /** Has an account and is not signed in. */
  member: Person;
  /** Has an account and is signed in in `page`. */
  caregiver: Person;
  /**
   * As `caregiver`, with an account that other journeys use too: for those that keep its session and leave nothing in it but
   * conversations, which every journey finds gone. Also the language of the pages is the account's.
   */
  anybody: Person;
  /** A second browser context, whose console is checked too. */
  otherBrowser: BrowserContext;
  /** The console's lines; a journey fails unless there are none. */
  console: string[];
};

/** A journey in the running Careward; the browser's console has to stay silent. */
export const test = base.extend<Fixtures, WorkerFixtures>({
  mailUrl: [process.env.MAIL_URL ?? '', { option: true, scope: 'worker' }],
  contexts: [
    async ({ browser }, use) => {
      const made = new Map<string, Promise<SharedContext>>();
      await use((whose, options) => {
        const key = JSON.stringify([whose, options]);
        const known = made.get(key) ?? shareContext(browser, options);
        made.set(key, known);
        return known;
      });
    },
    { scope: 'worker' },
  ],
  sharedAccount: [
    async ({ playwright, mailUrl }, use) => {
      let account: Promise<Account> | undefined;
      const signUp = async (): Promise<Account> => {
        const request = await playwright.request.newContext({ baseURL: process.env.CAREWARD_URL ?? '' });
        const person = aPerson();
        const token = await signUpByCalls(request, mailUrl, person);
        const { cookies } = await request.storageState();
        await request.dispose();
        return { person, token, cookies };
      };
      await use(() => (account ??= signUp()));
    },
    { scope: 'worker' },
  ],
  chosen: (
    { baseURL, locale, timezoneId, viewport, hasTouch, colorScheme, permissions, contextOptions },
    use,
  ) =>
    use({
      ...contextOptions,
      baseURL: baseURL ?? '',
      viewport,
      hasTouch,
      colorScheme,
      ...(locale && { locale }),
      ...(timezoneId && { timezoneId }),
      ...(permissions && { permissions }),
    }),
  context: async ({ contexts, chosen }, use) => {
    const { context, reset } = await contexts('own', chosen);
    await use(context);
    await reset();
  },
  page: async ({ context }, use) => {
    await use(context.pages()[0] ?? (await context.newPage()));
  },
  member: async ({ playwright, baseURL, mailUrl }, use) => {
    const member = aPerson();
    const elsewhere = await playwright.request.newContext({ ...(baseURL && { baseURL }) });
    await signUpByCalls(elsewhere, mailUrl, member);
    await elsewhere.dispose();
    await use(member);
  },
  caregiver: async ({ context, mailUrl }, use) => {
    const caregiver = aPerson();
    await signUpByCalls(context.request, mailUrl, caregiver);
    await use(caregiver);
  },
  anybody: async ({ context, sharedAccount }, use) => {
    const { person, cookies } = await sharedAccount();
    await context.addCookies(cookies);
    await forgetConversations(context.request);
    await use(person);
  },
  console: [
    async ({ context }, use) => {
      const lines: string[] = [];
      const end = collectConsole(context, lines);
      await use(lines);
      end();
      expect(lines, 'the console stays silent').toEqual([]);
    },
    { auto: true },
  ],
  otherBrowser: async ({ contexts, chosen, console: lines }, use) => {
    const { context, reset } = await contexts('other', chosen);
    const end = collectConsole(context, lines);
    await use(context);
    end();
    await reset();
  },
});

type Layout = { on: string; use: Partial<Pick<PlaywrightTestOptions, 'viewport' | 'hasTouch'>> };

/** For the journeys whose layout is worth a second look: every other one is made on a phone alone. */
export const layouts: readonly Layout[] = [
  { on: 'a phone', use: {} },
  { on: 'a desktop', use: { viewport: { width: 1280, height: 800 }, hasTouch: false } },
];

/** Whether this is `npm run test:long`, which also runs what takes long and rarely fails. */
export const isLongRun = process.env.LONG === '1';

/** Those of every run, and in the long run the others too. */
export const inLongRun = <T>(always: readonly T[], others: readonly T[]): readonly T[] =>
  isLongRun ? [...always, ...others] : always;
