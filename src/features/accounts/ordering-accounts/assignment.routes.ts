import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { findPerson, type Person } from '#foundation/identity/public.server.ts'
import {
  changeAssignments,
  listAssignableAccounts,
  listServingEmployees,
} from '#features/accounts/ordering-accounts/assignment.api.ts'
import {
  assign,
  findKeys,
  listAssignable,
  listEmployees,
  unassign,
} from '#features/accounts/ordering-accounts/served-account.store.ts'
import type { App } from '#platform/feature.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { forbidden, notFound } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

const requireEmployee = async ({ tx }: FastifyRequest, personId: string): Promise<Person> => {
  const person = await findPerson(tx, personId)
  return person?.isInternal ? person : notFound('employee')
}

/** Which accounts an employee serves is an admin's decision, and none that admins take about themselves. */
export const assignmentRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(app, listServingEmployees, async (request) => {
    const { rows, total } = await listEmployees(request.tx, request.query)
    return { employees: rows, total }
  })

  addEndpoint(app, listAssignableAccounts, async (request) => {
    const { id, givenName, familyName } = await requireEmployee(request, request.params.personId)
    const { rows, total } = await listAssignable(request.tx, id, request.query)
    return { employee: { id, name: `${givenName} ${familyName}` }, accounts: rows, total }
  })

  addEndpoint(app, changeAssignments, async (request) => {
    const user = userOf(request)
    const { id } = await requireEmployee(request, request.params.personId)
    if (id === user.id) forbidden('Another administrator assigns accounts to you.')
    const { assign: requested, remove } = request.body
    const known = await findKeys(request.tx, [...requested, ...remove])
    if (![...requested, ...remove].every((key) => known.has(key))) notFound('account')
    const removed = await unassign(request.tx, id, remove)
    const assigned = await assign(request.tx, id, requested)
    if (assigned + removed > 0)
      await writeAudit(request.tx, { id, actorId: user.id }, clock.now(), 'accounts.assigned', {
        assigned: requested,
        removed: remove,
      })
    return { assigned, removed }
  })
}
