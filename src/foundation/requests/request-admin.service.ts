import { writeRequestId, type AccessRequest } from '#foundation/requests/access-request.rules.ts'
import { findRequest, listRequestsOf, nameOf } from '#foundation/requests/access-request.store.ts'
import { checkRequester } from '#foundation/requests/request-admin.rules.ts'
import { findAdminPerson, listEvents } from '#foundation/requests/request-admin.store.ts'
import { nameSubject, type RequestContext } from '#foundation/requests/request-kind.service.ts'
import type { Decision } from '#kernel/decision.ts'
import type { Language } from '#kernel/locale.ts'
import { lookUp } from '#kernel/look-up.ts'
import { fillText, type Dictionary } from '#kernel/texts.ts'
import { notFound } from '#platform/http/errors.ts'

/** As many as fit beside the rest. */
const MOST_EARLIER = 5

const writeRules = (decisions: readonly Decision[], texts: Dictionary = {}) =>
  decisions.flatMap(({ allowed, reasons }) =>
    reasons.map(({ says, wouldChange, values }) => ({
      isFor: allowed,
      text: fillText(lookUp(texts, says) ?? says, values),
      hint: wouldChange === undefined ? null : fillText(lookUp(texts, wouldChange) ?? wouldChange, values),
    })),
  )

const toEarlier = ({ number, subjectName, status, askedAt }: AccessRequest) => ({
  id: writeRequestId(number),
  subject: subjectName,
  status,
  askedAt: askedAt.toISOString(),
})

/** Details for the decider, beside the list. */
export const describeRequest = async (context: RequestContext, number: number, readerId: string, language: Language) => {
  const { tx, services } = context
  const request = (await findRequest(tx, number)) ?? notFound('request')
  const person = (await findAdminPerson(tx, request.personId)) ?? notFound('request')
  const kind = services.requestKinds.of(request.kind)
  const own = (await listRequestsOf(tx, request.personId)).filter((other) => other.number !== number)
  const isSame = ({ kind: other, subjectId }: AccessRequest) => other === request.kind && subjectId === request.subjectId
  const denials = own.filter((other) => isSame(other) && other.status === 'Denied').length
  const decisions = [...checkRequester({ ...person, denials }), ...((await kind.rulesSay?.(context, request)) ?? [])]
  const history = await listEvents(tx, number)
  return {
    id: writeRequestId(number),
    kind: request.kind,
    kindName: kind.names[language],
    person,
    subject: { id: request.subjectId, name: await nameSubject(context, request, language) },
    status: request.status,
    askedAt: request.askedAt.toISOString(),
    askedBy: request.askedBy === request.personId ? null : await nameOf(tx, request.askedBy),
    reason: request.reason,
    note: request.note,
    decidedAt: request.decidedAt?.toISOString() ?? null,
    by: await nameOf(tx, request.decidedBy),
    isOwn: request.personId === readerId || request.askedBy === readerId,
    mayExpire: kind.mayExpire ?? false,
    mayReopen: kind.reopen !== undefined && request.status === 'Denied' && !history.some(({ event }) => event === 'reopened'),
    facts: [...((await kind.describe?.(context, request, language)) ?? [])],
    rules: writeRules(decisions, services.dictionaries[language]['reasons']),
    history: history.map(({ at, ...event }) => ({ ...event, at: at.toISOString() })),
    earlier: own.slice(0, MOST_EARLIER).map(toEarlier),
  }
}
