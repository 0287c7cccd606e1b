import type { FastifyRequest } from 'fastify'
import type { z } from 'zod'
import type { AgentGrant } from '#foundation/agents/agent-grant.store.ts'
import type { AgentScope } from '#foundation/agents/agent-scope.rules.ts'
import { createOwners } from '#kernel/owners.ts'

/** A call under way: `request.scope` is the person's and `request.tx` its transaction, as for a call of a page. */
export type AgentCall = { readonly request: FastifyRequest; readonly grant: AgentGrant }

/** The person has to do something on a page before the call can go on; it is repeated then, with `state`. */
export class AskPerson<Content extends object = object> {
  readonly content: Content
  readonly url: string
  readonly message: string
  readonly state: string
  constructor({ content, url, message, state }: { content: Content; url: string; message: string; state: string }) {
    this.content = content
    this.url = url
    this.message = message
    this.state = state
  }
}

/** `reads` changes nothing; `adds` changes what the person can change back; `commits` cannot be taken back. */
type Effect = 'reads' | 'adds' | 'commits'

type ToolSpec<Input extends z.ZodType, Output extends z.ZodType> = {
  readonly name: string
  readonly title: string
  readonly description: string
  readonly scope: AgentScope
  readonly effect: Effect
  readonly input: Input
  readonly output: Output
  readonly run: (
    call: AgentCall,
    input: z.output<Input>,
    state: string | undefined,
  ) => Promise<z.output<Output> | AskPerson<z.output<Output> & object>>
}

/** Tools of an area for agents (`Feature.agentTools`); the same services answer as for the area's pages. */
export type AgentTool = Omit<ToolSpec<z.ZodType, z.ZodType>, 'run'> & {
  readonly run: (call: AgentCall, input: never, state: string | undefined) => Promise<unknown>
}

export const agentTool = <Input extends z.ZodType, Output extends z.ZodType>(spec: ToolSpec<Input, Output>): AgentTool => spec

export type AgentTools = { readonly all: readonly AgentTool[]; readonly find: (name: unknown) => AgentTool | undefined }

export const createAgentTools = (
  features: readonly { readonly name: string; readonly agentTools?: readonly AgentTool[] }[],
): AgentTools => {
  const owners = createOwners('tool for agents')
  const tools = new Map<unknown, AgentTool>()
  for (const { name, agentTools = [] } of features)
    for (const tool of agentTools) {
      owners.claim(name, tool.name)
      tools.set(tool.name, tool)
    }
  return { all: [...tools.values()], find: (name) => tools.get(name) }
}
