/** Where the dashboard of the job queues is. What its page asks is below, and open to whoever may open the page. */
export const QUEUE_BOARD = '/api/admin/queues';

/** Where the analytics script is loaded from, and where it may send to; in the pages' policy only with an id. */
export const ANALYTICS_HOSTS = {
  script: 'https://www.googletagmanager.com',
  collect: 'https://*.google-analytics.com',
} as const;
