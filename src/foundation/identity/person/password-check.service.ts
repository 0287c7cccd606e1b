import type { FastifyRequest } from 'fastify'
import { openCommonPasswords } from '#foundation/identity/person/common-passwords.service.ts'
import { findPasswordFault, type PasswordContext, type PasswordFault } from '#foundation/identity/person/password.rules.ts'

/** Everywhere a person chooses a password: registration, invitation, reset and change [T-104]. */
export const checkNewPassword = async (
  request: FastifyRequest,
  person: PasswordContext['person'],
  password: string,
): Promise<PasswordFault | undefined> => {
  const key = request.scope.tenant
  const name = request.server.services.tenants.byKey(key)?.name ?? ''
  return findPasswordFault(password, { person, site: { key, name } }, await openCommonPasswords())
}
