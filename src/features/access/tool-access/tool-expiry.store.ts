import { sql } from 'kysely'
import type { ToolNames } from '#foundation/entitlements/public.ts'
import type { Tx } from '#platform/database/database.ts'

/** Somebody whose access to a tool ends, or has ended. */
export type EndingAccess = {
  readonly personId: string
  readonly toolId: string
  readonly name: string
  readonly names: ToolNames
  readonly expiresAt: Date
  readonly email: string
  readonly givenName: string
  readonly language: string
  readonly countryCode: string
}

const COLUMNS = sql`access.person_id, access.tool_id, tool.name, tool.names, access.expires_at, person.email, person.given_name,
  person.language, person.country_code`
const JOINS = sql`join tool on tool.id = access.tool_id join person on person.id = access.person_id and person.status = 'active'`

export const listEnding = async (tx: Tx, now: Date, until: Date, limit: number): Promise<EndingAccess[]> => {
  const { rows } = await sql<EndingAccess>`
    select ${COLUMNS} from tool_access access ${JOINS}
    where access.status = 'Approved' and access.warned_at is null and access.expires_at > ${now} and access.expires_at <= ${until}
    order by access.expires_at limit ${limit}`.execute(tx)
  return rows
}

export const markWarned = async (tx: Tx, { personId, toolId }: EndingAccess, now: Date): Promise<void> => {
  await sql`update tool_access set warned_at = ${now} where person_id = ${personId} and tool_id = ${toolId}`.execute(tx)
}

/** An expired grant counts as never requested. */
export const endExpired = async (tx: Tx, now: Date, limit: number): Promise<EndingAccess[]> => {
  const { rows } = await sql<EndingAccess>`
    select ${COLUMNS} from tool_access access ${JOINS}
    where access.status = 'Approved' and access.expires_at <= ${now} order by access.expires_at limit ${limit}`.execute(tx)
  for (const { personId, toolId } of rows)
    await sql`update tool_access set status = 'Not Requested', expires_at = null, warned_at = null, changed_at = ${now}
      where person_id = ${personId} and tool_id = ${toolId}`.execute(tx)
  return rows
}
