import type { AgentDocuments, AgentDocumentSource, PartDocumentSource } from '#foundation/agents/agent-document.service.ts'
import type { AgentTool, AgentTools } from '#foundation/agents/agent-tool.service.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** Tools that apps and agents may call at the MCP endpoint. */
    readonly agentTools?: readonly AgentTool[]
    /** Documents of its area that `get_document` serves. */
    readonly agentDocuments?: AgentDocumentSource
    /** Lines of its area that `get_product` lists. */
    readonly agentPartDocuments?: PartDocumentSource
  }
}

declare module '#platform/services.ts' {
  interface Services {
    readonly agentTools: AgentTools
    readonly agentDocuments: AgentDocuments
  }
}
