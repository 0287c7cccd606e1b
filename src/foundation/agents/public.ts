export { AGENTS_PATH, AGENT_SCOPES, readScopes, type AgentScope } from '#foundation/agents/agent-scope.rules.ts'
export { readTypedLimit } from '#foundation/agents/typed-limit.rules.ts'
