import { z } from 'zod'
import { APPROVAL_STATES, DECISIONS } from '#features/company/approvals/approval-state.rules.ts'
import { becauseSchema, budgetUseSchema, personSchema } from '#features/company/approvals/approval.schema.ts'
import { splitSchema } from '#features/company/purchase-policy/public.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { LANGUAGES } from '#kernel/locale.ts'
import { moneySchema } from '#kernel/money.schema.ts'

const PATH = '/api/approvals/v1'
const params = z.object({ id: z.uuid() })
const shared = { access: 'signed-in', tag: 'approvals' } as const
const state = z.enum(APPROVAL_STATES)
const language = z.enum(LANGUAGES).optional().describe('Of the reasons; the person’s own where nothing is said')

export const headSchema = z.object({
  id: z.string(),
  state,
  requester: personSchema,
  submittedAt: z.string(),
  decidedAt: z.string().nullable(),
  total: moneySchema,
  costCentre: z.string().nullable(),
  poNumber: z.string(),
  lineCount: z.number(),
  because: z.array(becauseSchema),
  isMyTurn: z.boolean(),
  for: z.string().optional().describe('For whom the reader would decide as a substitute'),
  orderNumber: z.string().nullable(),
})
export type ApprovalHead = z.infer<typeof headSchema>

export const approvalSchema = headSchema.extend({
  account: z.string(),
  isOwn: z.boolean(),
  tiers: z.array(
    z.object({
      rule: z.string(),
      need: z.enum(['any', 'all']),
      approvers: z.array(personSchema),
      state: z.enum(['done', 'open', 'later']),
    }),
  ),
  lines: z.array(z.object({ sku: z.string(), name: z.string(), quantity: z.number(), unit: moneySchema, total: moneySchema })),
  net: moneySchema,
  delivery: z
    .object({ shipTo: z.string(), requestedOn: z.string().nullable(), attention: z.string() })
    .nullable()
    .describe('Where it goes and when it is wanted; null once nothing of the cart is left'),
  reason: z.string().nullable(),
  budget: budgetUseSchema.optional(),
  splits: z.array(splitSchema).describe('Orders of the same person with which this one passes a limit; never for the requester'),
  history: z.array(
    z.object({
      at: z.string(),
      action: z.string(),
      by: z.string().nullable(),
      for: z.string().nullable(),
      note: z.string(),
    }),
  ),
})
export type ApprovalView = z.infer<typeof approvalSchema>

export const listApprovals = endpoint({
  ...shared,
  method: 'GET',
  path: PATH,
  summary: 'What waits for me and what I sent; `role` names one of the two, `decided` what I decided',
  query: z.object({
    state: state.optional(),
    role: z.enum(['approver', 'requester', 'decided']).optional(),
    before: z.iso.datetime().optional().describe('Those submitted before; for the next page'),
    language,
  }),
  reply: z.object({
    approvals: z.array(headSchema),
    splits: z
      .array(splitSchema)
      .describe('Orders of the last 30 days that were each under a limit and together over it; for company-admins'),
  }),
  errors: [401, 404],
})

export const readApproval = endpoint({
  ...shared,
  method: 'GET',
  path: `${PATH}/:id`,
  summary: 'An order that waits for approval, with who decides and what was decided',
  params,
  query: z.object({ language }),
  reply: approvalSchema,
  errors: [401, 404],
})

const outcome = z.object({ id: z.string(), state, orderNumber: z.string().optional() })

export const decide = endpoint({
  ...shared,
  method: 'POST',
  path: `${PATH}/:id/decision`,
  summary: 'Approves, rejects or sends back; the last approval places the order',
  description:
    '409 `already_decided` with who decided, 409 `changed` where prices, stock, budget or rights are not what they were: then it is sent back. 403 `reauthentication_required` above the amount for which the site asks for fresh proof.',
  params,
  body: z.object({
    decision: z.enum(DECISIONS),
    note: z
      .string()
      .trim()
      .max(1000)
      .regex(/^[^\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'holds characters that cannot be kept')
      .default(''),
  }),
  reply: outcome,
  errors: [400, 401, 403, 404, 409],
})

export const withdraw = endpoint({
  ...shared,
  method: 'POST',
  path: `${PATH}/:id/withdraw`,
  summary: 'Takes back an order that one sent for approval; its lines are in the cart again',
  params,
  reply: outcome,
  errors: [401, 404, 409],
})
