import { sql } from 'kysely'
import { PEOPLE_LIST, type ColleagueState, type Rights } from '#features/company/people/colleague.rules.ts'
import type { CompanyRole } from '#foundation/identity/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

export type Colleague = {
  readonly id: string
  readonly email: string
  readonly givenName: string
  readonly familyName: string
  readonly role: CompanyRole
  readonly accounts: readonly string[]
  readonly limitMinor: string | null
  readonly limitCurrency: string | null
  readonly costCentres: readonly string[]
  readonly state: ColleagueState
  readonly isLastAdmin: boolean
}

export type ColleagueFilter = {
  readonly find?: string | undefined
  readonly role?: CompanyRole | undefined
  readonly state?: ColleagueState | undefined
  readonly account?: string | undefined
}

const IS_ACTIVE = sql`person.status = 'active' and person.disabled_at is null`
const ROLE = sql`coalesce(person.company_role, 'buyer')`
const STATE = sql`case when ${IS_ACTIVE} then 'Active' when person.status = 'pending' then 'Invited' else 'Disabled' end`
const OF_COMPANY = (companyId: string) =>
  sql`person.company_id = ${companyId} and not person.is_internal and person.status <> 'deleted'`

const ACCOUNTS = sql`(
  select coalesce(array_agg(distinct account_key order by account_key), '{}')
  from person_sold_to join sold_to on sold_to.id = sold_to_id where person_id = page.id)`

export const listColleagues = (
  tx: Tx,
  companyId: string,
  { find, role, state, account }: ColleagueFilter,
  list: ListQuery<(typeof PEOPLE_LIST.sortable)[number]>,
): Promise<ListPage<Colleague>> => {
  const letters = find === undefined || find.trim() === '' ? undefined : containsPattern(find)
  const found = sql<Colleague>`
    select person.id, person.email, given_name as "givenName", family_name as "familyName",
      lower(family_name || ' ' || given_name) as name, ${ROLE} as role,
      order_limit_minor::text as "limitMinor", order_limit_currency as "limitCurrency", order_limit_minor as "limit",
      cost_centres as "costCentres", ${STATE} as state,
      ${ROLE} = 'company-admin' and ${IS_ACTIVE} and 1 = (
        select count(*) from person where ${OF_COMPANY(companyId)} and ${ROLE} = 'company-admin' and ${IS_ACTIVE}) as "isLastAdmin"
    from person
    where ${OF_COMPANY(companyId)}
      ${letters === undefined ? sql`` : sql`and (given_name || ' ' || family_name ilike ${letters} or email ilike ${letters})`}
      ${role === undefined ? sql`` : sql`and ${ROLE} = ${role}`}
      ${state === undefined ? sql`` : sql`and ${STATE} = ${state}`}
      ${
        account === undefined
          ? sql``
          : sql`and exists (select from person_sold_to join sold_to on sold_to.id = sold_to_id
              where person_id = person.id and account_key = ${account})`
      }`
  return readListPage(tx, found, list, {
    spec: PEOPLE_LIST,
    unique: 'id',
    details: { columns: sql`page.*, ${ACCOUNTS} as accounts` },
  })
}

/** While one transaction changes a company's people, others wait: two admins cannot remove each other. */
export const lockCompany = async (tx: Tx, companyId: string): Promise<void> => {
  await sql`select id from company where id = ${companyId} for no key update`.execute(tx)
}

export const listActiveAdmins = async (tx: Tx, companyId: string): Promise<string[]> => {
  const { rows } = await sql<{ id: string }>`
    select id from person where ${OF_COMPANY(companyId)} and ${ROLE} = 'company-admin' and ${IS_ACTIVE}`.execute(tx)
  return rows.map(({ id }) => id)
}

export const countPeople = async (tx: Tx, companyId: string): Promise<Readonly<Record<ColleagueState, number>>> => {
  const { rows } = await sql<{ state: ColleagueState; count: number }>`
    select ${STATE} as state, count(*)::integer as count from person where ${OF_COMPANY(companyId)} group by 1`.execute(tx)
  const countOf = (state: ColleagueState): number => rows.find((row) => row.state === state)?.count ?? 0
  return { Active: countOf('Active'), Invited: countOf('Invited'), Disabled: countOf('Disabled') }
}

/** Every spelling of every account that a person orders for, by its key. */
export const listAccountKeys = async (tx: Tx, personId: string): Promise<string[]> => {
  const { rows } = await sql<{ key: string }>`
    select distinct account_key as key from person_sold_to join sold_to on sold_to.id = sold_to_id
    where person_id = ${personId} order by 1`.execute(tx)
  return rows.map(({ key }) => key)
}

export const saveLimits = async (
  tx: Tx,
  personId: string,
  { orderLimit, costCentres }: Pick<Rights, 'orderLimit' | 'costCentres'>,
): Promise<void> => {
  await sql`
    update person set order_limit_minor = ${orderLimit === null ? null : String(orderLimit.minor)}::bigint,
      order_limit_currency = ${orderLimit?.currency ?? null}, cost_centres = ${[...costCentres]}::text[]
    where id = ${personId}`.execute(tx)
}
