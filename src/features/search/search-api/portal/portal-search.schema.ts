import { z } from 'zod'

const emptyIsAbsent = (value: unknown): unknown => (value === '' ? undefined : value)

/** Form fields that the pages send to `.portalsearch` [3.11.8, 3.11.9]. */
export const portalSearchSchema = z.strictObject({
  tenantPath: z.preprocess(emptyIsAbsent, z.string().max(100).optional()),
  type: z.enum(['search', 'multi-search']).default('search'),
  hybrisSerachEnabled: z.enum(['true', 'false']).default('false'),
  payload: z.string().max(60_000),
  soldToNumber: z.preprocess(emptyIsAbsent, z.string().max(20).optional()),
  selectedCurrency: z.preprocess(
    emptyIsAbsent,
    z
      .string()
      .regex(/^[A-Z]{3}$/, 'must be a currency')
      .optional(),
  ),
})
