import { defineConfig } from '@playwright/test'
import { findBrowser } from './e2e/browser.ts'

const { executablePath, env } = await findBrowser()

export default defineConfig({
  testDir: 'e2e',
  globalSetup: './e2e/server.setup.ts',
  outputDir: 'test-results',
  fullyParallel: true,
  // One more than the two cores of the smallest machine: a sixth of the time a test waits for an answer.
  workers: 3,
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
      grepInvert: /@one-screen/,
      // What servers send, clocks, keys and storage do is the same on every screen; others choose their screens themselves.
      testIgnore: [
        'cart.spec.ts',
        'checkout.spec.ts',
        'authoring.spec.ts',
        'orders.spec.ts',
        'support.spec.ts',
        'exports.spec.ts',
        'insights.spec.ts',
        'forms.spec.ts',
        'quick-order.spec.ts',
        'markup.spec.ts',
        'tools.spec.ts',
        'page-checks.spec.ts',
        'everyone.spec.ts',
        'links.spec.ts',
        'locale-flyout.spec.ts',
        'menu.spec.ts',
        'menu-loading.spec.ts',
        'demo-front.spec.ts',
        'design-system.spec.ts',
        'drafts.spec.ts',
        'session.spec.ts',
        'downloads.spec.ts',
        'market.spec.ts',
        'keyboard.spec.ts',
        'account-price.spec.ts',
        'api-docs.spec.ts',
        'locale.spec.ts',
        'missing-page.spec.ts',
        'people.spec.ts',
        'privacy.spec.ts',
        'product-import.spec.ts',
        'reauthentication.spec.ts',
        'replacement-list.spec.ts',
        'search-failure.spec.ts',
        'sign-in.spec.ts',
        'unsold.spec.ts',
        'without-script.spec.ts',
        'training-sites.spec.ts',
        'schedules.spec.ts',
        'modals.spec.ts',
        'islands.spec.ts',
        'combo-select.spec.ts',
        'page-weight.spec.ts',
      ],
      use: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, hasTouch: true, isMobile: true },
    },
  ],
})
