/** Rights that an app or agent may be given. */
export const AGENT_SCOPES = ['shop:read', 'cart:write', 'quote:write', 'order:place', 'documents:read'] as const
export type AgentScope = (typeof AGENT_SCOPES)[number]

/** Where people look after what acts for them. */
export const AGENTS_PATH = '/secure/account/agents'

export const MCP_PATH = '/mcp'
export const METADATA_PATH = `/.well-known/oauth-protected-resource${MCP_PATH}`

/** The known ones of a list as OAuth writes it, each once. */
export const readScopes = (text: unknown): AgentScope[] => {
  const words = new Set(typeof text === 'string' ? text.split(' ') : [])
  return AGENT_SCOPES.filter((scope) => words.has(scope))
}

export type Challenge = {
  readonly origin: string
  readonly error?: 'invalid_token' | 'insufficient_scope'
  readonly scope?: readonly AgentScope[]
}

/** The header `WWW-Authenticate` of RFC 6750 and RFC 9728: it leads a client to the provider. */
export const writeChallenge = ({ origin, error, scope = AGENT_SCOPES }: Challenge): string =>
  [
    ...(error ? [`Bearer error="${error}"`, `scope="${scope.join(' ')}"`] : [`Bearer scope="${scope.join(' ')}"`]),
    `resource_metadata="${origin}${METADATA_PATH}"`,
  ].join(', ')
