import { z } from 'zod'
import { COMPANY_ROLES } from '#foundation/identity/public.ts'
import type { Conditions } from '#features/company/purchase-policy/approval-rule.rules.ts'
import { BUDGET_POLICIES } from '#features/company/purchase-policy/budget.rules.ts'
import { fromMoneyJson } from '#kernel/money.ts'
import { moneyBodySchema, moneySchema } from '#kernel/money.schema.ts'

/** For people to read: no control characters, nothing that turns the text round. */
export const lineOf = (most: number) =>
  z
    .string()
    .trim()
    .min(1)
    .max(most)
    .regex(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u, 'holds characters that cannot be printed')

export const codeSchema = z.string().regex(/^[\w.-]{1,20}$/, 'is no code of a cost centre')
export const daySchema = z.iso.date()

const amountSchema = moneyBodySchema.refine(({ minor }) => !minor.startsWith('-'), 'is less than nothing')

export const costCentreSchema = z.strictObject({ code: codeSchema, name: lineOf(80), isActive: z.boolean().default(true) })

export const budgetSchema = z.strictObject({
  costCentre: codeSchema,
  from: daySchema,
  until: daySchema,
  amount: amountSchema,
  policy: z.enum(BUDGET_POLICIES),
})

export const conditionsSchema = z.strictObject({
  amountOver: amountSchema.optional(),
  costCentres: z.array(codeSchema).max(100).optional(),
  categories: z.array(z.string().min(1).max(300)).max(100).optional(),
  isNewShipTo: z.boolean().optional(),
  roles: z.array(z.enum(COMPANY_ROLES)).optional(),
})
export type ConditionsJson = z.infer<typeof conditionsSchema>

export const fromConditionsJson = ({ amountOver, ...when }: ConditionsJson): Conditions => ({
  ...when,
  ...(amountOver && { amountOver: fromMoneyJson(amountOver) }),
})

export const tierSchema = z.strictObject({ need: z.enum(['any', 'all']), approvers: z.array(z.uuid()).max(50) })

export const ruleSchema = z.strictObject({
  name: lineOf(80),
  isActive: z.boolean().default(true),
  when: conditionsSchema.default({}),
  tiers: z.array(tierSchema).max(5),
  escalateAfterHours: z.number().int().min(1).max(8760).nullable().default(null),
})
export type RuleJson = z.infer<typeof ruleSchema>

export const replayedSchema = z.object({
  orders: z.number(),
  held: z.number(),
  amount: moneySchema,
  withoutRate: z.number().describe('How many of the held are missing in the amount, since their currency has no exchange rate'),
  examples: z.array(z.string()),
})

export const substituteView = z.object({
  person: z.string().nullable().describe('The id of the person who decides; null: nobody'),
  name: z.string().optional(),
  from: z.string().optional(),
  until: z.string().optional(),
})
