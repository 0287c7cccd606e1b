import type { TrackedEvent } from '#features/analytics/event.rules.ts'
import { mayTrackHere } from '#features/analytics/privacy.ts'

type Sender = typeof import('#features/analytics/send-events.ts')
let sender: Promise<Sender> | undefined

/** Tells analytics what happened, if the visitor agrees; otherwise nothing is loaded and nothing sent. */
export const track = (event: TrackedEvent): void => {
  if (!mayTrackHere()) return
  const at = Date.now()
  sender ??= import('#features/analytics/send-events.ts')
  sender.then(
    ({ queueEvent }) => queueEvent(event, at),
    () => (sender = undefined),
  )
}
