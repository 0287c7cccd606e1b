import { suppressEvent, isQueueable, repeatEvent } from '#browser/queued-event.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'

/** Pointer, finger or focus on it: the script is there when the click comes. A click is all that some assistants send. */
const INTENTS = ['pointerover', 'focusin', 'touchstart', 'click'] as const
/** Events that would be lost before the island listens. */
const QUEUED = ['click', 'submit', 'keydown', 'change'] as const

/** `wake` of an `.island.tsx`: false when something it needs did not come; the next one who reaches for it tries again. */
export type WakeIsland = (page: EmbeddedModel) => Promise<boolean>

type SleepingIsland = {
  /** Selector of the elements that visitors reach for. */
  readonly reach: string
  /** Where clicks, steering keys and submits wait until the island is hydrated; elsewhere the browser acts at once. */
  readonly hold?: string
  /** With the event by which somebody reached for it, if one did. */
  readonly load: (reached?: Event) => Promise<{ readonly wake: WakeIsland }>
}

/** Lets an island sleep until someone reaches for it. Returns how to wake it without that. */
export const registerIsland = (page: EmbeddedModel, { reach, hold, load }: SleepingIsland): (() => Promise<boolean>) => {
  const sleeping = new AbortController()
  const queued: Event[] = []
  let waking: Promise<boolean> | undefined
  let isRepeating = false
  const end = (isHydrated: boolean): boolean => {
    if (isHydrated) sleeping.abort()
    else waking = undefined
    isRepeating = true
    queued.splice(0).forEach(repeatEvent)
    isRepeating = false
    return isHydrated
  }
  const start = async (reached?: Event): Promise<boolean> => (await load(reached)).wake(page)
  const wake = (reached?: Event): Promise<boolean> => (waking ??= start(reached).then(end, () => end(false)))
  const isOn = ({ target }: Event, selector: string): boolean => target instanceof Element && target.closest(selector) !== null
  const follow = (event: Event): void => void (!isRepeating && isOn(event, reach) && wake(event))
  const keep = (event: Event): void => {
    if (isRepeating || !hold || !isOn(event, hold) || !isQueueable(event)) return
    suppressEvent(event)
    queued.push(event)
    void wake()
  }
  const { signal } = sleeping
  INTENTS.forEach((type) => document.addEventListener(type, follow, { capture: true, passive: true, signal }))
  QUEUED.forEach((type) => document.addEventListener(type, keep, { capture: true, signal }))
  return () => wake()
}
