import { z } from 'zod'
import { ACCESS_STATUSES } from '#foundation/entitlements/public.ts'

export const accessStatus = z.enum(ACCESS_STATUSES)

/** A tool with how far the person got with it; `toolId`, `BusinessSegment` and `access.status` are what other systems know [3.5.1]. */
export const toolSchema = z.object({
  toolId: z.string(),
  name: z.string(),
  names: z.record(z.string(), z.string()).describe('By language; in others it has the name above'),
  description: z.record(z.string(), z.string()).describe('By language'),
  BusinessSegment: z.string(),
  access: z.object({
    status: accessStatus,
    until: z.string().nullable().describe('The last moment it holds; null for ever'),
    renewal: z.enum(['possible', 'asked']).nullable().describe('Whether it can be made longer now'),
  }),
  pagePath: z.string().nullable().describe('Its page below the locale'),
  isFavourite: z.boolean(),
  usedAt: z.string().nullable(),
  primaryToolId: z.string().nullable().describe('The tool that opens its group, which may be itself'),
  mayRequest: z.boolean().describe('Whether the person can ask for it now'),
})
