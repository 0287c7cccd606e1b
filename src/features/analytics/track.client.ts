import type { TrackedEvent } from '#features/analytics/tracked-event.rules.ts'
import { mayTrackHere } from '#features/analytics/privacy.client.ts'

type Sender = typeof import('#features/analytics/send-events.client.ts')
let sender: Promise<Sender> | undefined

/** Tells analytics what happened, if the visitor agrees; otherwise nothing is loaded and nothing sent. */
export const track = (event: TrackedEvent): void => {
  if (!mayTrackHere()) return
  const at = Date.now()
  sender ??= import('#features/analytics/send-events.client.ts')
  sender.then(
    ({ queueEvent }) => queueEvent(event, at),
    () => (sender = undefined),
  )
}
