import { z } from 'zod'
import { agentTool, type AgentCall } from '#foundation/agents/agent-tool.service.ts'
import { notFound, Problem } from '#platform/http/errors.ts'

/** Larger ones are fetched in the portal. */
const MOST_BYTES = 4_000_000

export type AgentDocument = {
  readonly id: string
  readonly name: string
  readonly contentType: string
  readonly size: number
  readonly read: () => Promise<Buffer>
}

/** Documents of one area for `get_document`; undefined for an id that is none of its own. What the person may not have, it refuses. */
export type AgentDocumentSource = (call: AgentCall, id: string) => Promise<AgentDocument | undefined>

export type PartDocument = { readonly title: string; readonly href: string }
/** Documents about a part that stand elsewhere than on its page, as far as the person may see them. */
export type PartDocumentSource = (call: AgentCall, sku: string) => Promise<readonly PartDocument[]>

export type AgentDocuments = {
  readonly sources: readonly AgentDocumentSource[]
  readonly ofPart: readonly PartDocumentSource[]
}

export const listAgentDocuments = (
  features: readonly {
    readonly agentDocuments?: AgentDocumentSource
    readonly agentPartDocuments?: PartDocumentSource
  }[],
): AgentDocuments => ({
  sources: features.flatMap(({ agentDocuments }) => agentDocuments ?? []),
  ofPart: features.flatMap(({ agentPartDocuments }) => agentPartDocuments ?? []),
})

const find = async (call: AgentCall, id: string): Promise<AgentDocument> => {
  for (const source of call.request.server.services.agentDocuments.sources) {
    const found = await source(call, id)
    if (found) return found
  }
  return notFound('document')
}

export const getDocument = agentTool({
  name: 'get_document',
  title: 'Get a document',
  description:
    'A file: an invoice by the id that list_invoices or get_order answered, the confirmation of an order by the id that get_order answered, ' +
    'a document of a part by the href that get_product answered. ' +
    'Where a licence agreement or a form stands before it, the answer names the address where the person passes it.',
  scope: 'documents:read',
  effect: 'reads',
  input: z.strictObject({ id: z.string().min(1).max(400) }),
  output: z.object({
    id: z.string(),
    name: z.string(),
    contentType: z.string(),
    size: z.number(),
    base64: z.string(),
  }),
  run: async (call, { id: requested }) => {
    const { id, name, contentType, size, read } = await find(call, requested)
    if (size > MOST_BYTES)
      throw new Problem(409, 'too_large', 'This document is too large for a tool. Open it in the portal.', { extra: { size } })
    const bytes = await read()
    return { id, name, contentType, size: bytes.length, base64: bytes.toString('base64') }
  },
})
