import { z } from 'zod'
import {
  COLLEAGUE_STATES,
  COST_CENTRE,
  MOST_ACCOUNTS,
  MOST_COST_CENTRES,
  PEOPLE_LIST,
} from '#features/company/people/colleague.rules.ts'
import { COMPANY_ROLES } from '#foundation/identity/public.ts'
import { endpoint, type ReplyOf } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { listQuery } from '#kernel/list-query.schema.ts'
import { moneyBodySchema, moneySchema } from '#kernel/money.schema.ts'

const tag = 'company'
const errors = [400, 401, 404] as const
const path = '/api/company/v1'

const role = z.enum(COMPANY_ROLES)
const account = z.string().regex(/^[\w.-]{1,20}~[\w.-]{1,20}$/, 'is no account: {erpId}~{number}')
const name = z.string().trim().min(1).max(60)
const email = z.string().trim().toLowerCase().min(3).max(254)
const limit = moneyBodySchema.refine(({ minor }) => !minor.startsWith('-'), 'must not be negative')

const given = {
  role,
  accounts: z.array(account).max(MOST_ACCOUNTS).describe('Keys of accounts that the company-admin has'),
  orderLimit: limit.nullable().describe('Orders above it need approval; null without a limit'),
  costCentres: z
    .array(z.string().regex(COST_CENTRE, 'is no code of a cost centre'))
    .max(MOST_COST_CENTRES)
    .describe('Codes; none means all'),
}

export const readCompany = endpoint({
  method: 'GET',
  access: 'signed-in',
  path,
  tag,
  summary: 'The company that the person buys for, their role in it, and the accounts they order for',
  reply: z.object({
    number: z.string(),
    name: z.string(),
    role,
    accounts: z.array(
      z.object({
        key: z.string(),
        erpId: z.string(),
        number: z.string(),
        name: z.string(),
        city: z.string(),
        currency: z.string().nullable(),
        isDefault: z.boolean(),
      }),
    ),
    people: z
      .object({ active: z.number().int(), invited: z.number().int(), disabled: z.number().int() })
      .optional()
      .describe('How many there are, for company-admins'),
  }),
  errors,
})

const colleague = z.object({
  id: z.uuid(),
  email: z.string(),
  givenName: z.string(),
  familyName: z.string(),
  role,
  accounts: z.array(z.string()),
  orderLimit: moneySchema.nullable(),
  costCentres: z.array(z.string()),
  state: z.enum(COLLEAGUE_STATES),
  isSelf: z.boolean(),
  isLastAdmin: z.boolean().describe('The only company-admin who can sign in'),
})

export const listPeople = endpoint({
  method: 'GET',
  access: 'company-admin',
  path: `${path}/people`,
  tag,
  summary: 'People of the company, what they may do and how much they may spend; company-admins',
  query: listQuery(PEOPLE_LIST).extend({
    find: z.string().max(100).optional().describe('Part of a name or an e-mail address'),
    role: role.optional(),
    state: z.enum(COLLEAGUE_STATES).optional(),
    account: account.optional(),
  }),
  reply: z.object({ people: z.array(colleague), total: z.number().int() }),
  errors,
})

export type ListedColleague = ReplyOf<typeof listPeople>['people'][number]

export const inviteColleague = endpoint({
  method: 'POST',
  access: 'company-admin',
  path: `${path}/people`,
  tag,
  summary: 'Invites a colleague by mail; company-admins',
  description:
    'The link in the mail works once, for 7 days. Inviting somebody again who has not followed it sends a new link; an address that is known otherwise answers 409 `taken`.',
  body: z.strictObject({
    email,
    givenName: name,
    familyName: name,
    ...given,
    accounts: given.accounts.default([]),
    orderLimit: given.orderLimit.default(null),
    costCentres: given.costCentres.default([]),
  }),
  reply: z.object({ id: z.uuid(), state: z.literal('Invited') }),
  status: 201,
  errors: [...errors, 403, 409, 422, 429],
})

const params = z.object({ id: z.uuid() })

export const changeColleague = endpoint({
  method: 'PATCH',
  access: 'company-admin',
  path: `${path}/people/:id`,
  tag,
  summary: 'Changes what a colleague may do; company-admins',
  description:
    'In effect at once, also for open sessions. The e-mail address is changed by the person alone. 409 `last_admin` for the last company-admin.',
  params,
  body: z.strictObject({ email, givenName: name, familyName: name, ...given }).partial(),
  reply: colleague.omit({ isSelf: true, isLastAdmin: true }),
  errors: [...errors, 403, 409, 422],
})

export const removeColleague = endpoint({
  method: 'DELETE',
  access: 'company-admin',
  path: `${path}/people/:id`,
  tag,
  summary: 'Removes a colleague: every session ends at once; company-admins',
  description: 'Orders and what else they did stay. 409 `last_admin` for the last company-admin.',
  params,
  reply: z.object({ id: z.uuid() }),
  errors: [...errors, 409],
})

export const inviteForm = formRules(inviteColleague)
export const changeForm = formRules(changeColleague)
