import { sql } from 'kysely'
import type { FactSource } from '#foundation/entitlements/explainer.service.ts'
import { effectiveStatus, mayRequest, primaryId } from '#foundation/entitlements/tool.store.ts'
import type { GrantedTool } from '#foundation/entitlements/tool-access.rules.ts'

declare module '#kernel/action.ts' {
  interface PersonFacts {
    readonly tools: readonly GrantedTool[]
  }
}

/** Every tool with this person's status of now. */
export const toolFacts: FactSource = {
  select: (personId) => sql`(
    select coalesce(json_agg(json_build_object('id', tool.id, 'name', tool.name, 'names', tool.names,
      'businessSegment', tool.business_segment, 'lmsUserId', tool_access.lms_user_id, 'status', ${effectiveStatus},
      'primaryId', ${primaryId}, 'mayRequest', ${mayRequest(personId)})), '[]')
    from tool left join tool_access on tool_access.tool_id = tool.id and tool_access.person_id = ${personId})`,
  read: (tools: readonly GrantedTool[]) => ({ tools }),
}
