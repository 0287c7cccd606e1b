import { sql, type Generated, type Insertable, type Updateable } from 'kysely'
import type { Person } from '#foundation/identity/person/person.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { writeColumns } from '#platform/database/prepared-statement.ts'

type PersonTable = { [Column in keyof Person]: Generated<Person[Column]> } & {
  id: Generated<string>
  honId: string
  email: string
  givenName: string
  familyName: string
  passwordHash: string | null
}

declare module '#platform/database/database.ts' {
  interface Tables {
    person: PersonTable
  }
}

/** Everything but the password's hash, which leaves the database for a sign-in only. */
const COLUMNS = [
  'id',
  'honId',
  'email',
  'emailVerifiedAt',
  'givenName',
  'familyName',
  'roles',
  'isInternal',
  'userType',
  'managerRole',
  'isAsm',
  'userRole',
  'jobTitle',
  'department',
  'functionName',
  'phone',
  'countryCode',
  'city',
  'state',
  'postalCode',
  'language',
  'companyId',
  'companyRole',
  'linesOfBusiness',
  'serviceLevel',
  'defaultCurrency',
  'isNewUser',
  'signInMessage',
  'contactErrorCode',
  'tempEmail',
  'status',
  'disabledAt',
  'isRevalidationRequired',
  'revalidationCount',
  'revalidatedAt',
  'createdAt',
  'seenStatuses',
] as const satisfies readonly (keyof Person)[]

/** As text: nearly every call reads a person, and building the same list anew costs more than sending it. */
export const PERSON_COLUMNS = writeColumns('person', COLUMNS)

/** Whom a transaction has read: a call requests its person in several places, and reads them once. */
const known = new WeakMap<Tx, Map<string, Promise<Person | undefined>>>()

const readPerson = async (tx: Tx, id: string): Promise<Person | undefined> => {
  const { rows } = await sql<Person>`select ${sql.raw(PERSON_COLUMNS)} from person where id = ${id}`.execute(tx)
  return rows[0]
}

export const findPerson = (tx: Tx, id: string): Promise<Person | undefined> => {
  const people = known.get(tx) ?? new Map<string, Promise<Person | undefined>>()
  const person = people.get(id) ?? readPerson(tx, id)
  known.set(tx, people.set(id, person))
  return person
}

/** Of a statement that read the person together with something else, such as their session. */
export const rememberPerson = (tx: Tx, person: Person): void => {
  const people = known.get(tx) ?? new Map<string, Promise<Person | undefined>>()
  known.set(tx, people.set(person.id, Promise.resolve(person)))
}

/** Addresses are stored in lower case: one mailbox, one person. */
export const findPersonByEmail = (tx: Tx, email: string): Promise<Person | undefined> =>
  tx.selectFrom('person').select(COLUMNS).where('email', '=', email.toLowerCase()).executeTakeFirst()

/** For a sign-in and a change of password, nothing else. */
export const findPasswordHash = async (tx: Tx, id: string): Promise<string | null> =>
  (await tx.selectFrom('person').select('passwordHash').where('id', '=', id).executeTakeFirst())?.passwordHash ?? null

/** The same password with another cost; nothing where it was changed in the meantime. */
export const replacePasswordHash = async (tx: Tx, id: string, before: string, after: string): Promise<void> => {
  await tx.updateTable('person').set({ passwordHash: after }).where('id', '=', id).where('passwordHash', '=', before).execute()
}

export const insertPeople = async (tx: Tx, people: readonly Insertable<PersonTable>[]): Promise<void> => {
  if (people.length > 0)
    await tx
      .insertInto('person')
      .values([...people])
      .execute()
  known.delete(tx)
}

export const updatePerson = async (tx: Tx, id: string, changes: Updateable<PersonTable>): Promise<void> => {
  await tx.updateTable('person').set(changes).where('id', '=', id).execute()
  known.get(tx)?.delete(id)
}

/** Its dialog does not come back at the next sign-in. */
export const addSeenStatus = async (tx: Tx, id: string, status: string): Promise<void> => {
  await sql`
    update person set seen_statuses = array_append(seen_statuses, ${status})
    where id = ${id} and not ${status} = any(seen_statuses)`.execute(tx)
  known.get(tx)?.delete(id)
}
