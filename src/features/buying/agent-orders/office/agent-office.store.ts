import { sql } from 'kysely'
import { AGENT_OFFICE_LIST } from '#features/buying/agent-orders/office/agent-office.rules.ts'
import type { AgentScope } from '#foundation/agents/public.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

type OfficeRow = {
  readonly id: string
  readonly person: string
  readonly email: string
  readonly name: string
  readonly clientId: string
  readonly scopes: readonly AgentScope[]
  readonly orderMinor: string | null
  readonly orderLimitCurrency: string | null
  readonly monthMinor: string | null
  readonly monthLimitCurrency: string | null
  readonly askAlways: boolean
  readonly createdAt: Date
  readonly lastUsedAt: Date | null
}

/** Of everybody, found by letters of the person or the client. */
export const listOfficeRows = (
  tx: Tx,
  find: string,
  list: ListQuery<(typeof AGENT_OFFICE_LIST.sortable)[number]>,
): Promise<ListPage<OfficeRow>> =>
  readListPage(
    tx,
    sql<OfficeRow>`
      select given.id, given_name || ' ' || family_name as person, email, given.name, client_id, given.scopes,
        given.order_limit_minor::text as order_minor, given.order_limit_currency, month_limit_minor::text as month_minor,
        month_limit_currency, ask_always, given.created_at, last_used_at, last_used_at as used, given.created_at as allowed
      from agent_grant given join person on person.id = given.person_id
      where revoked_at is null
        ${find.trim() === '' ? sql`` : sql`and concat_ws(' ', given_name, family_name, email, given.name, client_id) ilike ${containsPattern(find)}`}`,
    list,
    { spec: AGENT_OFFICE_LIST, unique: 'id' },
  )
