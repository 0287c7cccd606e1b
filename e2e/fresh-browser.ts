import { test, type Browser, type BrowserContextOptions, type Page } from '@playwright/test'
import { expect, watchFaults } from './site.fixture.ts'

type FreshBrowser = BrowserContextOptions & {
  /** Of this step alone. */
  readonly expectedFault?: RegExp
}

/** Scripts are switched off by a policy, and so the browser reports them as refused. */
export const WITHOUT_SCRIPT = {
  javaScriptEnabled: false,
  expectedFault: /^request failed: .*\.js \(csp\)$/,
} as const satisfies FreshBrowser

/** A step of a journey that starts without cookies, storage and clock of the others, and fails on any fault that it does not expect. */
export const stepInFreshBrowser = (
  browser: Browser,
  title: string,
  { expectedFault, ...options }: FreshBrowser,
  visit: (page: Page) => Promise<unknown>,
): Promise<void> =>
  test.step(title, async () => {
    const context = await browser.newContext(options)
    const page = await context.newPage()
    const faults: string[] = []
    await watchFaults(page, faults)
    await visit(page)
    const unexpected = faults.filter((fault) => expectedFault?.test(fault) !== true)
    expect(unexpected, 'the browser found nothing wrong').toEqual([])
    await context.close()
  })
