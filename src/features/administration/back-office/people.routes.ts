import { writeAudit } from '#foundation/audit/public.server.ts'
import { mergePerson, previewMerge } from '#features/administration/back-office/merge/merge-people.api.ts'
import { mergePeople, planMerge } from '#features/administration/back-office/merge/merge-people.service.ts'
import { noteMerge } from '#features/administration/back-office/merge/merge-people.store.ts'
import { planRoles } from '#features/administration/back-office/office-list.rules.ts'
import { listPeopleRows, lockRoles, type PersonRow } from '#features/administration/back-office/office-list.store.ts'
import { sendInvitation } from '#features/access/identity-provider/public.server.ts'
import {
  findPerson,
  endSessionOfPerson,
  endSessionsOfPerson,
  listSessions,
  lockActiveAdmins,
  setPersonAccess,
  updatePerson,
} from '#foundation/identity/public.server.ts'
import { erasePersonTask } from '#foundation/personal-data/public.server.ts'
import { userOf } from '#platform/http/access.ts'
import { dropFactors } from '#foundation/second-factor/public.server.ts'
import type { App } from '#platform/feature.ts'
import { CSV_TYPE, writeCsv } from '#platform/files/csv-writer.ts'
import { addEndpoint } from '#platform/http/endpoint-route.ts'
import { badRequest, forbidden, notFound } from '#platform/http/errors.ts'
import * as api from '#features/administration/back-office/people.api.ts'

/** Whoever needs more narrows the list. */
const MOST_EXPORTED = 20_000

const toCells = ({ name, email, roles, status, isDisabled, createdAt }: PersonRow): string[] => [
  ...[name, email, roles.join(', '), isDisabled ? 'disabled' : status, createdAt.toISOString()],
]

/** People of the site: who they are, what they may do, and whether they may sign in. */
export const peopleRoutes = (app: App): void => {
  const { clock } = app.services

  addEndpoint(app, api.listPeople, async (request) => {
    const { find, status, role, ...list } = request.query
    const { rows, total } = await listPeopleRows(request.tx, { find, status, role }, list)
    const { id, actorId: own = id } = userOf(request)
    return { rows: rows.map((row) => ({ ...row, createdAt: row.createdAt.toISOString(), isSelf: row.id === own })), total }
  })

  addEndpoint(app, api.changeRoles, async (request) => {
    const { id } = request.params
    const user = userOf(request)
    const activeAdmins = await lockActiveAdmins(request.tx)
    const before = (await lockRoles(request.tx, id)) ?? notFound('person')
    const own = user.actorId ?? user.id
    const roles = planRoles({ own, person: id, before, wanted: request.body.roles, activeAdmins })
    if (!roles) return forbidden('Nobody changes their own roles.')
    await updatePerson(request.tx, id, { roles })
    await writeAudit(request.tx, { id, actorId: own }, clock.now(), 'person.roles', {
      ...{ object: id, before: before.join(', '), after: roles.join(', '), address: request.ip },
    })
    return { id, roles }
  })

  addEndpoint(app, api.invitePeople, async (request) => {
    const { tx, body } = request
    const { id: user, actorId: by = user } = userOf(request)
    let invited = 0
    for (const id of body.ids) {
      const person = await findPerson(tx, id)
      if (person?.status !== 'active' && person?.status !== 'pending') continue
      await sendInvitation({ services: app.services, tenant: request.scope.tenant, tx, by }, person)
      invited += 1
    }
    return { invited }
  })

  addEndpoint(app, api.disablePerson, async (request) => ({
    id: request.params.id,
    status: await setPersonAccess(request, request.params.id, false),
  }))

  addEndpoint(app, api.enablePerson, async (request) => {
    const { id } = request.params
    const status = await setPersonAccess(request, id, true)
    await noteMerge(request.tx, id, null)
    return { id, status }
  })

  addEndpoint(app, previewMerge, (request) => planMerge(request, { stays: request.params.id, leaves: request.query.from }))

  addEndpoint(app, mergePerson, (request) => mergePeople(request, { stays: request.params.id, leaves: request.body.from }))

  addEndpoint(app, api.erasePersonData, async (request) => {
    const { id } = request.params
    const person = (await findPerson(request.tx, id)) ?? notFound('person')
    if (request.body.email.trim().toLowerCase() !== person.email.toLowerCase())
      badRequest('This is not the address of the person.', [{ path: 'email', message: 'must be the address of the person' }])
    // Admins cannot disable themselves; a disabled person cannot sign in while the job waits.
    await endSessionsOfPerson(request, id)
    if (person.status !== 'deleted' && person.status !== 'denied') await setPersonAccess(request, id, false)
    const { id: user, actorId = user } = userOf(request)
    const options = { owner: actorId, singletonKey: id }
    const jobId = await app.services.jobs.enqueue(request.tx, erasePersonTask(app.services), { personId: id, actorId }, options)
    return { id, jobId }
  })

  addEndpoint(app, api.listPersonSessions, async ({ tx, params }) => {
    const { id: personId } = (await findPerson(tx, params.id)) ?? notFound('person')
    const sessions = await listSessions(tx, personId, clock.now())
    return {
      sessions: sessions.map(({ id, device, createdAt, seenAt }) => ({
        ...{ id, device, createdAt: createdAt.toISOString(), seenAt: seenAt.toISOString() },
      })),
    }
  })

  addEndpoint(app, api.endPersonSession, async (request) => {
    const { id, session } = request.params
    await endSessionOfPerson(request, id, session)
    return { id: session }
  })

  addEndpoint(app, api.endPersonSessions, async (request) => ({
    id: request.params.id,
    ended: await endSessionsOfPerson(request, request.params.id),
  }))

  addEndpoint(app, api.removePersonFactors, async (request) => {
    const { id } = request.params
    // Refuses what it does not know and oneself, before anything is removed.
    const ended = await endSessionsOfPerson(request, id)
    await dropFactors(request.tx, id)
    const { id: user, actorId: own = user } = userOf(request)
    await writeAudit(request.tx, { id, actorId: own }, clock.now(), 'person.second-factor-removed', {
      ...{ object: id, address: request.ip },
    })
    return { id, ended }
  })

  addEndpoint(app, api.exportPeople, async (request, reply) => {
    const { rows } = await listPeopleRows(request.tx, request.query, { sort: 'name', page: 1, size: MOST_EXPORTED })
    await writeAudit(request.tx, userOf(request), clock.now(), 'person.export', {
      ...{ ...request.query, rows: rows.length, address: request.ip },
    })
    const columns = ['Name', 'E-mail', 'Roles', 'Status', 'Since'].map((header) => ({ header }))
    reply.header('content-disposition', 'attachment; filename="people.csv"').type(CSV_TYPE)
    return reply.send(writeCsv({ name: 'People', columns, rows: rows.map(toCells) }))
  })
}
