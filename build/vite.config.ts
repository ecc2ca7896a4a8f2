import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { fromRoot } from './bootstrap/paths.mjs';

const host = `127.0.0.1:${process.env.HEXFRONT_HOST_PORT ?? '5174'}`;

export default defineConfig({
  root: fromRoot('renderer'),
  // Relative, because Electron's own protocol and the loopback host serve the same files.
  base: './',
  plugins: [react()],
  build: {
    outDir: fromRoot('dist', 'renderer'),
    emptyOutDir: true,
    target: 'chrome140',
    // The content security policy allows files of our own and neither inline scripts nor data: code.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // A desktop game loads from disk: one larger file is no slower than ten.
    chunkSizeWarningLimit: 4000,
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    strictPort: true,
    // changeOrigin satisfies the host's Host check; the Origin stays ours, see --dev-origin.
    proxy: {
      '/host': { target: `ws://${host}`, ws: true, changeOrigin: true },
      '/api': { target: `http://${host}`, changeOrigin: true },
    },
  },
});
