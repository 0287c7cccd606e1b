import { writeAudit } from '#foundation/audit/public.server.ts'
import type { AgentGrant } from '#foundation/agents/agent-grant.store.ts'
import type { Tx } from '#platform/database/database.ts'

const AGENT_CALL = 'agent.called'

/** How a call ended; `asked` where the person has to confirm it first. */
export type CallOutcome = 'done' | 'asked' | 'refused' | 'failed'

export type CallNote = {
  readonly tool: string
  readonly outcome: CallOutcome
  /** Why it was refused. */
  readonly code?: string | undefined
}

/** Every call, with the client that made it; never what was sent. */
export const noteCall = (tx: Tx, grant: AgentGrant, now: Date, { tool, outcome, code }: CallNote): Promise<void> =>
  writeAudit(tx, { id: grant.personId }, now, AGENT_CALL, {
    ...{ object: grant.id, name: grant.name, client: grant.clientId, tool, outcome },
    ...(code !== undefined && { code }),
  })

export type ListedCall = {
  readonly at: string
  readonly tool: string
  readonly name: string
  readonly outcome: CallOutcome
  readonly code: string | null
}

/** The last calls of a person's apps and agents. */
export const listAgentCalls = async (tx: Tx, personId: string, limit: number): Promise<ListedCall[]> => {
  const rows = await tx
    .selectFrom('auditEntry')
    .select(['at', 'details'])
    .where('subjectId', '=', personId)
    .where('action', '=', AGENT_CALL)
    .orderBy('at', 'desc')
    .limit(limit)
    .execute()
  return rows.map(({ at, details: { tool, name, outcome, code } }) => ({
    at: at.toISOString(),
    tool: String(tool),
    name: String(name),
    outcome: outcome as CallOutcome,
    code: typeof code === 'string' ? code : null,
  }))
}
