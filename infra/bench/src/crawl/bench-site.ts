import { careText } from '@careward/testing/crawl-site/care-text';
import { articleOf } from '@careward/testing/crawl-site/html-page';
import { openLoopbackServer } from '@careward/testing/crawl-site/loopback-server';

/** Links of a page's menu and footer, which each page of a section repeats. */
const MENU = 30;
const FOOTER = 15;
/** Pages that a page leads to below its text: enough that five links lead from the first page to any. */
const BRANCHES = 8;
const RELATED = 12;

const times = (count: number, line: (n: number) => string): string =>
  Array.from({ length: count }, (_, n) => line(n)).join('\n');

const style = times(
  120,
  (n) => `.module-${n}{margin:0 auto;padding:${n % 24}px;color:#3${n % 10}4;font-family:Georgia,serif}`,
);
const script = times(
  60,
  (n) => `window.dataLayer=window.dataLayer||[];dataLayer.push({event:"view-${n}",value:${n * 17}});`,
);
const icons = times(
  12,
  (n) => `<svg width="24" height="24"><path d="M${n} 12h18M12 ${n}v18l6-6 3 3-9 9-9-9 3-3z"/></svg>`,
);

const HEAD = `<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="description" content="Guides for families who care for somebody at home.">
<meta property="og:type" content="article"><meta property="og:site_name" content="Harbor Family Care">
<link rel="stylesheet" href="/site.css"><link rel="icon" href="/icon.png"><style>${style}</style><script>${script}</script>`;
const TAIL = `<section class="newsletter"><form action="/newsletter"><label>Letters by mail <input name="mail"></label><button>Subscribe</button></form></section>
<script>${script}</script>`;

/**
 * A page of 20 to 60 KiB as such sites send them: styles and scripts, a menu, the text, related pages, a footer. Half of
 * them mark the text with `main`, a quarter with `article`, and a quarter not at all.
 */
function benchPage(section: string, n: number, pages: number): string {
  const text = careText(`${section}${n}`, n % 5 === 4 ? 'es' : 'en', 5 + (n % 20));
  const to = (page: number) => `${section}${page % pages === 0 ? '' : page % pages}`;
  const link = (page: number, words: string) =>
    `<li class="item"><a class="link" href="${to(page)}">${words}</a></li>`;
  const children = Array.from({ length: BRANCHES }, (_, child) => n * BRANCHES + child + 1);
  const body = `<h1>${text.title}</h1><p class="by">By the nurses of Harbor, reviewed in May</p>\n${articleOf(text)}`;
  return `<!doctype html><html lang="${n % 5 === 4 ? 'es' : 'en'}"><head><title>${text.title} (${n}) | Harbor Family Care</title>${HEAD}</head>
<body class="page page-${n}"><header class="site-header"><a href="${section}">Harbor Family Care</a>${icons}
<nav class="menu"><ul>${times(MENU, (item) => link(item, `Topic ${item} of the menu`))}</ul></nav></header>
<div class="layout">${marked(n, body)}
<aside class="sidebar"><h3>Related guides</h3><ul>${times(RELATED, (item) => link(n * 7 + item * 31, `Related guide ${item}`))}</ul></aside></div>
<div class="more"><h3>More about this</h3><ul>${children
    .filter((child) => child < pages)
    .map((child) => link(child, `Guide ${child}`))
    .join('\n')}</ul></div>
<footer class="site-footer"><ul>${times(FOOTER, (item) => link(item + MENU, `Footer ${item}`))}</ul>
<p><a href="https://social.example/harbor">Follow us</a> <a href="mailto:help@care.example">Write to us</a> All rights reserved.</p></footer>${TAIL}
</body></html>`;
}

function marked(n: number, body: string): string {
  if (n % 4 < 2) return `<main class="content"><article>${body}</article></main>`;
  if (n % 4 === 2) return `<div class="content"><article class="post">${body}</article></div>`;
  return `<div class="content"><div class="post"><div class="post-body">${body}</div></div></div>`;
}

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
