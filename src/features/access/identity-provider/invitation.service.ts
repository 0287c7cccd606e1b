import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { findPersonByEmail, insertPeople, updatePerson, type Person } from '#foundation/identity/public.server.ts'
import { sendLink, sendSignIn, type Sending } from '#features/access/identity-provider/account-mail.service.ts'
import { removePersonTokens } from '#features/access/identity-provider/person-token.store.ts'
import type { UserRole } from '#kernel/scope.ts'
import type { Tx } from '#platform/database/database.ts'
import { StartError } from '#platform/start-error.ts'

export type Invitation = { readonly email: string; readonly role: UserRole }

/** A name to greet until the person writes their own: `anna.berg@example.com` is Anna Berg. */
const guessName = (email: string): { givenName: string; familyName: string } => {
  const [givenName = email, ...rest] = email
    .slice(0, email.indexOf('@'))
    .split(/[._-]+/)
    .filter((part) => part !== '')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
  return { givenName, familyName: rest.join(' ') }
}

/** Rights that the first admin of a site gets beside: nobody is there to give them, and nobody changes their own roles. */
const OF_THE_FIRST_ADMIN: readonly UserRole[] = ['internal', 'author', 'admin', 'configurator', 'order-viewer', 'case-agent']

const listOtherAdmins = (tx: Tx, email: string) =>
  tx
    .selectFrom('person')
    .select(['email', 'status'])
    .where(sql<boolean>`'admin' = any(roles)`)
    .where('status', 'in', ['active', 'pending'])
    .where('email', '<>', email)
    .orderBy('email')
    .execute()

/** A mistyped address would leave the site with an admin who never comes, and the right one without the rights of the first. */
const hasOtherAdmin = async ({ tx, tenant }: Sending, email: string): Promise<boolean> => {
  const others = await listOtherAdmins(tx, email)
  const [pending] = others
  if (pending && others.every(({ status }) => status === 'pending'))
    throw new StartError(
      `${others.map((one) => one.email).join(', ')} was invited as an admin of ${tenant} and has not signed in yet, so nobody was invited now. Once somebody is an admin there, further ones can be invited. If the address is wrong, withdraw it first: npm run invite -- --tenant ${tenant} --withdraw ${pending.email}`,
    )
  return pending !== undefined
}

type Appointment = Pick<Person, 'roles'> & Partial<Pick<Person, 'isInternal' | 'userType'>>

/** An employee is no customer. */
const appoint = async (sending: Sending, { email, role }: Invitation, known: readonly UserRole[] = []): Promise<Appointment> => {
  if (role !== 'admin' || (await hasOtherAdmin(sending, email))) return { roles: [...new Set([...known, role])] }
  const stays = known.filter((one) => one !== 'customer')
  return { roles: [...new Set([...stays, ...OF_THE_FIRST_ADMIN])], isInternal: true, userType: 'Employee' }
}

const findOrMake = async (sending: Sending, invitation: Invitation): Promise<Person | undefined> => {
  const { tx, tenant } = sending
  const { email } = invitation
  const known = await findPersonByEmail(tx, email)
  if (known && known.status !== 'active' && known.status !== 'pending')
    throw new StartError(
      `${email} cannot sign in at ${tenant} (${known.status}), so nothing was sent. An admin can change that in the back office under People, unless the account is deleted or denied for good.`,
    )
  const appointment = await appoint(sending, invitation, known?.roles)
  if (known) await updatePerson(tx, known.id, appointment)
  else
    await insertPeople(tx, [
      {
        email,
        ...guessName(email),
        honId: `H${randomUUID().replaceAll('-', '').slice(0, 12).toUpperCase()}`,
        passwordHash: null,
        status: 'pending',
        ...appointment,
      },
    ])
  return findPersonByEmail(tx, email)
}

/** Writes to somebody who is known how to sign in, or how to choose a password first. */
export const sendInvitation = async (sending: Sending, person: Person): Promise<void> => {
  const { services, tenant, tx, by } = sending
  await writeAudit(tx, { id: person.id, ...(by !== null && { actorId: by }) }, services.clock.now(), 'invited')
  // Who signs in elsewhere chooses no password here.
  const canSignIn = person.status !== 'pending' || services.tenants.byKey(tenant)?.identity.identityProvider !== undefined
  return canSignIn ? sendSignIn(sending, 'appointed', person) : sendLink(sending, 'activate', person, 'invited')
}

/** Gives someone a role, and writes to them how to sign in: the first admin of a new site comes in this way. */
export const invitePerson = async (sending: Sending, invitation: Invitation): Promise<void> => {
  const person = await findOrMake(sending, invitation)
  if (!person) throw new Error(`${invitation.email} could not be kept`)
  return sendInvitation(sending, person)
}

/** Takes back an invitation that nobody has followed: its links end, and it stands in nobody's way. */
export const withdrawInvitation = async ({ services, tenant, tx }: Omit<Sending, 'by'>, email: string): Promise<void> => {
  const person = await findPersonByEmail(tx, email)
  if (person?.status !== 'pending')
    throw new StartError(`${email} has no invitation of ${tenant} that waits, so nothing was withdrawn.`)
  await updatePerson(tx, person.id, { roles: [], isInternal: false, status: 'deactivated' })
  await removePersonTokens(tx, person.id)
  await writeAudit(tx, { id: person.id }, services.clock.now(), 'invitation.withdrawn')
}
