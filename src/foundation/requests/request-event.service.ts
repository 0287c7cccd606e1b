import { randomUUID } from 'node:crypto'
import { publishEvent } from '#foundation/outbox/public.server.ts'
import { writeRequestId, type AccessRequest } from '#foundation/requests/access-request.rules.ts'
import type { RequestContext } from '#foundation/requests/request-kind.service.ts'

/** Every admin reads all requests, so no further right is needed. */
export const REQUEST_EVENTS = [{ name: 'request.changed', right: null }] as const

/** The outcome of a request: made, withdrawn, approved or denied. */
export const tellRequest = (
  { tx, services }: RequestContext,
  { number, kind, subjectId, subjectName, personId }: AccessRequest,
  status: AccessRequest['status'],
): Promise<void> =>
  publishEvent(services, tx, {
    ...{ name: 'request.changed', id: randomUUID() },
    data: { request: writeRequestId(number), kind, subject: subjectId, subjectName, person: personId, status },
  })
