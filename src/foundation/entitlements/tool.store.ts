import { sql, type ColumnType, type Generated } from 'kysely'
import type { AccessStatus, ToolAccess, ToolNames } from '#foundation/entitlements/tool.rules.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

export type Tool = {
  readonly id: string
  readonly name: string
  readonly businessSegment: string
  /** Where its redirect page stands, below the locale. */
  readonly pagePath: string | null
  /** Where it leads those who may use it; `{locale}` stands for theirs, as in `{locale}/secure/tools/workbench`. */
  readonly targetUrl: string | null
}

type Description = Readonly<Partial<Record<Language, string>>>

export type ToolAccessRow = {
  readonly personId: string
  readonly toolId: string
  readonly status: AccessStatus
  readonly lmsUserId: string | null
}

declare module '#platform/database/database.ts' {
  interface Tables {
    tool: Tool & {
      description: ColumnType<Description, string | undefined, string>
      /** By language; a language without a name shows `name`. */
      names: ColumnType<ToolNames, string | undefined, string>
      toolGroup: ColumnType<string | null, string | null | undefined, string | null>
      isPrimary: Generated<boolean>
    }
    toolAccess: ToolAccessRow & {
      changedAt: Generated<Date>
      expiresAt: ColumnType<Date | null, Date | null | undefined>
      warnedAt: ColumnType<Date | null, Date | null | undefined>
    }
  }
}

/** An expired grant counts as never requested, also before the worker has removed it. */
export const effectiveStatus = sql<AccessStatus>`case
  when tool_access.status is null or (tool_access.status = 'Approved' and tool_access.expires_at <= now()) then 'Not Requested'
  else tool_access.status end`

/** The tool that opens a tool's group; null where it has no group, or the group no such tool [9.3.4]. */
export const primaryId = sql<string | null>`(
  select leader.id from tool leader where leader.tool_group = tool.tool_group and leader.is_primary order by leader.id limit 1)`

/** Whether a person is one of those who may ask for a tool. */
export const mayRequest = (personId: string) => sql<boolean>`(tool.who_may_ask = 'everyone' or tool.who_may_ask = (
  select case when 'internal' = any(roles) then 'employees' else 'customers' end from person where id = ${personId}))`

/** Every tool of the tenant with this person's status; one that was never requested is Not Requested. */
export const listToolAccess = async (tx: Tx, personId: string): Promise<ToolAccess[]> => {
  const rows = await tx
    .selectFrom('tool')
    .leftJoin('toolAccess', (join) => join.onRef('toolAccess.toolId', '=', 'tool.id').on('toolAccess.personId', '=', personId))
    .select(['tool.id', 'tool.name', 'toolAccess.lmsUserId', effectiveStatus.as('status')])
    .select(mayRequest(personId).as('mayRequest'))
    .orderBy('tool.id')
    .execute()
  return rows.map(({ id, name, status, lmsUserId, mayRequest: isOpen }) => ({
    masterToolId: id,
    name,
    status,
    ...(lmsUserId === null ? {} : { lmsUserId }),
    ...(status === 'Not Requested' && !isOpen && { isClosed: true as const }),
  }))
}

type NamedTool = Tool & { readonly names: ToolNames; readonly primaryId: string | null }

const selectTools = (tx: Tx) =>
  tx.selectFrom('tool').select(['id', 'name', 'names', 'businessSegment', 'pagePath', 'targetUrl', primaryId.as('primaryId')])

export const listTools = (tx: Tx): Promise<NamedTool[]> => selectTools(tx).orderBy('id').execute()

export const findToolByPage = (tx: Tx, pagePath: string): Promise<NamedTool | undefined> =>
  selectTools(tx).where('pagePath', '=', pagePath).executeTakeFirst()

export const findTool = (tx: Tx, id: string): Promise<NamedTool | undefined> =>
  selectTools(tx).where('id', '=', id).executeTakeFirst()

type NewAccess = Pick<ToolAccessRow, 'personId' | 'toolId' | 'status'> & {
  /** Kept as it is unless given. */
  readonly lmsUserId?: string | null
  readonly expiresAt?: Date | null
}

/** A new status begins anew: an end that was set before does not hold for it. */
export const saveToolAccess = async (
  tx: Tx,
  { personId, toolId, status, lmsUserId, expiresAt = null }: NewAccess,
  changedAt: Date,
): Promise<void> => {
  const changes = { status, expiresAt, warnedAt: null, changedAt, ...(lmsUserId !== undefined && { lmsUserId }) }
  await tx
    .insertInto('toolAccess')
    .values({ personId, toolId, lmsUserId: null, ...changes })
    .onConflict((conflict) => conflict.columns(['personId', 'toolId']).doUpdateSet(changes))
    .execute()
}

/** How many others of the company may use a tool. */
export const countColleagues = async (
  tx: Tx,
  { toolId, personId, companyId }: { readonly toolId: string; readonly personId: string; readonly companyId: string },
): Promise<number> => {
  const { rows } = await sql<{ count: number }>`
    select count(*)::integer as count from tool_access join person on person.id = tool_access.person_id
    where tool_id = ${toolId} and ${effectiveStatus} = 'Approved' and company_id = ${companyId} and person.id <> ${personId}`.execute(
    tx,
  )
  return rows[0]?.count ?? 0
}
