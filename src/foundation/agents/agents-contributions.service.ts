import type { AgentDocuments, AgentDocumentSource, PartDocumentSource } from '#foundation/agents/agent-document.service.ts'
import type { AgentTool, AgentTools } from '#foundation/agents/agent-tool.service.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** What apps and agents may call at the MCP endpoint. */
    readonly agentTools?: readonly AgentTool[]
    /** What `get_document` serves of its area. */
    readonly agentDocuments?: AgentDocumentSource
    /** What `get_product` lists of its area. */
    readonly agentPartDocuments?: PartDocumentSource
  }
}

declare module '#platform/services.ts' {
  interface Services {
    readonly agentTools: AgentTools
    readonly agentDocuments: AgentDocuments
  }
}
