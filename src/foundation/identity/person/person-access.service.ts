import { sql } from 'kysely'
import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { forgetDevices } from '#foundation/identity/device/known-device.store.ts'
import {
  findAccessRefusal,
  planDisabling,
  planEnabling,
  type AccessChange,
  type AccessPlan,
} from '#foundation/identity/person/person-access.rules.ts'
import type { Person } from '#foundation/identity/person/person.rules.ts'
import { dropTokens } from '#foundation/identity/person/person-token.store.ts'
import { findPerson, updatePerson } from '#foundation/identity/person/person.store.ts'
import { dropOwnSession, endSessionsOf } from '#foundation/identity/session/session.store.ts'
import type { Tx } from '#platform/database/database.ts'
import { conflict, forbidden, notFound } from '#platform/http/errors.ts'
import { userOf } from '#platform/http/access.ts'

/** Locked in one order: of two admins who act on each other one comes first. */
export const lockActiveAdmins = async (tx: Tx): Promise<readonly string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from person where 'admin' = any(roles) and status = 'active' order by id for update`.execute(tx)
  return rows.map(({ id }) => id)
}

const loadChange = async (request: FastifyRequest, id: string): Promise<AccessChange & { readonly person: Person }> => {
  const { tx } = request
  const { id: userId, actorId = userId } = userOf(request)
  const activeAdmins = await lockActiveAdmins(tx)
  await tx.selectFrom('person').select('id').where('id', '=', id).forUpdate().execute()
  const person = (await findPerson(tx, id)) ?? notFound('person')
  return { person, actorId, activeAdmins }
}

const refuse = (reason: ReturnType<typeof findAccessRefusal>): void => {
  if (reason === 'not-admin') notFound('page')
  if (reason === 'self') forbidden('Nobody does this to themselves.')
  if (reason === 'gone') conflict('This account was deleted or denied.')
}

const audit = (
  request: FastifyRequest,
  { person, actorId }: AccessChange & { readonly person: Person },
  action: string,
  details: object,
) =>
  writeAudit(request.tx, { id: person.id, actorId }, request.server.services.clock.now(), action, {
    ...{ object: person.id, name: person.email, ...details, address: request.ip },
  })

/** Everything that is open ends with this transaction, in every process: sessions are looked up with each request. */
export const endSessionsOfPerson = async (request: FastifyRequest, id: string): Promise<number> => {
  const change = await loadChange(request, id)
  const reason = findAccessRefusal(change)
  if (reason !== 'gone') refuse(reason)
  const ended = await endSessionsOf(request.tx, id)
  await audit(request, change, 'person.sessions-ended', { after: ended })
  return ended
}

/** One of them, in every process; a session of somebody else does not exist here. */
export const endSessionOfPerson = async (request: FastifyRequest, id: string, session: string): Promise<void> => {
  const change = await loadChange(request, id)
  const reason = findAccessRefusal(change)
  if (reason !== 'gone') refuse(reason)
  if (!(await dropOwnSession(request.tx, id, session))) notFound('session')
  await audit(request, change, 'person.session-ended', { session })
}

type PlannedAccess = Extract<AccessPlan, { kind: 'change' }>

/** Whatever was open for somebody who may not sign in any more; links in mails that were sent before open nothing afterwards. */
export const endAccess = async (tx: Tx, id: string): Promise<void> => {
  await dropTokens(tx, id, ['change-email', 'reset-password', 'revalidate'])
  await forgetDevices(tx, id)
  await endSessionsOf(tx, id)
}

const applyAccess = async (tx: Tx, id: string, mayUse: boolean, { status, disabledAt }: PlannedAccess): Promise<void> => {
  await updatePerson(tx, id, { status, disabledAt })
  if (!mayUse) await endAccess(tx, id)
}

const COMMAND = 'command line'

export const setPersonAccess = async (request: FastifyRequest, id: string, mayUse: boolean): Promise<Person['status']> => {
  const { tx } = request
  const change = await loadChange(request, id)
  const plan = mayUse ? planEnabling(change) : planDisabling(change, request.server.services.clock.now())
  if (plan.kind === 'refused') refuse(plan.reason)
  if (plan.kind !== 'change') return change.person.status
  await applyAccess(tx, id, mayUse, plan)
  const action = mayUse ? 'person.enabled' : 'person.disabled'
  await audit(request, change, action, { before: change.person.status, after: plan.status })
  return plan.status
}

/** From the command line: nobody is at a keyboard of the site, so the person stands for themselves in the log. */
export const setAccessByCommand = async (
  tx: Tx,
  id: string,
  mayUse: boolean,
  now: Date,
): Promise<Person['status'] | 'last-admin'> => {
  const activeAdmins = await lockActiveAdmins(tx)
  await tx.selectFrom('person').select('id').where('id', '=', id).forUpdate().execute()
  const person = (await findPerson(tx, id)) ?? notFound('person')
  if (!mayUse && activeAdmins.length === 1 && activeAdmins[0] === id) return 'last-admin'
  const change = { person, actorId: COMMAND, activeAdmins: [COMMAND] }
  const plan = mayUse ? planEnabling(change) : planDisabling(change, now)
  if (plan.kind === 'refused') refuse(plan.reason)
  if (plan.kind !== 'change') return person.status
  await applyAccess(tx, id, mayUse, plan)
  await writeAudit(tx, { id }, now, mayUse ? 'person.enabled' : 'person.disabled', {
    ...{ object: id, name: person.email, before: person.status, after: plan.status, by: COMMAND },
  })
  return plan.status
}
