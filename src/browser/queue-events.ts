import { suppressEvent, isSteering, repeatEvent } from '#browser/queued-event.ts'

/** Clicks and steering keys in an island that is not hydrated yet start that and are stored; the answer repeats them. */
export const queueEvents = (root: Element, hydrate: () => Promise<void>): (() => void) => {
  const listening = new AbortController()
  const queued: Event[] = []
  const start = (): void => void hydrate()
  const hold = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest('a[href]')) return
    suppressEvent(event)
    queued.push(event)
    start()
  }
  const steer = (event: Event): void => {
    if (isSteering(event)) hold(event)
  }
  const listeners = { click: hold, keydown: steer, focusin: start, pointerover: start }
  for (const [type, listener] of Object.entries(listeners))
    root.addEventListener(type, listener, { capture: true, signal: listening.signal })
  return () => {
    listening.abort()
    queued.forEach(repeatEvent)
  }
}
