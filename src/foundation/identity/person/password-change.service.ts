import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { hashPassword } from '#foundation/identity/person/password.service.ts'
import { rememberDevice } from '#foundation/identity/device/known-device.service.ts'
import { forgetDevices } from '#foundation/identity/device/known-device.store.ts'
import { checkNewPassword } from '#foundation/identity/person/password-check.service.ts'
import { dropTokens } from '#foundation/identity/person/person-token.store.ts'
import type { Person } from '#foundation/identity/person/person.rules.ts'
import { findPerson, updatePerson } from '#foundation/identity/person/person.store.ts'
import { provePassword } from '#foundation/identity/proof/password-proof.service.ts'
import { endSessionsOf } from '#foundation/identity/session/session.store.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'
import { badRequest } from '#platform/http/errors.ts'

/**
 * Everywhere a password is set: what was signed in with the old one ends, and so does what was begun with it.
 * A change of the address that a thief has asked for must not outlive the password they knew [T-73].
 */
export const storePassword = async (
  tx: Tx,
  personId: string,
  passwordHash: string,
  { now, keepSession }: { readonly now: Date; readonly keepSession?: string },
): Promise<void> => {
  const before = await findPerson(tx, personId)
  await updatePerson(tx, personId, { passwordHash, tempEmail: null })
  await dropTokens(tx, personId, ['change-email', 'reset-password'])
  await forgetDevices(tx, personId)
  await endSessionsOf(tx, personId, keepSession)
  await writeAudit(tx, { id: personId }, now, 'password-changed')
  if (before?.tempEmail) await writeAudit(tx, { id: personId }, now, 'email.change-cancelled')
}

export type PasswordChange = {
  readonly currentPassword: string
  readonly newPassword: string
  /** Part of the same transaction. */
  readonly tell: (tx: Tx, person: Person) => Promise<void>
}

export const changeOwnPassword = async (
  request: FastifyRequest,
  { currentPassword, newPassword, tell }: PasswordChange,
): Promise<void> => {
  const { db, clock } = request.server.services
  const { person, sessionId } = await provePassword(request, currentPassword)
  const fault = await checkNewPassword(request, person, newPassword)
  if (fault) badRequest('Please choose a password that is harder to guess.', [{ path: 'newPassword', message: fault }])
  const passwordHash = await hashPassword(newPassword)
  await withTenant(db, request.scope.tenant, async (tx) => {
    await storePassword(tx, person.id, passwordHash, { now: clock.now(), keepSession: sessionId })
    await rememberDevice(tx, request, person.id)
    await tell(tx, person)
  })
}
