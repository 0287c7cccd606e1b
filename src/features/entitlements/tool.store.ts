import type { Generated } from 'kysely'
import type { AccessStatus, ToolAccess } from '#features/entitlements/tool.rules.ts'
import type { Tx } from '#platform/database/database.ts'

export type Tool = {
  readonly id: string
  readonly name: string
  readonly businessSegment: string
  /** Where its redirect page stands, below the locale. */
  readonly pagePath: string | null
  readonly targetUrl: string | null
}

export type ToolAccessRow = {
  readonly personId: string
  readonly toolId: string
  readonly status: AccessStatus
  readonly lmsUserId: string | null
}

declare module '#platform/database/database.ts' {
  interface Tables {
    tool: Tool
    toolAccess: ToolAccessRow & { changedAt: Generated<Date> }
  }
}

/** Every tool of the tenant with this person's status; one that was never asked for is Not Requested. */
export const listToolAccess = async (tx: Tx, personId: string): Promise<ToolAccess[]> => {
  const rows = await tx
    .selectFrom('tool')
    .leftJoin('toolAccess', (join) => join.onRef('toolAccess.toolId', '=', 'tool.id').on('toolAccess.personId', '=', personId))
    .select(['tool.id', 'tool.name', 'toolAccess.status', 'toolAccess.lmsUserId'])
    .orderBy('tool.id')
    .execute()
  return rows.map(({ id, name, status, lmsUserId }) => ({
    masterToolId: id,
    name,
    status: status ?? 'Not Requested',
    ...(lmsUserId === null ? {} : { lmsUserId }),
  }))
}

export const findTool = (tx: Tx, id: string): Promise<Pick<Tool, 'id' | 'name'> | undefined> =>
  tx.selectFrom('tool').select(['id', 'name']).where('id', '=', id).executeTakeFirst()

/** How a person stands with a tool from now on. */
export const saveToolAccess = async (tx: Tx, row: ToolAccessRow, changedAt: Date): Promise<void> => {
  await tx
    .insertInto('toolAccess')
    .values({ ...row, changedAt })
    .onConflict((conflict) => conflict.columns(['personId', 'toolId']).doUpdateSet({ ...row, changedAt }))
    .execute()
}

export const insertTools = async (tx: Tx, tools: readonly Tool[]): Promise<void> => {
  if (tools.length > 0)
    await tx
      .insertInto('tool')
      .values([...tools])
      .execute()
}

export const insertToolAccess = async (tx: Tx, rows: readonly ToolAccessRow[]): Promise<void> => {
  if (rows.length > 0)
    await tx
      .insertInto('toolAccess')
      .values([...rows])
      .execute()
}
