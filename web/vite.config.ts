import { createHash } from 'node:crypto';
import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { antStyles } from './build/ant-styles.js';
import { chunks } from './build/chunks.js';
import { developmentConfig, nonceForAntd, ownWeights, preloadTextFont } from './build/plugins.js';

/** Aliases instead of the `source` export condition, under which some libraries ship code that is not built. */
const ours = fileURLToPath(new URL('../infra/$1/src/$2.ts', import.meta.url));

/** The package exports its development build alone, which carries its warnings to the browser. */
const reactRouter = fileURLToPath(import.meta.resolve('react-router')).replace(
  /dist.development.*/,
  'dist/production/index.mjs',
);

const hashOf = (file: string) => createHash('sha256').update(file).digest('hex').slice(0, 4);

export default defineConfig({
  plugins: [react(), developmentConfig(), preloadTextFont(), nonceForAntd(), antStyles()],
  resolve: {
    alias: [
      { find: /^@careward\/(contracts|content)\/(.*)/, replacement: ours },
      { find: /^react-router$/, replacement: reactRouter },
      await ownWeights(),
    ],
  },
  // A name for each style sheet and class; the default adds a longer hash and the line, which no page needs.
  css: {
    modules: {
      generateScopedName: (name, file) => `${name}-${hashOf(relative(import.meta.dirname, file))}`,
    },
  },
  server: { proxy: { '/api': `http://localhost:${process.env['PORT'] ?? 3000}` }, port: 5173 },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    // Every browser that has this target preloads modules itself.
    modulePreload: {
      polyfill: false,
      // A page is loaded by scripts that are there, so they need not be listed for each page.
      resolveDependencies: (_, files, { hostType }) =>
        hostType === 'js'
          ? files.filter((file) => !/\/(foundation|root|rolldown-runtime)-/.test(file))
          : files,
    },
    assetsInlineLimit: 0,
    rolldownOptions: {
      // What antd is made of does not say so itself.
      treeshake: { moduleSideEffects: [{ test: /node_modules\/@rc-component\//, sideEffects: false }] },
      output: {
        codeSplitting: { groups: chunks },
        // The first load lists the files of every page, and the signs of a hash cannot be compressed.
        entryFileNames: 'assets/[name]-[hash:7].js',
        chunkFileNames: 'assets/[name]-[hash:7].js',
        assetFileNames: 'assets/[name]-[hash:5][extname]',
      },
    },
  },
});
