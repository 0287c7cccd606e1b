import type { TrackedEvent } from '#foundation/analytics/tracked-event.rules.ts'
import { mayTrackHere } from '#foundation/analytics/privacy.client.ts'

type Sender = typeof import('#foundation/analytics/send-events.client.ts')
let sender: Promise<Sender> | undefined

/** Tells analytics what happened, if the visitor agrees; otherwise nothing is loaded and nothing sent. */
export const track = (event: TrackedEvent): void => {
  if (!mayTrackHere()) return
  const at = Date.now()
  sender ??= import('#foundation/analytics/send-events.client.ts')
  sender.then(
    ({ queueEvent }) => queueEvent(event, at),
    () => (sender = undefined),
  )
}
