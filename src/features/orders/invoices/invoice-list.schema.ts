import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

/** What the ordering account was billed, what it owes, and the documents. */
export const invoiceList = defineBlock({ type: 'invoice-list', interactive: true, schema: z.strictObject({}), fields: {} })
