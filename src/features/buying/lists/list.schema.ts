import { z } from 'zod'

export const listHeadSchema = z.object({
  id: z.string(),
  name: z.string().describe('Empty: the saved items'),
  isShared: z.boolean().describe('With everybody of the owner’s company'),
  isOwn: z.boolean(),
  owner: z.string(),
  count: z.number(),
  changedAt: z.string(),
})
export type ListHead = z.infer<typeof listHeadSchema>

export const listItemSchema = z.object({
  sku: z.string(),
  name: z.string(),
  href: z.string(),
  image: z.string().optional(),
  isSold: z.boolean().describe('False where the market does not sell it any more'),
  lifecycle: z.enum(['active', 'obsolete', 'replaced']),
  quantity: z.number(),
  note: z.string(),
})
export type ListItem = z.infer<typeof listItemSchema>

export const listSchema = listHeadSchema.extend({ items: z.array(listItemSchema) })
