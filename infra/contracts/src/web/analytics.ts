/** Where the analytics script is loaded from, and where it may send to; in the pages' policy only with an id. */
export const ANALYTICS_HOSTS = {
  script: 'https://www.googletagmanager.com',
  collect: 'https://*.google-analytics.com',
} as const;
