/** What robots.txt files call us. */
export const PRODUCT_TOKEN = 'CarewardBot';

/** Says who asks, where that is explained, and whom to write to. */
export const userAgent = (config: { PUBLIC_URL: string; SUPPORT_EMAIL: string }): string =>
  `${PRODUCT_TOKEN}/1.0 (+${new URL('/', config.PUBLIC_URL).href}; contact: ${config.SUPPORT_EMAIL})`;
