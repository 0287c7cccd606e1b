import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { writeAudit } from '#foundation/audit/public.server.ts'
import { findPersonByEmail, insertPeople, updatePerson, type Person } from '#foundation/identity/public.server.ts'
import { sendLink, sendSignIn, type Sending } from '#features/access/identity-provider/account-mail.service.ts'
import type { UserRole } from '#kernel/scope.ts'
import type { Tx } from '#platform/database/database.ts'

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

const hasOtherAdmin = async (tx: Tx, email: string): Promise<boolean> => {
  const others = tx
    .selectFrom('person')
    .select('id')
    .where(sql<boolean>`'admin' = any(roles)`)
    .where('status', 'in', ['active', 'pending'])
    .where('email', '<>', email)
    .limit(1)
  return (await others.execute()).length > 0
}

type Appointment = Pick<Person, 'roles'> & Partial<Pick<Person, 'isInternal' | 'userType'>>

/** An employee is no customer. */
const appoint = async (tx: Tx, { email, role }: Invitation, known: readonly UserRole[] = []): Promise<Appointment> => {
  if (role !== 'admin' || (await hasOtherAdmin(tx, email))) return { roles: [...new Set([...known, role])] }
  const stays = known.filter((one) => one !== 'customer')
  return { roles: [...new Set([...stays, ...OF_THE_FIRST_ADMIN])], isInternal: true, userType: 'Employee' }
}

const findOrMake = async ({ tx }: Sending, invitation: Invitation): Promise<Person | undefined> => {
  const { email } = invitation
  const known = await findPersonByEmail(tx, email)
  const appointment = await appoint(tx, invitation, known?.roles)
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
