import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { notifyCustomer } from '#features/support/cases/case-mail.service.ts'
import { CASE_SOURCE, partsOf, readerOf, viewCase, type CaseReader } from '#features/support/cases/case-step.service.ts'
import { findCase, lockCase } from '#features/support/cases/conversation.store.ts'
import { deleteCanned, insertCanned, listCanned, updateCanned } from '#features/support/cases/staff/canned.store.ts'
import { readGlance } from '#features/support/cases/staff/customer-glance.service.ts'
import { findMergeFault } from '#features/support/cases/staff/merge.rules.ts'
import { mergeInto } from '#features/support/cases/staff/merge.store.ts'
import {
  addCannedAnswer,
  changeCannedAnswer,
  listCannedAnswers,
  mergeCase,
  readCustomerGlance,
  removeCannedAnswer,
} from '#features/support/cases/staff/staff.api.ts'
import { touchDocuments } from '#foundation/search-engine/public.server.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { conflict, notFound } from '#platform/http/errors.ts'

/** To customers, what is for staff does not exist. */
export const agentOf = (request: FastifyRequest): CaseReader => {
  const reader = readerOf(request)
  return reader.isAgent ? reader : notFound('page')
}

export const caseStaffRoutes = (app: App): void => {
  const { clock } = app.services
  const audit = async ({ tx, scope }: FastifyRequest, action: string, details: Readonly<Record<string, string>>) => {
    if (scope.user) await writeAudit(tx, scope.user, clock.now(), action, details)
  }

  addEndpoint(app, mergeCase, async (request) => {
    const reader = agentOf(request)
    const { tx, params, body } = request
    // Always in the same order, or two at once would wait for each other.
    const rows = new Map<string, Awaited<ReturnType<typeof lockCase>>>()
    for (const id of [params.id, body.into].toSorted()) rows.set(id, await lockCase(tx, reader, id))
    const from = rows.get(params.id) ?? notFound('case')
    const into = rows.get(body.into) ?? notFound('case')
    const fault = findMergeFault(from, into)
    if (fault !== undefined) conflict(fault)
    await mergeInto(tx, from, into, reader.id, clock.now())
    await notifyCustomer(partsOf(request), into, 'merged')
    await touchDocuments(tx, CASE_SOURCE, [from.id, into.id])
    await audit(request, 'case.merged', { object: from.id, into: into.id })
    return (await viewCase(request, reader, into.id)) ?? notFound('case')
  })

  addEndpoint(app, readCustomerGlance, async (request) => {
    const reader = agentOf(request)
    const { personId } = (await findCase(request.tx, reader, request.params.id)) ?? notFound('case')
    if (personId === null) return notFound('customer')
    const glance = (await readGlance(request.tx, app.services, personId, request.query.language)) ?? notFound('customer')
    await audit(request, 'customer.viewed', { object: personId, case: request.params.id })
    return glance
  })

  addEndpoint(app, listCannedAnswers, async (request) => {
    agentOf(request)
    return { answers: await listCanned(request.tx, request.query.language) }
  })

  addEndpoint(app, addCannedAnswer, async (request) => {
    const { id: personId } = agentOf(request)
    const added = await insertCanned(request.tx, request.body, { personId, now: clock.now() })
    if (added) await audit(request, 'canned-answer.added', { object: added.id })
    return added ?? conflict('There are enough answers in this language. Remove one to add another.')
  })

  addEndpoint(app, changeCannedAnswer, async (request) => {
    const { id: personId } = agentOf(request)
    const { tx, params, body } = request
    const changed = (await updateCanned(tx, params.id, body, { personId, now: clock.now() })) ?? notFound('answer')
    await audit(request, 'canned-answer.changed', { object: params.id })
    return changed
  })

  addEndpoint(app, removeCannedAnswer, async (request, reply) => {
    agentOf(request)
    if (!(await deleteCanned(request.tx, request.params.id))) notFound('answer')
    await audit(request, 'canned-answer.removed', { object: request.params.id })
    return reply.status(204).send()
  })
}
