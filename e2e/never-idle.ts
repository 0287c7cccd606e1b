import type { Page } from '@playwright/test'

/** A browser that never rests fetches nothing ahead: whatever it loads, it runs. */
export const neverIdle = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.requestIdleCallback = () => 0
  })
