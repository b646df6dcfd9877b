import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { developmentConfig } from './build/development-config.js';
import { preloadTextFont } from './build/preload-text-font.js';

/** By alias and not by the `source` condition, which some libraries have too and ship unbuilt. */
const contracts = fileURLToPath(new URL('../infra/contracts/src/$1.ts', import.meta.url));

const foundation =
  /node_modules\/(@reduxjs|immer|react|react-dom|react-redux|react-router|redux|redux-thunk|reselect|scheduler|use-sync-external-store)\/|contracts\/src\/limits/;

export default defineConfig({
  plugins: [react(), developmentConfig(), preloadTextFont()],
  resolve: {
    alias: [{ find: /^@careward\/contracts\/(.*)/, replacement: contracts }],
  },
  server: { proxy: { '/api': `http://localhost:${process.env['PORT'] ?? 3000}` }, port: 5173 },
  build: {
    outDir: 'dist',
    manifest: true,
    target: 'es2022',
    assetsInlineLimit: 0,
    // What every page stands on is one file: split by chance it compresses worse, and changes with every page.
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'foundation', test: foundation }] } } },
  },
});
