import type { Plugin } from 'vite';

const TEXT_FONT = /atkinson-hyperlegible-next-latin-wght-normal.*\.woff2$/;

/** The first paint needs the text font, but the browser would only discover it after loading the stylesheet. */
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
