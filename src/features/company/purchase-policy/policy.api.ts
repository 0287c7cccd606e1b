import { z } from 'zod'
import { COMPANY_ROLES } from '#foundation/identity/public.ts'
import {
  budgetSchema,
  codeSchema,
  costCentreSchema,
  daySchema,
  lineOf,
  replayedSchema,
  ruleSchema,
  substituteView,
} from '#features/company/purchase-policy/policy.schema.ts'
import { endpoint } from '#kernel/endpoint.ts'
import { formRules } from '#kernel/form-rules.ts'
import { moneySchema } from '#kernel/money.schema.ts'

const PATH = '/api/company/v1'
const params = z.object({ id: z.uuid() })
const made = z.object({ id: z.string() })
const done = z.object({ success: z.literal(true) })
const shared = { access: 'signed-in', tag: 'company' } as const
const ofAdmins = { access: 'company-admin', tag: 'company' } as const

export const costCentreView = z.object({ id: z.string(), code: z.string(), name: z.string(), isActive: z.boolean() })

export const listCostCentresApi = endpoint({
  ...shared,
  method: 'GET',
  path: `${PATH}/cost-centres`,
  summary: 'Cost centres of one’s company',
  reply: z.object({ costCentres: z.array(costCentreView) }),
  errors: [401, 404],
})

export const createCostCentre = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: `${PATH}/cost-centres`,
  summary: 'Adds a cost centre; a code that is taken is 409',
  body: costCentreSchema,
  status: 201,
  reply: made,
  errors: [400, 401, 404, 409],
})

export const changeCostCentre = endpoint({
  ...ofAdmins,
  method: 'PATCH',
  path: `${PATH}/cost-centres/:id`,
  summary: 'Changes a cost centre; another code of one that anything names is 409',
  params,
  body: z.object({ code: codeSchema.optional(), name: lineOf(80).optional(), isActive: z.boolean().optional() }),
  reply: made,
  errors: [400, 401, 404, 409],
})

export const createCostCentreForm = formRules(createCostCentre)
export const changeCostCentreForm = formRules(changeCostCentre)

export const removeCostCentre = endpoint({
  ...ofAdmins,
  method: 'DELETE',
  path: `${PATH}/cost-centres/:id`,
  summary: 'Removes a cost centre that no purchase, rule or limit names',
  params,
  reply: done,
  errors: [401, 404, 409],
})

export const budgetView = budgetSchema.extend({
  id: z.string(),
  reserved: moneySchema.nullable().describe('Null where an exchange rate is missing'),
  spent: moneySchema.nullable(),
  left: moneySchema.nullable(),
  months: z
    .array(z.object({ month: z.string(), reserved: moneySchema, spent: moneySchema, left: moneySchema }))
    .describe('What was taken in each month of the period'),
})
export type BudgetView = z.infer<typeof budgetView>

export const listBudgetsApi = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: `${PATH}/budgets`,
  summary: 'Budgets of one’s company with what is reserved, spent and left',
  reply: z.object({ budgets: z.array(budgetView) }),
  errors: [401, 404],
})

export const createBudget = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: `${PATH}/budgets`,
  summary: 'Adds a budget of a cost centre; both days are included',
  body: budgetSchema,
  status: 201,
  reply: made,
  errors: [400, 401, 404, 422],
})

export const changeBudget = endpoint({
  ...ofAdmins,
  method: 'PATCH',
  path: `${PATH}/budgets/:id`,
  summary: 'Changes a budget',
  params,
  body: budgetSchema.partial(),
  reply: made,
  errors: [400, 401, 404, 422],
})

export const removeBudget = endpoint({
  ...ofAdmins,
  method: 'DELETE',
  path: `${PATH}/budgets/:id`,
  summary: 'Removes a budget',
  params,
  reply: done,
  errors: [401, 404],
})

export const ruleView = ruleSchema.extend({ id: z.string() })
export type RuleView = z.infer<typeof ruleView>

export const listApprovalRules = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: `${PATH}/approval-rules`,
  summary: 'Approval rules of one’s company',
  reply: z.object({ approvalRules: z.array(ruleView) }),
  errors: [401, 404],
})

export const createApprovalRule = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: `${PATH}/approval-rules`,
  summary: 'Adds an approval rule; one that leads to nobody is 422',
  body: ruleSchema,
  status: 201,
  reply: made,
  errors: [400, 401, 404, 422],
})

export const changeApprovalRule = endpoint({
  ...ofAdmins,
  method: 'PATCH',
  path: `${PATH}/approval-rules/:id`,
  summary: 'Changes an approval rule; orders that wait stay under the rules they were submitted under',
  params,
  // Without the defaults of a new rule: what is not named stays.
  body: z.object({
    name: lineOf(80).optional(),
    isActive: z.boolean().optional(),
    when: ruleSchema.shape.when.unwrap().optional(),
    tiers: ruleSchema.shape.tiers.optional(),
    escalateAfterHours: ruleSchema.shape.escalateAfterHours.unwrap().optional(),
  }),
  reply: made,
  errors: [400, 401, 404, 422],
})

export const removeApprovalRule = endpoint({
  ...ofAdmins,
  method: 'DELETE',
  path: `${PATH}/approval-rules/:id`,
  summary: 'Removes an approval rule',
  params,
  reply: done,
  errors: [401, 404],
})

export const replayRule = endpoint({
  ...ofAdmins,
  method: 'POST',
  path: `${PATH}/approval-rules/replay`,
  summary: 'What a rule, saved or not, would have held of the past months’ orders',
  body: z.object({ rule: ruleSchema, months: z.number().int().min(1).max(36).default(12) }),
  reply: replayedSchema,
  errors: [400, 401, 404],
})

export const listApprovers = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: `${PATH}/approvers`,
  summary: 'People of one’s company whom an approval rule can name',
  reply: z.object({ people: z.array(z.object({ id: z.string(), name: z.string(), role: z.enum(COMPANY_ROLES) })) }),
  errors: [401, 404],
})
export type Approver = z.infer<typeof listApprovers.reply>['people'][number]

export const listCurrencies = endpoint({
  ...ofAdmins,
  method: 'GET',
  path: `${PATH}/currencies`,
  summary: 'Currencies of one’s company’s accounts, the usual one first',
  reply: z.object({ currencies: z.array(z.string()) }),
  errors: [401, 404],
})

export const readSubstitute = endpoint({
  ...shared,
  method: 'GET',
  path: `${PATH}/substitute`,
  summary: 'Who decides for me while I am away, and who could',
  reply: substituteView.extend({ people: z.array(z.object({ id: z.string(), name: z.string() })) }),
  errors: [401, 404],
})

export const chooseSubstitute = endpoint({
  ...shared,
  method: 'PUT',
  path: `${PATH}/substitute`,
  summary: 'Names who decides for me from one day to another, both included; null ends it',
  body: z.object({ person: z.uuid().nullable(), from: daySchema.optional(), until: daySchema.optional() }),
  reply: substituteView,
  errors: [400, 401, 404, 422],
})

export const substituteForm = formRules(chooseSubstitute)
