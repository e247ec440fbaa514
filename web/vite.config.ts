import { defineConfig } from 'vitest/config';

// The site is built into build/site, where the server finds it. In development /api goes to a server
// on its usual port.
export default defineConfig({
  publicDir: 'public',
  oxc: { jsx: { runtime: 'automatic', importSource: 'preact' } },
  build: { target: 'es2022', assetsInlineLimit: 0, outDir: '../build/site', emptyOutDir: true },
  server: { proxy: { '/api': { target: process.env.CHICANE_SERVER ?? 'http://127.0.0.1:8080', ws: true } } },
  test: { environment: 'happy-dom', include: ['src/**/*.test.ts', 'src/**/*.test.tsx'] },
});
