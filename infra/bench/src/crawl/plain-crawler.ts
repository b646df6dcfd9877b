import { CheerioCrawler } from '@crawlee/cheerio';

/**
 * crawlee as its documentation shows it, with its defaults: each page's title and text are kept in its dataset, and its
 * links are followed. It crawls each section that it is sent, and ends with the bench that forked it.
 */
process.on('disconnect', () => process.exit());
process.on('message', (url: string) => void crawl(url).then((done) => process.send?.(done)));
process.send?.('ready');

async function crawl(url: string): Promise<{ pages: number; ms: number }> {
  let pages = 0;
  const crawler = new CheerioCrawler({
    requestHandler: async ({ $, request, enqueueLinks, pushData }) => {
      const main = $('main, article, body').first();
      main.find('script, style, nav, aside, footer').remove();
      await pushData({ url: request.url, title: $('title').text(), text: main.text() });
      await enqueueLinks();
      pages++;
    },
  });
  const began = performance.now();
  await crawler.run([url]);
  return { pages, ms: performance.now() - began };
}
