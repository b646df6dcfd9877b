import type { PublicConfig } from '@careward/contracts/gateway/routes';
import type { Plugin } from 'vite';

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
