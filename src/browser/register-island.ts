import { suppressEvent, isQueueable, repeatEvent } from '#browser/queued-event.ts'
import type { EmbeddedModel } from '#foundation/blocks/public.ts'

/** Pointer, finger or focus on it: the script is there when the click comes. A click is all that some assistants send. */
const INTENTS = ['pointerover', 'focusin', 'touchstart', 'click'] as const
/** Events that would be lost before the island listens. */
const QUEUED = ['click', 'submit', 'keydown', 'change'] as const

/** `hydrate` of an `.island.tsx`: false when something it needs did not come; the next one who reaches for it tries again. */
export type HydrateIsland = (page: EmbeddedModel) => Promise<boolean>

type IslandOptions = {
  /** Selector of the elements that visitors reach for. */
  readonly reach: string
  /** Where clicks, steering keys and submits wait until the island is hydrated; elsewhere the browser acts at once. */
  readonly hold?: string
  /** With the event by which somebody reached for it, if one did. */
  readonly load: (reached?: Event) => Promise<{ readonly hydrate: HydrateIsland }>
}

/** Hydrates an island when someone reaches for it. Returns how to hydrate it without that. */
export const registerIsland = (page: EmbeddedModel, { reach, hold, load }: IslandOptions): (() => Promise<boolean>) => {
  const waiting = new AbortController()
  const queued: Event[] = []
  let hydrating: Promise<boolean> | undefined
  let isRepeating = false
  const end = (isHydrated: boolean): boolean => {
    if (isHydrated) waiting.abort()
    else hydrating = undefined
    isRepeating = true
    queued.splice(0).forEach(repeatEvent)
    isRepeating = false
    return isHydrated
  }
  const start = async (reached?: Event): Promise<boolean> => (await load(reached)).hydrate(page)
  const hydrate = (reached?: Event): Promise<boolean> => (hydrating ??= start(reached).then(end, () => end(false)))
  const isOn = ({ target }: Event, selector: string): boolean => target instanceof Element && target.closest(selector) !== null
  const follow = (event: Event): void => void (!isRepeating && isOn(event, reach) && hydrate(event))
  const keep = (event: Event): void => {
    if (isRepeating || !hold || !isOn(event, hold) || !isQueueable(event)) return
    suppressEvent(event)
    queued.push(event)
    void hydrate()
  }
  const { signal } = waiting
  INTENTS.forEach((type) => document.addEventListener(type, follow, { capture: true, passive: true, signal }))
  QUEUED.forEach((type) => document.addEventListener(type, keep, { capture: true, signal }))
  return () => hydrate()
}
