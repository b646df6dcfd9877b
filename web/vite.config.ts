import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { developmentConfig } from './build/development-config.js';
import { preloadTextFont } from './build/preload-text-font.js';

export default defineConfig({
  plugins: [react(), developmentConfig(), preloadTextFont()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  server: { proxy: { '/api': `http://localhost:${process.env['PORT'] ?? 3000}` }, port: 5173 },
  build: { outDir: 'dist', manifest: true, target: 'es2022', assetsInlineLimit: 0 },
});
