import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import {
  findPasswordHash,
  findPersonByEmail,
  hashPassword,
  isHashedCheaply,
  NOBODY,
  replacePasswordHash,
  takeGuess,
  verifyPassword,
  type Person,
} from '#foundation/identity/public.server.ts'
import { withTenant } from '#platform/database/database.ts'

export type Credentials = { readonly email: string; readonly password: string }

export type SignInAnswer =
  | { readonly kind: 'known'; readonly person: Person }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'wait'; readonly seconds: number }

/** Guesses are slowed down (`takeGuess`). Unknown people cost the same work and get the same answer [T-62, T-104]. */
export const tryCredentials = async (request: FastifyRequest, { email, password }: Credentials): Promise<SignInAnswer> => {
  const { clock, db } = request.server.services
  const { tenant } = request.scope
  const found = await withTenant(db, tenant, async (tx) => {
    const person = await findPersonByEmail(tx, email)
    return person && { person, stored: await findPasswordHash(tx, person.id) }
  })
  const { waitS, settle } = await takeGuess(request, { personId: found?.person.id, email })
  if (waitS > 0) return { kind: 'wait', seconds: Math.ceil(waitS) }
  if (!(await verifyPassword(password, found?.stored)) || !found) {
    // The entered text is not stored.
    const id = found?.person.id ?? NOBODY
    const details = { ...(found && { object: id, name: found.person.email }), address: request.ip }
    await withTenant(db, tenant, (tx) => writeAudit(tx, { id }, clock.now(), 'sign-in.refused', details))
    return { kind: 'mismatch' }
  }
  await settle()
  const { stored } = found
  if (stored !== null && isHashedCheaply(stored)) {
    const passwordHash = await hashPassword(password)
    await withTenant(db, tenant, (tx) => replacePasswordHash(tx, found.person.id, stored, passwordHash))
  }
  return { kind: 'known', person: found.person }
}
