import type {
  Browser,
  BrowserContext,
  BrowserContextOptions,
  CDPSession,
  Disposable,
  Page,
} from '@playwright/test';

/**
 * Where a page waits for the next journey: a document of the product's origin without a script, so that the browser keeps
 * the page's process, whose start costs more than a page. A journey that needs a tab without a past opens about:blank.
 */
const QUIET = '/mark.svg';
const STORAGE = 'local_storage,indexeddb,service_workers,cache_storage';

/** A browser context that journeys use one after the other: one of its own would cost each of them a second of the processor. */
export type SharedContext = {
  context: BrowserContext;
  /** Takes away what a journey has left: pages, routes, init scripts, cookies, storage, emulation and history. */
  reset: () => Promise<void>;
};

export async function shareContext(
  browser: Browser,
  options: BrowserContextOptions & { baseURL: string },
): Promise<SharedContext> {
  const quiet = new URL(QUIET, options.baseURL).href;
  // A worker that is left would answer the next journey's pages; the journey that is about it has a context of its own.
  const context = await browser.newContext({ serviceWorkers: 'block', ...options });
  const scripts: Disposable[] = [];
  collectInitScripts(context, scripts);
  /** Whether a journey has opened pages besides the first, or has gone anywhere in that. */
  let isUsed = false;
  context.on('page', (opened) => {
    collectInitScripts(opened, scripts);
    isUsed = true;
  });
  let page = await context.newPage();
  let devTools = await context.newCDPSession(page);

  async function renew(): Promise<void> {
    if (!page.isClosed()) return;
    page = await context.newPage();
    devTools = await context.newCDPSession(page);
  }

  async function reset(): Promise<void> {
    await renew();
    for (const other of context.pages()) if (other !== page) await other.close();
    for (const holder of [context, page]) await holder.unrouteAll({ behavior: 'ignoreErrors' });
    for (const script of scripts.splice(0)) await script.dispose();
    await context.setOffline(false);
    await page.emulateMedia({
      media: null,
      colorScheme: options.colorScheme ?? 'light',
      reducedMotion: options.reducedMotion ?? null,
      forcedColors: null,
      contrast: null,
    });
    if (options.viewport) await page.setViewportSize(options.viewport);
    // A journey of calls alone leaves nothing in the pages' storage.
    isUsed ||= page.url() !== 'about:blank' && page.url() !== quiet;
    if (isUsed) await forget(page, devTools, quiet);
    isUsed = false;
    await context.clearCookies();
    page.removeAllListeners('request');
    context.removeAllListeners('request');
  }
  return { context, reset };
}

/** The tab's storage has no command of the browser's, so it is emptied in a page where nothing fills it again. */
async function forget(page: Page, devTools: CDPSession, quiet: string): Promise<void> {
  await page.goto(quiet);
  await page.evaluate("sessionStorage.clear(); window.name = ''");
  const { origin } = new URL(quiet);
  await devTools.send('Storage.clearDataForOrigin', { origin, storageTypes: STORAGE });
  await devTools.send('Page.resetNavigationHistory');
}

/** Notes every init script, however it is added. */
function collectInitScripts(holder: Pick<Page, 'addInitScript'>, scripts: Disposable[]): void {
  const add = holder.addInitScript.bind(holder) as (...all: unknown[]) => Promise<Disposable>;
  holder.addInitScript = async (...all: unknown[]) => {
    const script = await add(...all);
    scripts.push(script);
    return script;
  };
}
