import type { FastifyRequest } from 'fastify'
import { writeAudit } from '#foundation/audit/public.server.ts'
import {
  dropTokens,
  endSessionsOf,
  findPerson,
  findPersonByEmail,
  updatePerson,
  type Person,
} from '#foundation/identity/public.server.ts'
import { dropFactors } from '#foundation/second-factor/public.server.ts'
import { endOfLink, RESTORE_PATH } from '#features/accounts/account-settings/confirmation.rules.ts'
import { decideRestore, checkRestoreLink, type RestoreState } from '#features/accounts/account-settings/email-restore.rules.ts'
import {
  dropLaterRestores,
  findRestore,
  issueRestore,
  removePendingPerson,
  takeRestore,
  type RestoreToken,
} from '#features/accounts/account-settings/email-restore.store.ts'
import type { Tx } from '#platform/database/database.ts'
import { linkFor, sendUpkeepMail } from '#features/accounts/account-settings/settings-mail.service.ts'

/** At once, with a link that gives the address back whatever happens meanwhile [T-73]. */
export const notifyOldAddress = async (
  tx: Tx,
  { server: { services }, scope: { tenant } }: FastifyRequest,
  person: Person,
  { kind, email }: { readonly kind: 'emailChangeNotice' | 'emailChanged'; readonly email: string },
): Promise<void> => {
  const expiresAt = endOfLink(services.clock.now())
  const token = await issueRestore(tx, { personId: person.id, email: person.email, expiresAt })
  const values = { email, link: linkFor(services, tenant, person, { path: RESTORE_PATH, token }) }
  await sendUpkeepMail(tx, services, { tenant, reader: person, to: person.email, kind, by: person.id, values })
}

export const hasForeignProvider = (request: FastifyRequest): boolean =>
  request.server.services.tenants.byKey(request.scope.tenant)?.identity.identityProvider !== undefined

/** Nothing that was known, signed in or begun before holds afterwards: a new password comes through the old mailbox. */
const giveBack = async (tx: Tx, request: FastifyRequest, link: RestoreToken, person: Person): Promise<void> => {
  const { services } = request.server
  const now = services.clock.now()
  const { email } = link
  await updatePerson(tx, person.id, { email, tempEmail: null, emailVerifiedAt: now, passwordHash: null })
  await endSessionsOf(tx, person.id)
  await dropFactors(tx, person.id)
  await dropTokens(tx, person.id, ['activate', 'reset-password', 'change-email', 'revalidate'])
  await dropLaterRestores(tx, link)
  await writeAudit(tx, { id: person.id }, now, 'email.restored')
  // A foreign provider has the passwords: people sign in there as before.
  if (person.status === 'active' && !hasForeignProvider(request))
    await request.server.sendPasswordLink(request, tx, { ...person, email }, person.id)
}

/** Reads a link without using it up: programs that open links in mails change nothing. */
export const readRestore = async (tx: Tx, token: string, now: Date) => {
  const link = await findRestore(tx, token)
  return { state: checkRestoreLink(link, now), link } as const
}

export const restoreEmail = async (tx: Tx, request: FastifyRequest, token: string): Promise<RestoreState> => {
  const now = request.server.services.clock.now()
  const { state, link } = await readRestore(tx, token, now)
  const person = link && (await findPerson(tx, link.personId))
  if (state !== 'ask' || !person) return state === 'ask' ? 'unknown' : state
  const holder = await findPersonByEmail(tx, link.email)
  const decision = decideRestore(person.id, holder)
  if (decision === 'taken') return 'taken'
  if (!(await takeRestore(tx, token, now))) return 'used'
  if (decision === 'replace' && holder) await removePendingPerson(tx, holder.id)
  await giveBack(tx, request, link, person)
  return 'done'
}
