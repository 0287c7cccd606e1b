import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** Of one company, for its admins. */
export const companyProcurement = defineBlock({
  type: 'company-procurement',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})

/** Of all customers, for admins of the site. */
export const procurementOffice = defineBlock({
  type: 'procurement-office',
  interactive: true,
  schema: z.strictObject({}),
  fields: {},
})
