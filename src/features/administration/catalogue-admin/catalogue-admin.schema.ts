import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

const screen = (type: string) => defineBlock({ type, interactive: true, schema: z.strictObject({}), fields: {} })

export const productAdmin = screen('product-admin')
export const dealerAdmin = screen('dealer-admin')
