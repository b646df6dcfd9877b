import { ANALYTICS_HOSTS } from '@careward/contracts/web/analytics';
import type { BrowserContext } from '@playwright/test';

export const ANALYTICS_ID = 'G-TEST123456';
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

export type Visits = {
  /** Requests to other hosts, in their order. */
  outside: URL[];
  /** The names of the pages that were counted. */
  counted: () => string[];
};

/** Configures analytics in every page of the browser, as the gateway does with ANALYTICS_ID, and stands in for its hosts. */
export async function measureVisits(context: BrowserContext, baseURL: string | undefined): Promise<Visits> {
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
