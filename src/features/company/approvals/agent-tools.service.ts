import { z } from 'zod'
import { headSchema } from '#features/company/approvals/approval.api.ts'
import { readApprovalHeads } from '#features/company/approvals/approval-heads.service.ts'
import { requireMember } from '#features/company/people/public.server.ts'
import { agentTool } from '#foundation/agents/public.server.ts'
import { requirePerson } from '#foundation/identity/public.server.ts'
import { readerLocale } from '#kernel/site-locale.ts'

/** There is no tool that decides: an approval is a person's. */
const listApprovals = agentTool({
  name: 'list_approvals',
  title: 'List approvals',
  description:
    'Orders that wait for the customer’s approval and those that they sent for approval. Deciding is for people alone.',
  scope: 'shop:read',
  effect: 'reads',
  input: z.strictObject({}),
  output: z.object({ approvals: z.array(headSchema) }),
  run: async ({ request }) => {
    const member = await requireMember(request)
    const words = { services: request.server.services, locale: readerLocale(await requirePerson(request)) }
    return { approvals: await readApprovalHeads(request, member, {}, words) }
  },
})

export const approvalTools = [listApprovals]
