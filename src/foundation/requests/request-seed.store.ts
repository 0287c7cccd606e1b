import type { AccessRequest } from '#foundation/requests/access-request.rules.ts'
import { addRequestEvent } from '#foundation/requests/access-request.store.ts'
import type { Tx } from '#platform/database/database.ts'

export type SeededRequest = Pick<
  AccessRequest,
  'kind' | 'personId' | 'subjectId' | 'subjectName' | 'reason' | 'askedAt' | 'status'
> &
  Partial<Pick<AccessRequest, 'details' | 'decidedAt' | 'decidedBy' | 'note'>>

/** Requests as they would stand after some months of use; each is asked by the person itself. */
export const insertRequests = async (
  tx: Tx,
  requests: readonly (SeededRequest & { readonly number: number })[],
): Promise<void> => {
  for (const { details = {}, decidedAt = null, decidedBy = null, note = '', ...request } of requests) {
    await tx
      .insertInto('accessRequest')
      .values({ ...request, askedBy: request.personId, details: JSON.stringify(details), decidedAt, decidedBy, note })
      .execute()
    const requestNumber = request.number
    await addRequestEvent(tx, { requestNumber, at: request.askedAt, event: 'asked', actorId: request.personId })
    if (decidedAt && (request.status === 'Approved' || request.status === 'Denied'))
      await addRequestEvent(tx, {
        requestNumber,
        at: decidedAt,
        event: request.status === 'Approved' ? 'approved' : 'denied',
        actorId: decidedBy,
        note,
      })
  }
}
