import { effectiveStatus, mayRequest, primaryId } from '#foundation/entitlements/tool.store.ts'
import type { GrantedTool } from '#foundation/entitlements/tool-access.rules.ts'
import type { PersonFacts } from '#kernel/action.ts'
import type { Tx } from '#platform/database/database.ts'

declare module '#kernel/action.ts' {
  interface PersonFacts {
    readonly tools: readonly GrantedTool[]
  }
}

export const readToolFacts = async (tx: Tx, personId: string): Promise<Pick<PersonFacts, 'tools'>> => {
  const rows = await tx
    .selectFrom('tool')
    .leftJoin('toolAccess', (join) => join.onRef('toolAccess.toolId', '=', 'tool.id').on('toolAccess.personId', '=', personId))
    .select(['tool.id', 'tool.name', 'tool.names', 'tool.businessSegment', 'toolAccess.lmsUserId'])
    .select([effectiveStatus.as('status'), primaryId.as('primaryId'), mayRequest(personId).as('mayRequest')])
    .execute()
  return { tools: rows }
}
