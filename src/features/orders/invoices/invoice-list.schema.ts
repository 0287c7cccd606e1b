import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** The account's invoices, what it owes, and the documents. */
export const invoiceList = defineBlock({ type: 'invoice-list', interactive: true, schema: z.strictObject({}), fields: {} })
