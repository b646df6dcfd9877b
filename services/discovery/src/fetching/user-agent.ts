import { CRAWLER, CRAWLER_PAGE } from '@careward/contracts/discovery/crawler';

/** Says who asks, where that is explained, and whom to write to. */
export const userAgent = (config: { PUBLIC_URL: string; SUPPORT_EMAIL: string }): string =>
  `${CRAWLER}/1.0 (+${new URL(CRAWLER_PAGE, config.PUBLIC_URL).href}; contact: ${config.SUPPORT_EMAIL})`;
