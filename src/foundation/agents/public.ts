export { AGENT_SCOPES, readScopes, type AgentScope } from '#foundation/agents/agent-scope.rules.ts'
