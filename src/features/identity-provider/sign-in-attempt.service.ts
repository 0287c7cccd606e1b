import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#features/audit/public.server.ts'
import {
  findPasswordHash,
  findPersonByEmail,
  signInAttempts,
  verifyPassword,
  type Person,
} from '#features/identity/public.server.ts'
import { withTenant } from '#platform/database/database.ts'
import { forgetAttempts, returnAttempt, takeAttempt } from '#platform/limits/attempt.store.ts'

export type Credentials = { readonly email: string; readonly password: string }

export type SignInAnswer =
  | { readonly kind: 'known'; readonly person: Person }
  | { readonly kind: 'mismatch' }
  | { readonly kind: 'wait'; readonly seconds: number }

/** In the log in place of people who do not exist, so that they cost the same work; what was typed is not kept. */
const NOBODY = '00000000-0000-0000-0000-000000000000'

/**
 * Guesses are slowed down by account and network together, and by network: whoever guesses at an account from one place
 * does not keep its owner out at another. Unknown people cost the same work and get the same answer [T-62].
 */
export const tryCredentials = async (request: FastifyRequest, { email, password }: Credentials): Promise<SignInAnswer> => {
  const { clock, db } = request.server.services
  const { tenant } = request.scope
  const { own, network } = signInAttempts(email, request.ip)
  const seconds = await takeAttempt(db, tenant, clock.now(), [own, network])
  if (seconds > 0) return { kind: 'wait', seconds: Math.ceil(seconds) }
  const found = await withTenant(db, tenant, async (tx) => {
    const person = await findPersonByEmail(tx, email)
    return person && { person, stored: await findPasswordHash(tx, person.id) }
  })
  if (!(await verifyPassword(password, found?.stored)) || !found) {
    const id = found?.person.id ?? NOBODY
    const details = { ...(found && { object: id, name: found.person.email }), address: request.ip }
    await withTenant(db, tenant, (tx) => writeAudit(tx, { id }, clock.now(), 'sign-in.refused', details))
    return { kind: 'mismatch' }
  }
  await forgetAttempts(db, tenant, [own])
  await returnAttempt(db, tenant, network)
  return { kind: 'known', person: found.person }
}
