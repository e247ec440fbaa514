// The site as people use it: Debian's Chromium against the real server with its own database.
import { defineConfig } from '@playwright/test';

const port = Number(process.env.CHICANE_E2E_PORT ?? 18080);

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  timeout: 90_000,
  // Files side by side, but nobody beside those who measure time.
  workers: 2,
  projects: [
    { name: 'site', testIgnore: /speed\.spec/ },
    { name: 'speed', testMatch: /speed\.spec/, dependencies: ['site'] },
  ],
  retries: 0,
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    serviceWorkers: 'block',
    actionTimeout: 10_000,
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
      ],
    },
  },
  webServer: {
    command: `rm -rf test-results/data && mkdir -p test-results && ../build/release/chicane serve --port ${port} --data test-results/data --site ../build/site`,
    url: `http://127.0.0.1:${port}/api/health`,
    reuseExistingServer: false,
  },
});
