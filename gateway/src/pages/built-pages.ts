import { existsSync } from 'node:fs';
import { readFile, readdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { publicConfigOf, type GatewayConfig } from '../config.js';

/**
 * The page to send at a path, with the public configuration in it: one of those that were built with their first paint
 * (web/build/first-paint.mjs), else index.html.
 */
export async function readBuiltPages(config: GatewayConfig): Promise<(path: string) => string> {
  const { eligibilityFeatures } = publicConfigOf(config);
  const folder = join(config.WEB_ROOT, 'pages', eligibilityFeatures ? 'eligibility' : 'usual');
  const files = existsSync(folder) ? await readdir(folder, { recursive: true }) : [];
  const built = new Map<string, string>();
  for (const file of files.filter((name) => name.endsWith('index.html')))
    built.set(join('/', dirname(file)), await readPage(join(folder, file), config));
  const usual = await readPage(join(config.WEB_ROOT, 'index.html'), config);
  return (path) => built.get(path) ?? usual;
}

/** `<` is escaped so that no value can end the script. */
async function readPage(file: string, config: GatewayConfig): Promise<string> {
  const { brandName } = publicConfigOf(config);
  const json = JSON.stringify(publicConfigOf(config)).replaceAll('<', '\\u003c');
  return (await readFile(file, 'utf8'))
    .replace('__CAREWARD_CONFIG__', () => json)
    .replaceAll('__BRAND_NAME__', () => escaped(brandName));
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
