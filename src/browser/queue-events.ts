import { suppressEvent, isSteering, repeatEvent } from '#browser/queued-event.ts'

/** Clicks and steering keys in a inactive island wake it and are stored; the answer gives them back. */
export const queueEvents = (root: Element, wake: () => Promise<void>): (() => void) => {
  const listening = new AbortController()
  const queued: Event[] = []
  const rouse = (): void => void wake()
  const hold = (event: Event): void => {
    if (event.target instanceof Element && event.target.closest('a[href]')) return
    suppressEvent(event)
    queued.push(event)
    rouse()
  }
  const steer = (event: Event): void => {
    if (isSteering(event)) hold(event)
  }
  const listeners = { click: hold, keydown: steer, focusin: rouse, pointerover: rouse }
  for (const [type, listener] of Object.entries(listeners))
    root.addEventListener(type, listener, { capture: true, signal: listening.signal })
  return () => {
    listening.abort()
    queued.forEach(repeatEvent)
  }
}
