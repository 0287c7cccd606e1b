import type { FastifyRequest } from 'fastify'
import { sql } from 'kysely'
import { noteCall, type CallNote } from '#foundation/agents/agent-audit.service.ts'
import type { AgentCaller } from '#foundation/agents/agent-caller.service.ts'
import { markAgentUsed } from '#foundation/agents/agent-grant.store.ts'
import { MCP_PATH, type AgentScope } from '#foundation/agents/agent-scope.rules.ts'
import { AskPerson, type AgentTool } from '#foundation/agents/agent-tool.service.ts'
import { createMcpServer, writeRefusal, type RunTool } from '#foundation/agents/mcp-server.service.ts'
import {
  CALLS_A_MINUTE,
  readMessage,
  readOnlyEvent,
  writeRpcError,
  type McpMessage,
} from '#foundation/agents/mcp-message.rules.ts'
import { toProblem } from '#platform/http/error-answer.rules.ts'
import { countInMinute, secondsLeftInMinute } from '#platform/limits/attempt.store.ts'

type Answered =
  | { readonly status: number; readonly headers: Readonly<Record<string, string>>; readonly body: object | string }
  | { readonly missing: readonly AgentScope[] }

const JSON_TYPE = { 'content-type': 'application/json; charset=utf-8' }
const INVALID_REQUEST = -32_600
const UNKNOWN_METHOD = -32_601
const TOO_MANY = -32_029

const refuse = (status: number, message: McpMessage | undefined, code: number, text: string): Answered => ({
  status,
  headers: JSON_TYPE,
  body: writeRpcError(message?.id ?? null, code, text),
})

/** Undefined while the grant has calls left in this minute. */
const limitCalls = async ({ tx, server }: FastifyRequest, { grant }: AgentCaller, message: McpMessage) => {
  const now = server.services.clock.now()
  const key = { kind: 'agent-call', of: [grant.id] }
  if ((await countInMinute(tx, now, key)) <= CALLS_A_MINUTE) return undefined
  const seconds = Math.max(1, Math.ceil(await secondsLeftInMinute(tx, now, key)))
  const text = `More than ${CALLS_A_MINUTE} calls in a minute. Wait ${seconds} seconds.`
  const body = writeRpcError(message.id, TOO_MANY, text, { retryAfterSeconds: seconds })
  return { status: 429, headers: { ...JSON_TYPE, 'retry-after': String(seconds) }, body }
}

/** A refused call leaves nothing but its line in the audit log. */
const openRun = (request: FastifyRequest, caller: AgentCaller, note: (noted: Omit<CallNote, 'tool'>) => void): RunTool => {
  const { tx } = request
  return async (tool, input, state) => {
    try {
      // Answered in the order of sending: the tool's first statement travels with it.
      const [, result] = await Promise.all([
        sql`savepoint agent_call`.execute(tx),
        tool.run({ request, grant: caller.grant }, input as never, state),
      ])
      note({ outcome: result instanceof AskPerson ? 'asked' : 'done' })
      return result as object
    } catch (error) {
      const problem = toProblem(error)
      if (problem.status >= 500)
        request.log.error({ err: problem.cause ?? problem, tool: tool.name }, 'a call of an agent failed')
      await sql`rollback to savepoint agent_call`.execute(tx)
      note({ outcome: problem.status >= 500 ? 'failed' : 'refused', code: problem.code })
      return writeRefusal(problem)
    }
  }
}

const toWebRequest = (request: FastifyRequest): Request => {
  const headers = new Headers()
  for (const [name, value] of Object.entries(request.headers))
    if (typeof value === 'string' && name !== 'content-length' && name !== 'authorization') headers.set(name, value)
  // Without its body, which goes beside it and is read already.
  return new Request(`http://agents.invalid${MCP_PATH}`, { method: 'POST', headers })
}

/** Answers one message within the transaction of `request.tx`; what a tool changed is in it when this resolves. */
export const answerMcp = async (request: FastifyRequest, caller: AgentCaller): Promise<Answered> => {
  const { tx, server, scope } = request
  const { agentTools, clock, tenants } = server.services
  const message = readMessage(request.body)
  if (!message) return refuse(400, message, INVALID_REQUEST, 'Send one message of JSON-RPC.')
  if (message.method.startsWith('subscriptions/')) return refuse(404, message, UNKNOWN_METHOD, 'Nothing here changes.')
  const limited = await limitCalls(request, caller, message)
  const tool: AgentTool | undefined = agentTools.find(message.tool)
  const now = clock.now()
  await markAgentUsed(tx, caller.grant, now)
  const isCall = message.method === 'tools/call'
  const noteAs = (noted: Omit<CallNote, 'tool'>) => noteCall(tx, caller.grant, now, { tool: tool?.name ?? 'unknown', ...noted })
  if (limited) {
    if (isCall) await noteAs({ outcome: 'refused', code: 'too_many_requests' })
    return limited
  }
  if (tool && !caller.scopes.includes(tool.scope)) {
    await noteAs({ outcome: 'refused', code: 'insufficient_scope' })
    return { missing: [...new Set([...caller.scopes, tool.scope])] }
  }
  // A call that never reached the tool was not valid.
  let noted: Omit<CallNote, 'tool'> = { outcome: 'refused', code: 'bad_request' }
  const run = openRun(request, caller, (one) => void (noted = one))
  const { createMcpHandler } = await import('@modelcontextprotocol/server')
  const name = tenants.byKey(scope.tenant)?.name ?? scope.tenant
  const tools = isCall ? (tool ? [tool] : []) : agentTools.all
  const handler = createMcpHandler(() => createMcpServer(name, tools, run), { keepAliveMs: 0 })
  const response = await handler.fetch(toWebRequest(request), { parsedBody: request.body })
  const body = await response.text()
  await handler.close()
  if (isCall) await noteAs(noted)
  const only = response.headers.get('content-type')?.startsWith('text/event-stream') ? readOnlyEvent(body) : undefined
  if (only !== undefined) return { status: response.status, headers: JSON_TYPE, body: only }
  return { status: response.status, headers: Object.fromEntries(response.headers), body }
}
