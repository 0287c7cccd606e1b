import { z } from 'zod'
import { BUDGET_POLICIES } from '#features/company/purchase-policy/budget.rules.ts'
import { moneySchema } from '#kernel/money.schema.ts'

export const creditSchema = z.object({
  account: z.string().describe('{erpId}~{number}'),
  limit: moneySchema,
  open: moneySchema.nullable().describe('As the ERP said, with what was ordered since; null where no exchange rate tells'),
  left: moneySchema.nullable(),
  reportedAt: z.string().nullable().describe('When the figure of the ERP was true'),
  policy: z.enum(BUDGET_POLICIES),
  terms: z.string().describe('The terms of payment, such as NET30'),
  isExceeded: z.boolean(),
})
export type CreditView = z.infer<typeof creditSchema>
