import { listToolAccess } from '#foundation/entitlements/public.server.ts'
import type { Tx } from '#platform/database/database.ts'

/** The tools for which a person is approved: documents that need one of them are theirs to have. */
export const listApprovedTools = async (tx: Tx, personId: string): Promise<ReadonlySet<string>> => {
  const tools = await listToolAccess(tx, personId)
  return new Set(tools.filter(({ status }) => status === 'Approved').map(({ masterToolId }) => masterToolId))
}
