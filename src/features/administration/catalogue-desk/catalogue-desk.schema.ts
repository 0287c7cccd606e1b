import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

const screen = (type: string) => defineBlock({ type, interactive: true, schema: z.strictObject({}), fields: {} })

export const productDesk = screen('product-desk')
export const dealerDesk = screen('dealer-desk')
