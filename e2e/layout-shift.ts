import type { Page } from '@playwright/test'

type Shift = PerformanceEntry & { readonly value: number; readonly hadRecentInput: boolean }
/** Shifts that nobody sees: a word that gets its own font a moment late. A line that moves is far more. */
export const UNSEEN = 0.01

type Watching = Window & { shifts?: number }

/** From the first paint on; what a person causes does not count. */
export const watchShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const watching = window as Watching
    watching.shifts = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as Shift[])
        if (!entry.hadRecentInput) watching.shifts = (watching.shifts ?? 0) + entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  })

/** Two frames later, when the observer has been called. */
export const readShifts = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    await document.fonts.ready
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame)
    return (window as Watching).shifts ?? -1
  })
