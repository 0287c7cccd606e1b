import { sql } from 'kysely'
import type { PersonLine } from '#foundation/accounts/kinds/person-fields.rules.ts'
import type { Tx } from '#platform/database/database.ts'

type SavedPerson = { readonly line: PersonLine; readonly honId: string }

/** Those who may not sign in lose their sessions: whatever was open ends now. */
const endSessions = async (tx: Tx, mails: readonly string[]): Promise<void> => {
  if (mails.length > 0)
    await sql`
      delete from session using person where session.person_id = person.id and person.email = any(${[...mails]}::text[])`.execute(
      tx,
    )
}

const toRow = ({ line, honId }: SavedPerson, now: Date) => {
  const roles = line.roles?.length ? line.roles : ['customer']
  const isInternal = roles.includes('internal') || line.userType === 'Employee'
  const status = line.status ?? 'pending'
  return {
    ...line,
    honId,
    roles,
    isInternal,
    status,
    userType: line.userType ?? (isInternal ? 'Employee' : 'Customer'),
    managerRole: isInternal ? (line.managerRole ?? false) : null,
    isAsm: line.isAsm ?? false,
    linesOfBusiness: line.linesOfBusiness ?? [],
    language: line.language ?? 'en',
    countryCode: (line.countryCode ?? 'us').toUpperCase(),
    verifiedAt: status === 'active' ? now : null,
    disabledAt: status === 'deactivated' || status === 'denied' ? now : null,
  }
}

/** New people have no password: they choose one by the link of a mail. What nobody brings, such as passwords, stays. */
export const savePeople = async (tx: Tx, people: readonly SavedPerson[], now: Date): Promise<void> => {
  const rows = people.map((person) => toRow(person, now))
  await sql`
    insert into person (hon_id, email, given_name, family_name, roles, is_internal, user_type, manager_role, is_asm, service_level,
      user_role, lines_of_business, language, job_title, department, phone, country_code, city, default_currency, company_id,
      status, email_verified_at, disabled_at, sign_in_message, contact_error_code, is_revalidation_required)
    select "honId", "mail", "givenName", "familyName", roles, "isInternal", "userType", "managerRole", "isAsm", "serviceLevel",
      "userRole", "linesOfBusiness", language, coalesce("jobTitle", ''), coalesce(department, ''), coalesce(phone, ''),
      "countryCode", coalesce(city, ''), "defaultCurrency", (select id from company where number = row."company"),
      status, "verifiedAt", "disabledAt", "signInMessage", "contactErrorCode", coalesce("isRevalidationRequired", false)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row ("honId" text, "mail" text, "givenName" text,
      "familyName" text, roles text[], "isInternal" boolean, "userType" text, "managerRole" boolean, "isAsm" boolean,
      "serviceLevel" text, "userRole" text, "linesOfBusiness" text[], language text, "jobTitle" text, department text, phone text,
      "countryCode" text, city text, "defaultCurrency" text, "company" text, status text, "verifiedAt" timestamptz,
      "disabledAt" timestamptz, "signInMessage" text, "contactErrorCode" text, "isRevalidationRequired" boolean)
    on conflict (tenant, email) do update set given_name = excluded.given_name, family_name = excluded.family_name,
      roles = excluded.roles, is_internal = excluded.is_internal, user_type = excluded.user_type,
      manager_role = excluded.manager_role, is_asm = excluded.is_asm, service_level = excluded.service_level,
      user_role = excluded.user_role, lines_of_business = excluded.lines_of_business, language = excluded.language,
      job_title = excluded.job_title, department = excluded.department, phone = excluded.phone,
      country_code = excluded.country_code, city = excluded.city, default_currency = excluded.default_currency,
      company_id = excluded.company_id, status = excluded.status,
      email_verified_at = coalesce(person.email_verified_at, excluded.email_verified_at),
      disabled_at = case when excluded.status = person.status then person.disabled_at else excluded.disabled_at end,
      sign_in_message = excluded.sign_in_message, contact_error_code = excluded.contact_error_code,
      is_revalidation_required = excluded.is_revalidation_required`.execute(tx)
  await endSessions(
    tx,
    rows.filter(({ status }) => status === 'deactivated' || status === 'denied').map(({ mail }) => mail),
  )
}

export const forgetPeople = async (tx: Tx, mails: readonly string[], now: Date): Promise<void> => {
  await endSessions(tx, mails)
  await sql`
    update person set status = 'deleted', disabled_at = ${now}, password_hash = null, company_id = null
    where email = any(${[...mails]}::text[])`.execute(tx)
}
