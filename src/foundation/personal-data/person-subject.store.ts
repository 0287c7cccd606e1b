import { sql } from 'kysely'
import { findPerson, findPersonByEmail, type Person } from '#foundation/identity/public.server.ts'
import type { Tx } from '#platform/database/database.ts'
import { listMentionPatterns, type MentionPatterns } from '#platform/privacy/mentions.rules.ts'
import type { PersonKeys } from '#platform/privacy/personal-data.ts'

const ERASED_DOMAIN = 'erased.invalid'

export const isErased = ({ email, status }: Pick<Person, 'email' | 'status'>): boolean =>
  status === 'deleted' && email.endsWith(`@${ERASED_DOMAIN}`)

export const pseudonymOf = ({ email }: Pick<Person, 'email'>): string => email.slice(0, -(ERASED_DOMAIN.length + 1))

export const keysOf = ({ id, email, tempEmail }: Person): PersonKeys => ({
  id,
  emails: [...new Set([email, ...(tempEmail ? [tempEmail] : [])].map((each) => each.toLowerCase()))],
})

export const findSubject = (tx: Tx, email: string): Promise<Person | undefined> => findPersonByEmail(tx, email.toLowerCase())

/** Held until the transaction ends: a second erasure waits, and then finds the pseudonym. */
export const lockSubject = async (tx: Tx, id: string): Promise<Person | undefined> => {
  await tx.selectFrom('person').select('id').where('id', '=', id).forUpdate().execute()
  return findPerson(tx, id)
}

export const readMentionPatterns = async (tx: Tx, person: Person): Promise<MentionPatterns> => {
  const { id, givenName, familyName, phone, honId } = person
  const { rows } = await sql<{ isNamesake: boolean }>`
    select exists (select from person where id <> ${id} and lower(given_name) = lower(${givenName})
      and lower(family_name) = lower(${familyName})) as is_namesake`.execute(tx)
  const isNamesake = rows[0]?.isNamesake ?? true
  return listMentionPatterns({ id, emails: keysOf(person).emails, givenName, familyName, phone, honId, isNamesake })
}

/** The row stays: orders and the audit log lead to it. */
export const pseudonymizePerson = async (tx: Tx, id: string, pseudonym: string, now: Date): Promise<void> => {
  await sql`
    update person set hon_id = ${pseudonym}, email = ${`${pseudonym}@${ERASED_DOMAIN}`}, email_verified_at = null,
      password_hash = null, given_name = 'Erased', family_name = ${pseudonym}, roles = '{}', is_internal = false,
      manager_role = null, is_asm = false, user_role = null, job_title = '', department = '', function_name = '', phone = '',
      country_code = '', city = '', state = '', postal_code = '', company_id = null, company_role = null,
      order_limit_minor = null, order_limit_currency = null, cost_centres = '{}', lines_of_business = '{}',
      service_level = null, default_currency = null, sign_in_message = null, contact_error_code = null, temp_email = null,
      status = 'deleted', is_revalidation_required = false, revalidated_at = null, disabled_at = ${now}, seen_statuses = '{}'
    where id = ${id}`.execute(tx)
}
