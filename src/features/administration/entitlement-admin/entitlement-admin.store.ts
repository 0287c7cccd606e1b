import { sql } from 'kysely'
import { effectiveStatus } from '#foundation/entitlements/public.server.ts'
import type { AccessStatus } from '#foundation/entitlements/public.ts'
import { ENTITLEMENT_LIST } from '#features/administration/entitlement-admin/entitlement-admin.rules.ts'
import type { Tx } from '#platform/database/database.ts'
import { containsPattern, readListPage, type ListPage, type ListQuery } from '#platform/database/list-query.ts'

export type EntitlementRow = {
  readonly key: string
  readonly personId: string
  readonly person: string
  readonly email: string
  readonly toolId: string
  readonly tool: string
  readonly status: AccessStatus
  readonly changedAt: Date
  readonly expiresAt: Date | null
}

type Filter = { readonly find?: string | undefined; readonly tool?: string | undefined; readonly status?: string | undefined }

export const listEntitlementRows = (
  tx: Tx,
  { find, tool, status }: Filter,
  list: ListQuery<(typeof ENTITLEMENT_LIST.sortable)[number]>,
): Promise<ListPage<EntitlementRow>> => {
  const letters = find === undefined ? undefined : containsPattern(find)
  const name = sql`person.given_name || ' ' || person.family_name`
  const found = sql<EntitlementRow>`
    select person.id || ' ' || tool.id as key, person.id as person_id, ${name} as person, person.email, tool.id as tool_id,
      tool.name as tool, ${effectiveStatus} as status, tool_access.changed_at, tool_access.expires_at
    from tool_access join person on person.id = tool_access.person_id join tool on tool.id = tool_access.tool_id
    where true
      ${letters === undefined ? sql`` : sql`and (${name} ilike ${letters} or person.email ilike ${letters} or tool.name ilike ${letters})`}
      ${tool === undefined ? sql`` : sql`and tool.id = ${tool}`}
      ${status === undefined ? sql`` : sql`and ${effectiveStatus} = ${status}`}`
  return readListPage(tx, found, list, { spec: ENTITLEMENT_LIST, unique: 'key' })
}

export type Holder = { readonly id: string; readonly name: string; readonly status: AccessStatus }

/** A person by id or address with how far they got with a tool; nobody else changes them until the transaction ends. */
export const lockHolder = async (tx: Tx, person: string, toolId: string): Promise<Holder | undefined> => {
  const by = person.includes('@') ? sql`lower(person.email) = lower(${person})` : sql`person.id = ${person}`
  const { rows } = await sql<Holder>`
    select person.id, person.given_name || ' ' || person.family_name as name,
      coalesce((select ${effectiveStatus} from tool_access where person_id = person.id and tool_id = tool.id), 'Not Requested') as status
    from person, tool where ${by} and tool.id = ${toolId} and person.status = 'active' for update of person`.execute(tx)
  return rows[0]
}
