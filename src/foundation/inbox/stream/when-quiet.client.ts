import { onApiEvent } from '#browser/api.ts'

/** So long nothing was loaded: the page rests, and somebody stays on it. */
const QUIET_MS = 2_500

/** Resolves once the page loads nothing more; whoever goes on to the next page before opens no stream here. */
export const whenQuiet = (): Promise<void> =>
  new Promise((resolve) => {
    let running = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (): void => {
      clearTimeout(timer)
      timer = running > 0 ? undefined : setTimeout(finish, QUIET_MS)
    }
    const stopListening = onApiEvent(({ type }) => {
      if (type === 'failed') return
      running = Math.max(0, running + (type === 'started' ? 1 : -1))
      wait()
    })
    const loaded = new PerformanceObserver(wait)
    const finish = (): void => {
      if (document.readyState !== 'complete') return wait()
      stopListening()
      loaded.disconnect()
      resolve()
    }
    loaded.observe({ type: 'resource' })
    wait()
  })
