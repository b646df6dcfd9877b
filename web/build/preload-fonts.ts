import type { Plugin } from 'vite';

const FONT = /\.woff2$/;

/** The first paint needs both fonts, but the browser would only discover them after loading the stylesheet. */
export function preloadFonts(): Plugin {
  return {
    name: 'careward:preload-fonts',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (_html, { bundle }) =>
        Object.keys(bundle ?? {})
          .filter((file) => FONT.test(file))
          .map((file) => ({
            tag: 'link',
            attrs: { rel: 'preload', href: `/${file}`, as: 'font', type: 'font/woff2', crossorigin: true },
            injectTo: 'head' as const,
          })),
    },
  };
}
