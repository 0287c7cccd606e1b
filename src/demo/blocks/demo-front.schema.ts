import { z } from 'zod'
import { defineBlock } from '#features/blocks/public.ts'
import { TENANT_KEYS } from '#kernel/tenant.ts'

/** The page of the bare address: where the five sites are and who can be met there. */
export const demoFront = defineBlock({
  type: 'demo-front',
  schema: z.strictObject({
    sites: z.array(z.strictObject({ key: z.enum(TENANT_KEYS), name: z.string(), url: z.url(), theme: z.string() })),
    people: z.array(z.strictObject({ who: z.string(), email: z.string(), different: z.string(), only: z.string().optional() })),
    password: z.string(),
    links: z.array(z.strictObject({ label: z.string(), href: z.string(), text: z.string() })),
  }),
  fields: {},
})
export type DemoFront = z.infer<typeof demoFront.schema>
