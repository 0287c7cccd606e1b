/** Soon, but after what the visitor waits for: the first paint, a scroll, a key. */
const LONGEST_WAIT_MS = 1000

export const whenIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve(), { timeout: LONGEST_WAIT_MS })
    else setTimeout(resolve)
  })
