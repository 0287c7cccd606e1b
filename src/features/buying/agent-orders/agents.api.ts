import { z } from 'zod'
import { confirmationSchema, CONFIRMATION_STATES } from '#features/buying/agent-orders/confirm/confirmation.schema.ts'
import { ASK_REASONS } from '#features/buying/agent-orders/limits/agent-limit.rules.ts'
import { AGENT_OFFICE_LIST } from '#features/buying/agent-orders/office/agent-office.rules.ts'
import { AGENT_SCOPES } from '#foundation/agents/public.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { listQuery } from '#kernel/list-query.schema.ts'
import { moneyBodySchema, moneySchema } from '#kernel/money.schema.ts'
import { OFFICE_ERRORS, OFFICE_PATH, OFFICE_TAG, officeFind, officeParams, officeTotal } from '#kernel/office-list.schema.ts'

const PATH = '/api/agents/v1'
const shared = { access: 'signed-in', tag: 'agents' } as const
const params = z.object({ id: z.uuid() })
const limit = moneyBodySchema.extend({ minor: moneySchema.shape.minor.regex(/^\d/, 'is less than nothing') }).nullable()

export const grantSchema = z.object({
  id: z.string(),
  name: z.string(),
  host: z.string(),
  scopes: z.array(z.enum(AGENT_SCOPES)),
  orderLimit: moneySchema.nullable().describe('Null: no limit but the person’s own'),
  monthLimit: moneySchema.nullable(),
  askAlways: z.boolean(),
  used: z.array(moneySchema).describe('What it ordered in this month, net, one sum a currency'),
  createdAt: z.string(),
  lastUsedAt: z.string().nullable(),
})
export type GrantView = z.infer<typeof grantSchema>

export const listGrants = endpoint({
  ...shared,
  method: 'GET',
  path: `${PATH}/grants`,
  summary: 'Apps and agents that may act for the person, their last calls, and orders that wait for a confirmation',
  reply: z.object({
    grants: z.array(grantSchema),
    revoked: z
      .array(z.object({ id: z.string(), name: z.string(), host: z.string(), revokedAt: z.string() }))
      .describe('Of the site’s own provider: it goes on giving them tokens, which are refused until they are allowed again'),
    waiting: z.array(
      z.object({ id: z.string(), name: z.string(), reason: z.enum(ASK_REASONS), net: moneySchema, expiresAt: z.string() }),
    ),
    calls: z.array(
      z.object({
        at: z.string(),
        tool: z.string(),
        name: z.string(),
        outcome: z.enum(['done', 'asked', 'refused', 'failed']),
        code: z.string().nullable(),
      }),
    ),
    address: z.string().describe('Where apps and agents of this site call'),
    currency: z.string().describe('For new limits: that of the account which the person orders for'),
  }),
  errors: [401],
})

export const changeGrant = endpoint({
  ...shared,
  method: 'PATCH',
  path: `${PATH}/grants/:id`,
  summary: 'Changes the limits of an app or agent; unnamed ones stay',
  params,
  body: z.strictObject({ orderLimit: limit.optional(), monthLimit: limit.optional(), askAlways: z.boolean().optional() }),
  reply: grantSchema,
  errors: [400, 401, 403, 404],
})

export const revokeGrant = endpoint({
  ...shared,
  method: 'DELETE',
  path: `${PATH}/grants/:id`,
  summary: 'Revokes an app or agent: its next call is refused',
  params,
  reply: z.object({ success: z.literal(true) }),
  errors: [401, 404],
})

export const allowGrant = endpoint({
  ...shared,
  method: 'POST',
  path: `${PATH}/grants/:id/allow`,
  summary: 'Allows an app or agent of the site’s own provider again that was revoked; the person is asked before every order',
  params,
  reply: z.object({ success: z.literal(true) }),
  errors: [401, 403, 404],
})

export const readConfirmation = endpoint({
  ...shared,
  method: 'GET',
  path: `${PATH}/confirmations/:id`,
  summary: 'An order that an app or agent wants to place, as it was when it asked',
  params,
  reply: confirmationSchema,
  errors: [401, 404],
})

export const decideConfirmation = endpoint({
  ...shared,
  method: 'POST',
  path: `${PATH}/confirmations/:id/decision`,
  summary: 'Confirms an order of an app or agent, or refuses it; once, for the cart as it was, within 30 minutes',
  params,
  body: z.strictObject({ decision: z.enum(['confirm', 'refuse']) }),
  reply: z.object({ state: z.enum(CONFIRMATION_STATES) }),
  errors: [400, 401, 403, 404, 409],
})

export const listOfficeGrants = endpoint({
  method: 'GET',
  access: 'admin',
  path: `${OFFICE_PATH}/agents`,
  tag: OFFICE_TAG,
  summary: 'Apps and agents that act for people of the site',
  query: listQuery(AGENT_OFFICE_LIST).extend({ find: officeFind }),
  reply: z.object({
    rows: z.array(
      z.object({
        id: z.string(),
        person: z.string(),
        email: z.string(),
        name: z.string(),
        clientId: z.string(),
        scopes: z.array(z.enum(AGENT_SCOPES)),
        orderLimit: moneySchema.nullable(),
        monthLimit: moneySchema.nullable(),
        askAlways: z.boolean(),
        createdAt: z.string(),
        lastUsedAt: z.string().nullable(),
      }),
    ),
    total: officeTotal,
  }),
  errors: [...OFFICE_ERRORS],
})

export const revokeOfficeGrant = endpoint({
  method: 'DELETE',
  access: 'admin',
  path: `${OFFICE_PATH}/agents/:id`,
  tag: OFFICE_TAG,
  summary: 'Revokes an app or agent of somebody',
  params: officeParams,
  reply: z.object({ success: z.literal(true) }),
  errors: [...OFFICE_ERRORS],
})
