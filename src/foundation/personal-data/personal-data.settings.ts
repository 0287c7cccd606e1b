import { z } from 'zod'
import { RETENTION_BOUNDS, type ChosenTable } from '#platform/retention/retention-bounds.rules.ts'

const days = ([least, most]: readonly [number, number]) => z.number().int().min(least).max(most).optional()

const shape = Object.fromEntries(Object.entries(RETENTION_BOUNDS).map(([table, bounds]) => [table, days(bounds)])) as Record<
  ChosenTable,
  ReturnType<typeof days>
>

/** Read by the server alone. */
export const personalDataServerTraits = z.strictObject({
  /** Days that rows of some tables stay, where the tenant wants others than the product. */
  retentionDays: z.strictObject(shape).optional(),
})

declare module '#kernel/traits.ts' {
  interface Traits extends z.infer<typeof personalDataServerTraits> {}
}
