import { QUEUE_BOARD } from '@careward/contracts/gateway/queue-board';

/** Where bull-board's page may be: its own views, by their addresses. */
export const pageAddresses = [
  '',
  '/',
  '/metrics-history',
  '/job-schedulers',
  '/queue/:queueName',
  '/queue/:queueName/:jobId',
].map((view) => QUEUE_BOARD + view);

/** Its settings. What it could tell about Redis is nothing to act on here; its help leads to another site. */
const settings = (brandName: string) => ({
  boardTitle: `${brandName} queues`,
  hideRedisDetails: true,
  hideDocsLink: true,
  pollingInterval: { showSetting: true },
  showMetrics: true,
  miscLinks: [{ text: 'Content discovery', url: '/admin/discovery' }],
});

/**
 * bull-board's page around its own scripts and styles, which `template` (its index.ejs) names. The rest of the template
 * is left out: a font of another host, and styles within the page, which our policy forbids.
 */
export function pageOf(template: string, brandName: string): string {
  const files = template.match(/<link href="static[^>]*>|<script defer src="static[^>]*><\/script>/g) ?? [];
  // `<` is escaped so that no value can end the script.
  const json = JSON.stringify(settings(brandName)).replaceAll('<', '\\u003c');
  return [
    '<!DOCTYPE html><html lang="en" dir="ltr"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<base href="${QUEUE_BOARD}/"><title>Queues</title>`,
    '<link rel="icon" type="image/svg+xml" id="fav-logo" href="static/images/logo.svg">',
    ...files,
    '</head><body class="preload">',
    `<script id="__UI_CONFIG__" type="application/json">${json}</script>`,
    '<div id="root"></div></body></html>',
  ].join('\n');
}
