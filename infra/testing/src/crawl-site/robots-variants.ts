import type { Answer } from './site-page.js';

/**
 * What the site's robots.txt is:
 * - open: allows everything; private: forbids `/private/`; closed: forbids everything
 * - delayed: as private, and asks for a second between requests
 * - moved: as private, behind a redirect; huge: as private, and what it says after 500 KiB does not count
 * - no-ai-input: allows reading, but not to give the words to an AI
 * - missing: there is none; failing: the server fails
 */
export type RobotsVariant =
  | 'open'
  | 'private'
  | 'closed'
  | 'delayed'
  | 'moved'
  | 'huge'
  | 'no-ai-input'
  | 'missing'
  | 'failing';

export const MOVED_ROBOTS = '/moved-robots.txt';
/** RFC 9309, section 2.5: at least so much of the file has to be read. */
const READ = 500 * 1_024;

const PRIVATE = 'User-agent: *\nDisallow: /private/\n';

export function robotsAnswer(variant: RobotsVariant, sitemap: string | null): Answer {
  const sitemapLine = sitemap === null ? '' : `Sitemap: ${sitemap}\n`;
  const file = (body: string): Answer => ({
    headers: { 'content-type': 'text/plain' },
    body: sitemapLine + body,
  });
  switch (variant) {
    case 'open':
      return file('User-agent: *\nDisallow:\n');
    case 'private':
      return file(PRIVATE);
    case 'closed':
      return file('User-agent: *\nDisallow: /\n');
    case 'delayed':
      return file(`${PRIVATE}Crawl-delay: 1\n`);
    case 'moved':
      return { status: 302, headers: { location: MOVED_ROBOTS } };
    case 'huge':
      return file(`${PRIVATE}${'# more\n'.repeat(READ / 7 + 100)}Disallow: /guides/\n`);
    case 'no-ai-input':
      return file('User-agent: *\nContent-Signal: search=yes, ai-input=no\nAllow: /\n');
    case 'missing':
      return { status: 404 };
    case 'failing':
      return { status: 500 };
  }
}

/** Whether a right crawler stays away from a path. */
export const isForbidden = (variant: RobotsVariant, path: string): boolean =>
  variant === 'closed' ||
  (path.startsWith('/private/') && ['private', 'delayed', 'moved', 'huge'].includes(variant));
