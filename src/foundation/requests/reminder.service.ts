import { REMINDED_AFTER_DAYS } from '#foundation/requests/access-request.rules.ts'
import { addRequestEvent, listOverdue, markReminded } from '#foundation/requests/access-request.store.ts'
import type { RequestContext } from '#foundation/requests/request-kind.service.ts'
import { findReader } from '#foundation/requests/reader.store.ts'
import { notifyDeciders } from '#foundation/requests/request-mail.service.ts'
import type { Recurring } from '#platform/jobs/recurring.ts'

const DAY_MS = 86_400_000
/** A day on which much piled up is not one mail storm. */
const MOST_AT_ONCE = 50

/** Reminds deciders of requests that wait for days, and again after as many days. */
const remind = async (context: RequestContext): Promise<void> => {
  const { tx, services } = context
  const now = services.clock.now()
  const before = new Date(now.getTime() - REMINDED_AFTER_DAYS * DAY_MS)
  for (const request of await listOverdue(tx, before, MOST_AT_ONCE)) {
    const person = await findReader(tx, request.personId)
    await markReminded(tx, request.number, now)
    await addRequestEvent(tx, { requestNumber: request.number, at: now, event: 'reminded', actorId: null })
    if (person) await notifyDeciders(context, request, { person, about: 'reminder' })
  }
}

export const requestReminders: Recurring = { name: 'request-reminders', run: remind }
