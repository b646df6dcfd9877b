import { ANALYTICS_HOSTS } from '@careward/contracts/gateway/addresses';

/** What the analytics script and its pages share (gtag.js). */
type TagManagerGlobals = { dataLayer?: unknown[]; google_tag_manager?: unknown };
const shared = window as Window & TagManagerGlobals;

const SCRIPTS = `script[src^="${ANALYTICS_HOSTS.script}/"]`;
const COOKIE = /^_(ga|gid)/;

/** The script asks for this property of the window before it sends anything. */
const optOutFlag = (id: string) => `ga-disable-${id}`;

/** Counts a visit; the script is loaded first where it is not. */
export function countVisit(id: string, page: string): void {
  if (!document.querySelector(SCRIPTS)) load(id);
  // In place of the address, the title and the page before, which the script would take from the document.
  const { origin } = window.location;
  command('set', { page_location: origin + page, page_title: page, page_referrer: origin });
  command('event', 'page_view');
}

/** spec.md 4: removes the scripts and their cookies, and sets the flag. */
export function removeAnalytics(id: string): void {
  pauseAnalytics(id);
  for (const name of cookieNames()) deleteCookie(name);
}

/** The same without the cookies, by which somebody who goes on to a page that is counted is no new visitor. */
export function pauseAnalytics(id: string): void {
  for (const script of document.querySelectorAll(SCRIPTS)) script.remove();
  delete shared.dataLayer;
  delete shared.google_tag_manager;
  Object.defineProperty(window, optOutFlag(id), { configurable: true, value: true });
}

function load(id: string): void {
  // A property that answers by the address: the script runs on after a navigation, before anybody can stop it.
  Object.defineProperty(window, optOutFlag(id), {
    configurable: true,
    get: () => countedPage(window.location) === null,
  });
  const denied = { ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' };
  shared.dataLayer = [];
  command('consent', 'default', denied);
  command('js', new Date());
  command('config', id, {
    send_page_view: false,
    allow_google_signals: false,
    allow_ad_personalization_signals: false,
  });
  const script = document.createElement('script');
  script.async = true;
  script.src = `${ANALYTICS_HOSTS.script}/gtag/js?id=${id}`;
  document.head.append(script);
}

/** The script takes an `arguments` object for a command, which it knows by this tag, and no array. */
const command = (...args: unknown[]) =>
  shared.dataLayer?.push({ ...args, length: args.length, [Symbol.toStringTag]: 'Arguments' });

const cookieNames = () =>
  document.cookie
    .split('; ')
    .map((cookie) => cookie.split('=')[0] ?? '')
    .filter((name) => COOKIE.test(name));

/** The script sets them for the widest domain that it may, so they are deleted for every one. */
function deleteCookie(name: string): void {
  const labels = window.location.hostname.split('.');
  const domains = labels.map((_label, at) => `; domain=${labels.slice(at).join('.')}`);
  for (const domain of ['', ...domains]) document.cookie = `${name}=; max-age=0; path=/${domain}`;
}

/**
 * The pages whose visits are counted, under these names alone. Left out is every page that tells something about
 * somebody's health or care by being opened (coach, assessment, eligibility, onboarding, profile, library, safety).
 */
const COUNTED = new Set([
  '/',
  '/login',
  '/signup',
  '/settings',
  '/terms-of-service',
  '/privacy-policy',
  '/consent-notice',
]);

/** The name under which a visit counts; null where nothing may be loaded. A query may hold a token or an id. */
export const countedPage = ({ pathname, search }: Pick<Location, 'pathname' | 'search'>): string | null =>
  search === '' && COUNTED.has(pathname) ? pathname : null;

/** The pages that are about somebody's health or care and nothing else: no cookie of the script is left there. */
const ABOUT_HEALTH = /^\/(ai-coach|assessment|eligibility|onboarding|papers)(\/|$)/;

export const isAboutHealth = ({ pathname }: Pick<Location, 'pathname'>): boolean =>
  ABOUT_HEALTH.test(pathname);
