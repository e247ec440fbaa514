import { defineConfig } from 'vitest/config';
import { precache } from './tools/precache.ts';

// The site is built into build/site, where the server finds it. In development /api goes to a server
// on its usual port.
export default defineConfig({
  publicDir: 'public',
  plugins: [precache()],
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: {
    target: 'es2022',
    assetsInlineLimit: 0,
    outDir: '../build/site',
    emptyOutDir: true,
    rolldownOptions: {
      input: { index: 'index.html', sw: 'src/sw.ts' },
      // The service worker is found under one name for ever; all else is named by its content.
      output: { entryFileNames: (chunk) => (chunk.name === 'sw' ? 'sw.js' : 'assets/[name]-[hash].js') },
    },
  },
  server: { proxy: { '/api': { target: process.env.CHICANE_SERVER ?? 'http://127.0.0.1:8080', ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'src/**/*.test.tsx'] },
});
