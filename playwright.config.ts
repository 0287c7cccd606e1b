import { defineConfig } from '@playwright/test'
import { findBrowser } from './e2e/browser.ts'

const { executablePath, env } = await findBrowser()

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/server.setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  workers: 2,
  forbidOnly: process.env['CI'] !== undefined,
  // A busy machine may take long over anything; what hangs is still ended.
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // On a busy machine a step can come too late once; whoever needs another try is named as flaky at the end.
  retries: 2,
  globalTimeout: 3_600_000,
  reporter: [['list'], ['./e2e/failures.reporter.ts']],
  use: {
    screenshot: 'only-on-failure',
    // Tests that want motion ask for it; the others never wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath,
      env,
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-background-networking',
        '--disable-component-update',
        '--host-resolver-rules=MAP *.localhost 127.0.0.1, MAP localhost 127.0.0.1',
      ],
    },
  },
  projects: [
    { name: 'desktop', grepInvert: /@phone-only/, use: { viewport: { width: 1440, height: 900 } } },
    {
      name: 'phone',
      grep: /@also-on-phone|@phone-only/,
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
  ],
})
