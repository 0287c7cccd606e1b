import { z } from 'zod'
import { AGENT_SCOPES, MCP_PATH, METADATA_PATH } from '#foundation/agents/agent-scope.rules.ts'
import { endpoint } from '#kernel/endpoint.ts'

const tag = 'agents'

export const callMcp = endpoint({
  method: 'POST',
  access: 'key',
  path: MCP_PATH,
  tag,
  summary: 'Model Context Protocol, revision 2026-07-28, Streamable HTTP without sessions',
  description: 'Takes access tokens of the provider that the metadata of this resource names (RFC 9728), and no other keys.',
})

export const openMcpStream = endpoint({ method: 'GET', access: 'everyone', path: MCP_PATH, isHidden: true })
export const endMcpSession = endpoint({ method: 'DELETE', access: 'everyone', path: MCP_PATH, isHidden: true })

export const readResourceMetadata = endpoint({
  method: 'GET',
  access: 'everyone',
  path: METADATA_PATH,
  tag,
  summary: 'What the MCP endpoint takes: its provider, its scopes (RFC 9728)',
  reply: z.object({
    resource: z.string(),
    resource_name: z.string(),
    authorization_servers: z.array(z.string()),
    scopes_supported: z.array(z.enum(AGENT_SCOPES)),
    bearer_methods_supported: z.array(z.literal('header')),
  }),
})
