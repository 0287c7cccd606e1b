import { sql } from 'kysely'
import type { AccessStatus, ToolNames } from '#foundation/entitlements/public.ts'
import { effectiveStatus, mayRequest, primaryId } from '#foundation/entitlements/public.server.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#platform/database/database.ts' {
  interface Tables {
    toolFavourite: { personId: string; toolId: string }
    /** Without a tool: use of the tools from a page of none of them. */
    toolUse: { personId: string; toolId: string | null; usedAt: Date }
  }
}

/** A tool as one person has it. */
export type PersonTool = {
  readonly id: string
  readonly name: string
  readonly names: ToolNames
  readonly description: Readonly<Partial<Record<Language, string>>>
  readonly businessSegment: string
  readonly pagePath: string | null
  readonly status: AccessStatus
  readonly expiresAt: Date | null
  readonly isFavourite: boolean
  readonly usedAt: Date | null
  /** The tool that opens its group, which may be itself. */
  readonly primaryId: string | null
  /** Whether this person is one of those who may ask for it. */
  readonly mayRequest: boolean
}

const selectOwn = (personId: string) => sql<PersonTool>`
  select tool.id, tool.name, tool.names, tool.description, tool.business_segment, tool.page_path, ${effectiveStatus} as status,
    ${primaryId} as primary_id, coalesce(${mayRequest(personId)}, false) as may_request,
    case when ${effectiveStatus} = 'Approved' then tool_access.expires_at end as expires_at,
    exists (select from tool_favourite kept where kept.person_id = ${personId} and kept.tool_id = tool.id) as is_favourite,
    (select max(used_at) from tool_use used where used.person_id = ${personId} and used.tool_id = tool.id) as used_at
  from tool left join tool_access on tool_access.tool_id = tool.id and tool_access.person_id = ${personId}`

export const listToolsOf = async (tx: Tx, personId: string): Promise<PersonTool[]> =>
  (await sql<PersonTool>`${selectOwn(personId)} order by tool.name, tool.id`.execute(tx)).rows

export const findToolOf = async (tx: Tx, personId: string, toolId: string): Promise<PersonTool | undefined> =>
  (await sql<PersonTool>`${selectOwn(personId)} where tool.id = ${toolId}`.execute(tx)).rows[0]

/** Two clicks at once change one after the other; the row need not exist yet. */
export const lockToolOf = async (tx: Tx, personId: string, toolId: string): Promise<PersonTool | undefined> => {
  await sql`select pg_advisory_xact_lock(hashtext(${`tool-access ${personId} ${toolId}`}))`.execute(tx)
  return findToolOf(tx, personId, toolId)
}

export const insertToolUse = async (tx: Tx, personId: string, toolId: string | null, usedAt: Date): Promise<void> => {
  await tx.insertInto('toolUse').values({ personId, toolId, usedAt }).execute()
}

export const saveFavourite = async (tx: Tx, personId: string, toolId: string): Promise<void> => {
  await tx
    .insertInto('toolFavourite')
    .values({ personId, toolId })
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

export const deleteFavourite = async (tx: Tx, personId: string, toolId: string): Promise<void> => {
  await tx.deleteFrom('toolFavourite').where('personId', '=', personId).where('toolId', '=', toolId).execute()
}
