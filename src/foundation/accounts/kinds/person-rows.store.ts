import { sql } from 'kysely'
import type { PersonLine } from '#foundation/accounts/kinds/person-fields.rules.ts'
import type { LineProblem } from '#foundation/data-kinds/public.ts'
import { parseDecimal } from '#kernel/money.ts'
import type { Tx } from '#platform/database/database.ts'

type SavedPerson = { readonly line: PersonLine; readonly honId: string }

type Named = { readonly id: string; readonly honId: string; readonly email: string }

/** Ids and numbers that stand for somebody else. */
export const findTakenIds = async (tx: Tx, people: readonly PersonLine[]): Promise<(line: PersonLine) => LineProblem[]> => {
  const [ids, numbers] = [people.flatMap(({ id }) => id ?? []), people.flatMap(({ honId }) => honId ?? [])]
  if (ids.length + numbers.length === 0) return () => []
  const { rows } = await sql<Named>`
    select id, hon_id as "honId", email from person
    where id = any(${ids}::uuid[]) or hon_id = any(${numbers}::text[])
      or email = any(${people.map(({ mail }) => mail)}::text[])`.execute(tx)
  const byId = new Map(rows.map(({ id, email }) => [id, email]))
  const byNumber = new Map(rows.map(({ honId, email }) => [honId, email]))
  const idOf = new Map(rows.map(({ id, email }) => [email, id]))
  return ({ mail, id, honId }) => {
    const problems: LineProblem[] = []
    if (id !== undefined && (byId.get(id) ?? mail) !== mail) problems.push({ column: 'id', reason: 'somebody else has this id' })
    else if (id !== undefined && (idOf.get(mail) ?? id) !== id)
      problems.push({ column: 'id', reason: `the person has the id ${idOf.get(mail)} already` })
    if (honId !== undefined && (byNumber.get(honId) ?? mail) !== mail)
      problems.push({ column: 'honId', reason: 'somebody else has this number' })
    return problems
  }
}

const minorOf = ({ orderLimit, orderLimitCurrency }: PersonLine): string | null =>
  orderLimit === undefined || orderLimitCurrency === undefined
    ? null
    : String(parseDecimal(orderLimit, orderLimitCurrency)?.minor ?? 0n)

const toRow = ({ line, honId }: SavedPerson, now: Date) => {
  const roles = line.roles?.length ? line.roles : ['customer']
  const isInternal = roles.includes('internal') || line.userType === 'Employee'
  const status = line.status ?? 'pending'
  return {
    ...line,
    honId: line.honId ?? honId,
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
    limitMinor: minorOf(line),
    disabledAt: status === 'deactivated' || status === 'denied' ? now : null,
  }
}

/** New people have no password: they choose one by the link of a mail. What nobody brings, such as passwords, stays. */
export const savePeople = async (tx: Tx, people: readonly SavedPerson[], now: Date): Promise<void> => {
  const rows = people.map((person) => toRow(person, now))
  await sql`
    insert into person (id, hon_id, email, given_name, family_name, roles, is_internal, user_type, manager_role, is_asm, service_level,
      user_role, lines_of_business, language, job_title, department, function_name, phone, country_code, city, state, postal_code, default_currency,
      company_id, company_role, order_limit_minor, order_limit_currency, cost_centres, status, email_verified_at, disabled_at, sign_in_message, contact_error_code, is_revalidation_required)
    select coalesce(row.id, gen_random_uuid()), "honId", "mail", "givenName", "familyName", roles, "isInternal", "userType", "managerRole", "isAsm", "serviceLevel",
      "userRole", "linesOfBusiness", language, coalesce("jobTitle", ''), coalesce(department, ''),
      coalesce("function", ''), coalesce(phone, ''), "countryCode", coalesce(city, ''), coalesce(region, ''),
      coalesce("postalCode", ''), "defaultCurrency", (select id from company where number = row."company"),
      "companyRole", "limitMinor", case when "limitMinor" is null then null else "orderLimitCurrency" end,
      coalesce("costCentres", '{}'), status, "verifiedAt", "disabledAt", "signInMessage", "contactErrorCode", coalesce("isRevalidationRequired", false)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as row (id uuid, "honId" text, "mail" text, "givenName" text,
      "familyName" text, roles text[], "isInternal" boolean, "userType" text, "managerRole" boolean, "isAsm" boolean,
      "serviceLevel" text, "userRole" text, "linesOfBusiness" text[], language text, "jobTitle" text, department text,
      "function" text, phone text, "countryCode" text, city text, region text, "postalCode" text, "defaultCurrency" text, "company" text, "companyRole" text, "limitMinor" bigint,
      "orderLimitCurrency" text, "costCentres" text[], status text, "verifiedAt" timestamptz,
      "disabledAt" timestamptz, "signInMessage" text, "contactErrorCode" text, "isRevalidationRequired" boolean)
    on conflict (tenant, email) do update set
      hon_id = case when person.status = 'deleted' then person.hon_id else excluded.hon_id end,
      given_name = excluded.given_name, family_name = excluded.family_name,
      roles = excluded.roles, is_internal = excluded.is_internal, user_type = excluded.user_type,
      manager_role = excluded.manager_role, is_asm = excluded.is_asm, service_level = excluded.service_level,
      user_role = excluded.user_role, lines_of_business = excluded.lines_of_business, language = excluded.language,
      job_title = excluded.job_title, department = excluded.department, function_name = excluded.function_name,
      phone = excluded.phone, country_code = excluded.country_code, city = excluded.city, state = excluded.state,
      postal_code = excluded.postal_code, default_currency = excluded.default_currency,
      company_id = excluded.company_id, company_role = excluded.company_role,
      order_limit_minor = excluded.order_limit_minor, order_limit_currency = excluded.order_limit_currency,
      cost_centres = excluded.cost_centres, status = excluded.status,
      email_verified_at = coalesce(person.email_verified_at, excluded.email_verified_at),
      disabled_at = case when excluded.status = person.status then person.disabled_at else excluded.disabled_at end,
      sign_in_message = excluded.sign_in_message, contact_error_code = excluded.contact_error_code,
      is_revalidation_required = excluded.is_revalidation_required`.execute(tx)
}

export const forgetPeople = async (tx: Tx, mails: readonly string[], now: Date): Promise<void> => {
  await sql`
    update person set status = 'deleted', disabled_at = ${now}, password_hash = null, company_id = null, company_role = null,
      order_limit_minor = null, order_limit_currency = null, cost_centres = '{}'
    where email = any(${[...mails]}::text[])`.execute(tx)
}
