import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildModule, buildScript, dist, filesOf } from './client.mjs';

/**
 * Writes `pages/<flag>/<path>/index.html`: index.html with the first paint of that page in it. It has the page's styles,
 * a template for each state that only the browser knows (the language; somebody signed in or not), and a script that
 * shows the right one while the page's own script, which takes it over, is on its way.
 */
const SOURCE = join(import.meta.dirname, '../src/app/first-paint');
const layout = (name) => `src/app/layouts/${name}-layout.tsx`;
const DETAILS = 'src/features/landing/landing-details.tsx';

const stored = provideBrowser();
const { renderFirstPaint, config, firstScreens } = await buildModule(join(SOURCE, 'render-first-paint.tsx'));
const { code: script } = await buildScript(join(SOURCE, 'show-first-paint.ts'));
const index = await readFile(join(dist, 'index.html'), 'utf8');
const known = filesOf(['index.html']);

config.brandName = '__BRAND_NAME__';
config.supportEmail = '__SUPPORT_EMAIL__';
for (const flag of ['eligibility', 'usual']) {
  config.eligibilityFeatures = flag === 'eligibility';
  for (const screen of firstScreens) {
    const folder = join(dist, 'pages', flag, screen.path);
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, 'index.html'), await pageOf(screen));
  }
}

async function pageOf({ path, page, calls, threads = '', publicCalls = [], isForm, sentTo = page }) {
  const visited = isForm ? [page, layout('form')] : publicCalls.length > 0 ? [page] : [DETAILS];
  const states = [
    { token: null, calls: publicCalls, threads: '', files: filesOf(['index.html', ...visited]) },
    { token: 'token', calls, threads, files: filesOf(['index.html', sentTo, layout('app')]) },
  ];
  // Where somebody signed in is sent on from here is not known before the script runs.
  if (isForm && sentTo === page) states.pop();
  const templates = [];
  for (const state of states)
    for (const language of ['en', 'es']) templates.push(await templateOf(path, language, state));
  const styles = new Set(states.flatMap(({ files }) => cssOf(files)));
  // A disabled link fetches nothing, and the page's script takes its style sheet for loaded.
  const loaded = [...styles].map((file) => `<link rel="stylesheet" href="/${file}" disabled />`);
  const css = await Promise.all([...styles].map((file) => readFile(join(dist, file), 'utf8')));
  return index
    .replace(/<link rel="stylesheet"[^>]*>\s*/, '')
    .replace(
      '</head>',
      () => `${loaded.join('')}<style nonce="__STYLE_NONCE__">${css.join('')}</style></head>`,
    )
    .replace(
      '</body>',
      () => `${templates.join('')}<script nonce="__SCRIPT_NONCE__">${script}</script></body>`,
    );
}

async function templateOf(path, language, { token, calls, threads, files }) {
  Object.assign(stored, { language, authToken: token });
  const html = await renderFirstPaint(path, token !== null);
  if (html.includes('undefined')) throw new Error(`${path} shows what only the configuration knows`);
  const scripts = [...files].filter((file) => file.endsWith('.js') && !known.has(file));
  const attributes = {
    language,
    eligibility: config.eligibilityFeatures,
    'signed-in': token !== null,
    calls: calls.join(' '),
    threads,
    scripts: scripts.map((file) => `/${file}`).join(' '),
  };
  const data = Object.entries(attributes).map(([name, value]) => ` data-${name}="${value}"`);
  // The Content Security Policy allows no style attributes; the script sets them.
  return `<template${data.join('')}>${html.replaceAll(' style="', ' data-style="')}</template>`;
}

function cssOf(files) {
  return [...files].filter((file) => file.endsWith('.css'));
}

/** What the components read while they are rendered. */
function provideBrowser() {
  const items = {};
  const localStorage = { getItem: (key) => items[key] ?? null };
  const document = { getElementById: () => ({ textContent: '{}' }) };
  for (const [name, value] of Object.entries({ localStorage, document }))
    Object.defineProperty(globalThis, name, { value });
  return items;
}
