import { fileURLToPath } from 'node:url';
import type { PublicConfig } from '@careward/contracts/gateway/routes';
import type { Plugin } from 'vite';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import subsetFont from 'subset-font';

/** In production the gateway writes the public configuration into index.html; the development server does it here. */
export function developmentConfig(): Plugin {
  const config: PublicConfig = {
    brandName: process.env['BRAND_NAME'] ?? 'Careward',
    supportEmail: process.env['SUPPORT_EMAIL'] ?? 'support@careward.example',
    eligibilityFeatures: process.env['FEATURE_ELIGIBILITY_ENABLED'] === 'true',
    coachTimeoutFactor: Number(process.env['COACH_TIMEOUT_FACTOR'] ?? 1),
    analyticsId: process.env['ANALYTICS_ID'] ?? null,
    pushKey: process.env['WEB_PUSH_PUBLIC_KEY'] ?? null,
  };
  return {
    name: 'careward:development-config',
    apply: 'serve',
    transformIndexHtml: (html) =>
      html
        .replace('__CAREWARD_CONFIG__', JSON.stringify(config))
        .replaceAll('__BRAND_NAME__', config.brandName)
        .replaceAll('__SUPPORT_EMAIL__', config.supportEmail),
  };
}

const TEXT_FONT = /atkinson[^/]*\.woff2$/;

/** The first paint needs the font of texts, but the browser would only discover it after loading the stylesheet. */
export function preloadTextFont(): Plugin {
  return {
    name: 'careward:preload-text-font',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => TEXT_FONT.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}

const OURS = fileURLToPath(new URL('../src/base/config.ts', import.meta.url));
const WRITES_STYLES = /@rc-component\/util\/es\/Dom\/dynamicCSS\.js$|@ant-design\/icons\/es\/cssUtils\.js$/;

/**
 * antd gives the nonce of its ConfigProvider to the styles of its parts, but not to two that it writes on the way: what
 * measures the scroll bars of a table, and what keeps the page behind a drawer from scrolling. The Content Security Policy
 * refuses those, so the function that writes every style takes the page's nonce where it is given none.
 */
export function nonceForAntd(): Plugin {
  return {
    name: 'careward:nonce-for-antd',
    transform: {
      filter: { id: WRITES_STYLES },
      handler(code) {
        const patched = code.replace(
          /if \(csp\?\.nonce\) \{\s*styleNode\.nonce = csp\??\.nonce;\s*\}/,
          'styleNode.nonce = csp?.nonce ?? nonceOfPage();',
        );
        if (patched === code) this.error('antd writes its styles in another way now');
        return `import { styleNonce as nonceOfPage } from ${JSON.stringify(OURS)};\n${patched}`;
      },
    },
  };
}

/** The weights that the style sheets name; the others are half of each font. */
const WEIGHTS = {
  'atkinson-hyperlegible-next': { min: 400, max: 700 },
  fraunces: 560,
};

/** Every letter that the fonts have, since a person may type it. */
const LETTERS = Array.from({ length: 0xd800 }, (_, code) => String.fromCharCode(code)).join('');

const FOLDER = fileURLToPath(new URL('../node_modules/.fonts', import.meta.url));

/** Writes the fonts with our weights alone; returns the alias under which vite finds them in place of the packages'. */
export async function ownWeights() {
  for (const [font, wght] of Object.entries(WEIGHTS)) {
    const path = join(font, 'files', `${font}-latin-wght-normal.woff2`);
    const whole = readFileSync(fileURLToPath(import.meta.resolve(`@fontsource-variable/${path}`)));
    const own = await subsetFont(whole, LETTERS, { targetFormat: 'woff2', variationAxes: { wght } });
    mkdirSync(dirname(join(FOLDER, path)), { recursive: true });
    writeFileSync(join(FOLDER, path), own);
  }
  return { find: /^@fontsource-variable(?=\/.*\.woff2$)/, replacement: FOLDER };
}
