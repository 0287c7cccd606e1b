import { writeAudit } from '#foundation/audit/public.server.ts'
import type { AgentGrant } from '#foundation/agents/agent-grant.store.ts'
import type { Tx } from '#platform/database/database.ts'

export const AGENT_CALL = 'agent.called'

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
