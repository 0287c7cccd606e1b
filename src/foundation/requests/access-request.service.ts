import { writeAudit } from '#foundation/audit/public.server.ts'
import {
  findDecisionFault,
  statusAfter,
  writeRequestId,
  type AccessRequest,
  type DecisionWord,
} from '#foundation/requests/access-request.rules.ts'
import {
  addRequestEvent,
  endRequest,
  insertRequest,
  lockRequest,
  lockWaiting,
  lockWaitingFor,
  nameOf,
  type NewRequest,
  type RequestName,
} from '#foundation/requests/access-request.store.ts'
import { tellRequest } from '#foundation/requests/request-event.service.ts'
import type { Grant, RequestContext } from '#foundation/requests/request-kind.service.ts'
import { findReader } from '#foundation/requests/reader.store.ts'
import { closeWaiting, sendDecision, notifyDeciders } from '#foundation/requests/request-mail.service.ts'
import type { ScopeUser } from '#kernel/scope.ts'
import { badRequest, notFound, Problem } from '#platform/http/errors.ts'

type RequestDraft = Omit<NewRequest, 'askedAt' | 'personId' | 'askedBy'> & { readonly user: Pick<ScopeUser, 'id' | 'actorId'> }

/** Puts it before staff. The same request that waits already is the answer to a second one. */
export const submitRequest = async (context: RequestContext, { user, ...requested }: RequestDraft): Promise<AccessRequest> => {
  const { tx, services } = context
  services.requestKinds.of(requested.kind)
  const now = services.clock.now()
  const name = { kind: requested.kind, personId: user.id, subjectId: requested.subjectId }
  const made = await insertRequest(tx, { ...requested, personId: user.id, askedBy: user.actorId ?? user.id, askedAt: now })
  // None when it was decided between the two statements: a moment later the same call makes a new one.
  if (!made) return (await lockWaiting(tx, name)) ?? lost()
  await addRequestEvent(tx, { requestNumber: made.number, at: now, event: 'asked', actorId: made.askedBy })
  await writeAudit(tx, user, now, 'request.ask', describe(made, '', 'Waiting'))
  await tellRequest(context, made, 'Waiting')
  const person = await findReader(tx, user.id)
  if (person) await notifyDeciders(context, made, { person, about: 'asked' })
  return made
}

const lost: () => never = () => {
  throw new Problem(409, 'conflict', 'This was decided just now. Please look again.')
}

type Withdrawing = Pick<ScopeUser, 'id' | 'actorId'>

const withdraw = async (context: RequestContext, user: Withdrawing, request: AccessRequest): Promise<void> => {
  const { tx, services } = context
  const now = services.clock.now()
  const actorId = user.actorId ?? user.id
  await endRequest(tx, request.number, { status: 'Withdrawn', decidedAt: now, decidedBy: actorId, note: '' })
  await addRequestEvent(tx, { requestNumber: request.number, at: now, event: 'withdrawn', actorId })
  await writeAudit(tx, user, now, 'request.withdraw', describe(request, 'Waiting', 'Withdrawn'))
  await tellRequest(context, request, 'Withdrawn')
  await closeWaiting(context, request)
}

/** Takes back one's own request that waits; undefined when none does. */
export const withdrawRequest = async (
  context: RequestContext,
  user: Withdrawing,
  name: Omit<RequestName, 'personId'>,
): Promise<AccessRequest | undefined> => {
  const request = await lockWaiting(context.tx, { ...name, personId: user.id })
  if (request) await withdraw(context, user, request)
  return request
}

/** Takes back whatever waits for a subject that several people share. Whether this person may is the caller's matter. */
export const withdrawWaiting = async (
  context: RequestContext,
  user: Withdrawing,
  subject: Omit<RequestName, 'personId'>,
): Promise<void> => {
  for (const request of await lockWaitingFor(context.tx, subject)) await withdraw(context, user, request)
}

/** Details for the audit log. */
const describe = ({ number, kind, subjectId, subjectName, personId }: AccessRequest, before: string, after: string) => ({
  object: writeRequestId(number),
  before,
  after,
  kind,
  subject: subjectId,
  subjectName,
  person: personId,
})

export type Deciding = {
  readonly decision: DecisionWord
  readonly note: string
  readonly until?: Date | undefined
  readonly deciderId: string
  readonly address?: string | undefined
}

export type Decided = {
  readonly request: AccessRequest
  readonly status: 'Approved' | 'Denied'
  readonly by: string
  readonly at: Date
}

const refuseOwn: () => never = () => {
  throw new Problem(403, 'own_request', 'This is your own request: somebody else decides it.')
}

const refuseDecision = async (context: RequestContext, request: AccessRequest, deciderId: string): Promise<void> => {
  const fault = findDecisionFault(request, deciderId)
  if (fault === 'own') refuseOwn()
  if (fault === undefined) return
  const by = await nameOf(context.tx, request.decidedBy)
  throw new Problem(409, 'already_decided', `Already decided by ${by ?? 'somebody else'}`, {
    extra: { by, status: request.status, at: request.decidedAt?.toISOString() },
  })
}

/** Exactly once: two who decide at the same moment meet at the row's lock, and the second is informed who was first [T-88]. */
export const decideRequest = async (context: RequestContext, number: number, deciding: Deciding): Promise<Decided> => {
  const { tx, services } = context
  const { decision, note, until, deciderId, address } = deciding
  const request = (await lockRequest(tx, number)) ?? notFound('request')
  await refuseDecision(context, request, deciderId)
  const kind = services.requestKinds.of(request.kind)
  const at = services.clock.now()
  if (until !== undefined && (!kind.mayExpire || decision === 'deny' || until <= at))
    badRequest('Please check the last day.', [{ path: 'until', message: 'must be a day to come, of something that can end' }])
  const status = statusAfter(decision)
  const grant: Grant = { at, by: deciderId, note, until }
  await kind[decision](context, request, grant)
  await endRequest(tx, number, { status, decidedAt: at, decidedBy: deciderId, note })
  const event = decision === 'approve' ? 'approved' : 'denied'
  await addRequestEvent(tx, { requestNumber: number, at, event, actorId: deciderId, note })
  await writeAudit(tx, { id: deciderId }, at, `request.${decision}`, {
    ...describe(request, request.status, status),
    ...(note !== '' && { note }),
    ...(until && { until: until.toISOString() }),
    ...(address !== undefined && { address }),
  })
  await tellRequest(context, request, status)
  await closeWaiting(context, request)
  const reader = await findReader(tx, request.personId)
  if (reader) await sendDecision(context, request, { reader, decision, grant })
  return { request, status, by: (await nameOf(tx, deciderId)) ?? '', at }
}

/** After a denial an administrator may let the person ask again. */
export const reopenRequest = async (
  context: RequestContext,
  number: number,
  { deciderId, address }: Pick<Deciding, 'deciderId' | 'address'>,
): Promise<void> => {
  const { tx, services } = context
  const request = (await lockRequest(tx, number)) ?? notFound('request')
  if (findDecisionFault(request, deciderId) === 'own') refuseOwn()
  const { reopen } = services.requestKinds.of(request.kind)
  if (!reopen || request.status !== 'Denied') throw new Problem(409, 'conflict', 'Only what is denied can be opened again.')
  await reopen(context, request)
  const at = services.clock.now()
  await addRequestEvent(tx, { requestNumber: number, at, event: 'reopened', actorId: deciderId })
  await writeAudit(tx, { id: deciderId }, at, 'request.reopen', {
    ...describe(request, 'Denied', 'Not Requested'),
    ...(address !== undefined && { address }),
  })
}
