import type { FastifyReply, FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import {
  checkNewPassword,
  findPerson,
  forgetEndedSession,
  hashPassword,
  isInternalAddress,
  rememberDevice,
  storePassword,
  updatePerson,
  type PasswordFault,
  type Person,
} from '#foundation/identity/public.server.ts'
import { sendChanged } from '#features/access/identity-provider/account-mail.service.ts'
import {
  findPersonToken,
  spendPersonToken,
  type PersonToken,
  type TokenPurpose,
} from '#features/access/identity-provider/person-token.store.ts'
import { withTenant, type Tx } from '#platform/database/database.ts'

export type Choice = { readonly token: string; readonly password: string; readonly again: string }
export type ChoiceAnswer =
  | { readonly kind: 'done' | 'bad-link' }
  | { readonly kind: 'fault'; readonly email: string; readonly fault: PasswordFault | 'different' }

export const readLink = (request: FastifyRequest, purpose: TokenPurpose, token: string): Promise<PersonToken | undefined> => {
  const { clock, db } = request.server.services
  return withTenant(db, request.scope.tenant, (tx) => findPersonToken(tx, token, purpose, clock.now()))
}

/** The address is proven now: only from here on may its domain say that someone is an employee [T-56]. */
const activate = async (
  tx: Tx,
  { personId, email }: PersonToken,
  roles: Person['roles'],
  internal: readonly string[],
  now: Date,
): Promise<void> => {
  const isInternal = isInternalAddress({ email, isVerified: true }, internal)
  // Whoever was invited keeps the role of the invitation.
  const given = roles.filter((role) => role !== 'customer')
  const employee = { isInternal: true, userType: 'Employee', roles: [...new Set([...given, 'internal' as const])] }
  await updatePerson(tx, personId, { status: 'active', emailVerifiedAt: now, ...(isInternal ? employee : {}) })
  await writeAudit(tx, { id: personId }, now, 'activated')
}

/** Both links end the same way: with a password that only the holder of the address could choose. */
export const choosePassword = async (
  request: FastifyRequest,
  reply: FastifyReply,
  purpose: TokenPurpose,
  { token, password, again }: Choice,
): Promise<ChoiceAnswer> => {
  const { services } = request.server
  const { clock, db, tenants } = services
  const { tenant } = request.scope
  const link = await readLink(request, purpose, token)
  const owner = link && (await withTenant(db, tenant, (tx) => findPerson(tx, link.personId)))
  if (!link || !owner) return { kind: 'bad-link' }
  const fault = (await checkNewPassword(request, owner, password)) ?? (password === again ? undefined : 'different')
  if (fault) return { kind: 'fault', email: link.email, fault }
  const passwordHash = await hashPassword(password)
  const now = clock.now()
  return withTenant(db, tenant, async (tx) => {
    const spent = await spendPersonToken(tx, token, purpose, now)
    const person = spent && (await findPerson(tx, spent.personId))
    // A mail to an address that was changed since proves nothing about this account.
    if (!person || person.email !== spent.email) return { kind: 'bad-link' }
    if (person.status === 'pending')
      await activate(tx, spent, person.roles, tenants.byKey(tenant)?.identity.internalEmailDomains ?? [], now)
    await storePassword(tx, person.id, passwordHash, { now })
    // Whoever reads the mailbox gets in here, also while others guess at the account.
    await rememberDevice(tx, request, person.id)
    await forgetEndedSession(tx, request, reply)
    if (purpose === 'reset-password') await sendChanged({ services, tenant, tx, by: person.id }, person)
    return { kind: 'done' }
  })
}
