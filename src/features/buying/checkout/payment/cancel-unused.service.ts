import { markCancelled, takeUnused } from '#features/buying/checkout/payment/authorisation.store.ts'
import type { Recurring } from '#platform/jobs/recurring.ts'

/** Long enough for a review, short enough that nobody's limit is taken for days. */
const UNUSED_MS = 60 * 60_000
const AT_ONCE = 50

/** Releases the authorisation of an order that nobody placed; the next attempt requests a new one. */
export const cancelUnused: Recurring = {
  name: 'cancel unused card authorisations',
  run: async ({ tx, services: { clock, paymentGateway } }) => {
    if (!paymentGateway) return
    for (const { id, reference } of await takeUnused(tx, new Date(clock.now().getTime() - UNUSED_MS), AT_ONCE)) {
      if (reference !== null) await paymentGateway.cancel(reference)
      await markCancelled(tx, id)
    }
  },
}
