import { openLoopbackServer } from '@careward/testing/crawl-site/loopback-server';
import { benchPage } from './bench-page.js';

/**
 * A site of sections (`/s1-200/`: 200 pages), in a process of its own. It ends with the bench that forked it, which it
 * tells its origin.
 */
process.on('disconnect', () => process.exit());

const ROBOTS = `User-agent: *\n${Array.from({ length: 40 }, (_, n) => `Disallow: /private/${n}/*.pdf$`).join('\n')}\n`;
const PAGE = /^(\/s\d+-(\d+)\/)(\d*)$/;

const { origin } = await openLoopbackServer((request, response) => {
  if (request.url === '/robots.txt') return response.setHeader('content-type', 'text/plain').end(ROBOTS);
  const [, section, pages, n] = PAGE.exec(request.url ?? '') ?? [];
  if (!section || Number(n) >= Number(pages)) return response.writeHead(404).end();
  response
    .setHeader('content-type', 'text/html; charset=utf-8')
    .end(benchPage(section, Number(n), Number(pages)));
});
process.send?.(origin);
