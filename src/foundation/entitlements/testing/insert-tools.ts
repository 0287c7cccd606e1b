import type { Tool, ToolAccessRow } from '#foundation/entitlements/tool.store.ts'
import type { Language } from '#kernel/locale.ts'
import type { Tx } from '#platform/database/database.ts'

type TestTool = Tool & {
  readonly toolGroup?: string | null
  readonly isPrimary?: boolean
  readonly description?: Readonly<Partial<Record<Language, string>>>
}

export const insertTools = async (tx: Tx, tools: readonly TestTool[]): Promise<void> => {
  if (tools.length > 0)
    await tx
      .insertInto('tool')
      .values(tools.map(({ description = {}, ...tool }) => ({ ...tool, description: JSON.stringify(description) })))
      .execute()
}

export const insertToolAccess = async (
  tx: Tx,
  rows: readonly (ToolAccessRow & { readonly expiresAt?: Date | null })[],
): Promise<void> => {
  if (rows.length > 0)
    await tx
      .insertInto('toolAccess')
      .values([...rows])
      .execute()
}
