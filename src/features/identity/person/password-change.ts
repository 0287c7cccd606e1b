import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#features/audit/public.server.ts'
import { ACCOUNT_PATIENCE } from '#features/identity/sign-in/attempt.rules.ts'
import { forgetAttempts, takeAttempt } from '#features/identity/sign-in/attempt.store.ts'
import { hashPassword, verifyPassword } from '#features/identity/person/password.ts'
import { findPasswordFault } from '#features/identity/person/password.rules.ts'
import { findPasswordHash, findPerson, updatePerson } from '#features/identity/person/person.store.ts'
import { findRequestSession } from '#features/identity/session/resolve-user.ts'
import { endSessionsOf } from '#features/identity/session/session.store.ts'
import type { TenantKey } from '#kernel/tenant.ts'
import { withTenant, type Db, type Tx } from '#server/database/database.ts'
import { badRequest, tooMany, unauthorised } from '#server/http/errors.ts'

/** Everywhere a password is set: what was signed in with the old one ends. */
export const storePassword = async (
  tx: Tx,
  personId: string,
  passwordHash: string,
  { now, keepSession }: { readonly now: Date; readonly keepSession?: string },
): Promise<void> => {
  await updatePerson(tx, personId, { passwordHash })
  await endSessionsOf(tx, personId, keepSession)
  await writeAudit(tx, { id: personId }, now, 'password-changed')
}

const findOwner = (db: Db, tenant: TenantKey, request: FastifyRequest) =>
  withTenant(db, tenant, async (tx) => {
    const session = await findRequestSession(tx, request)
    const person = session && (await findPerson(tx, session.personId))
    return person && { person, sessionId: session.id, stored: await findPasswordHash(tx, person.id) }
  })

export const changeOwnPassword = async (
  request: FastifyRequest,
  change: { readonly currentPassword: string; readonly newPassword: string },
): Promise<void> => {
  const { db, clock } = request.server.services
  const { tenant } = request.scope
  const { person, sessionId, stored } = (await findOwner(db, tenant, request)) ?? unauthorised()
  const attempts = [{ kind: 'password', of: [person.id], patience: ACCOUNT_PATIENCE }]
  const wait = await takeAttempt(db, tenant, clock.now(), attempts)
  if (wait > 0) tooMany(wait)
  if (!(await verifyPassword(change.currentPassword, stored)))
    badRequest('The current password is not right.', [{ path: 'currentPassword', message: 'is not right' }])
  const fault = findPasswordFault(change.newPassword, person.email)
  if (fault) badRequest('Please choose a password that is harder to guess.', [{ path: 'newPassword', message: fault }])
  const passwordHash = await hashPassword(change.newPassword)
  await withTenant(db, tenant, (tx) => storePassword(tx, person.id, passwordHash, { now: clock.now(), keepSession: sessionId }))
  await forgetAttempts(db, tenant, attempts)
}
