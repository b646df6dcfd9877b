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
const ABOUT_HEALTH = /^\/(ai-coach|assessment|eligibility|onboarding)(\/|$)/;

export const isAboutHealth = ({ pathname }: Pick<Location, 'pathname'>): boolean =>
  ABOUT_HEALTH.test(pathname);
