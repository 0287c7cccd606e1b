import type { AgentTool, AgentTools } from '#foundation/agents/agent-tool.service.ts'

declare module '#platform/feature.ts' {
  interface Feature {
    /** What apps and agents may call at the MCP endpoint. */
    readonly agentTools?: readonly AgentTool[]
  }
}

declare module '#platform/services.ts' {
  interface Services {
    readonly agentTools: AgentTools
  }
}
