import { call } from '#browser/api.ts'
import { dismissHint, HINT_TTL_MS } from '#browser/hint-record.ts'
import { dismissTour, readTour } from '#features/site/navigation/tour/tour.api.ts'
import { TOUR_KEY } from '#features/site/navigation/tour/tour.rules.ts'
import { isSignedIn } from '#foundation/identity/public.ts'

/** Whether the person left the tour on another device; this one remembers it as well, for as long [2.3.12]. */
export const isDismissedElsewhere = async (domainId: string): Promise<boolean> => {
  if (!isSignedIn(document.cookie, domainId)) return false
  const answer = await call(readTour, { errors: 'own' })
  const at = answer.ok && answer.data.dismissedAt !== null ? Date.parse(answer.data.dismissedAt) : undefined
  if (at === undefined || at + HINT_TTL_MS <= Date.now()) return false
  dismissHint(TOUR_KEY, at)
  return true
}

/** Here, and for who is signed in on every other device. */
export const dismissForGood = (domainId: string): void => {
  dismissHint(TOUR_KEY, Date.now())
  if (isSignedIn(document.cookie, domainId)) void call(dismissTour, { errors: 'own' })
}
