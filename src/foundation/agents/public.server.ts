import { getDocument } from '#foundation/agents/agent-document.service.ts'
import { connectedInbox } from '#foundation/agents/agent-inbox.service.ts'
import { mcpRoutes } from '#foundation/agents/mcp.routes.ts'
import { personalData } from '#foundation/agents/personal-data.store.ts'
import type { Feature } from '#platform/feature.ts'

export { listAgentCalls } from '#foundation/agents/agent-audit.service.ts'
export { resourceOf } from '#foundation/agents/agent-caller.service.ts'
export {
  changeAgentLimits,
  findAgentGrant,
  listAgentGrants,
  lockAgentGrant,
  revokeAgentGrant,
  saveAgentGrant,
  type AgentGrant,
  type AgentLimits,
} from '#foundation/agents/agent-grant.store.ts'
export {
  listAgentDocuments,
  type AgentDocumentSource,
  type PartDocumentSource,
} from '#foundation/agents/agent-document.service.ts'
export { cursorSchema, nextCursor, pageOf } from '#foundation/agents/agent-page.rules.ts'
export { allowGrantAgain, listRevokedGrants } from '#foundation/agents/external-grant.store.ts'
export { agentTool, AskPerson, createAgentTools, type AgentCall } from '#foundation/agents/agent-tool.service.ts'

/** Apps and agents that act for people: their consents, the MCP endpoint, and the tools that areas bring. */
export const agents: Feature = {
  name: 'agents',
  routes: mcpRoutes,
  agentTools: [getDocument],
  inboxKinds: [connectedInbox],
  personalData,
}
