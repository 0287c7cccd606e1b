import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'
import { THEMES } from '#ui/themes.ts'
import { TENANT_KEYS } from '#demo/tenant-keys.ts'

/** The page of the bare address: where the five sites are and who can be met there. */
export const demoFront = defineBlock({
  type: 'demo-front',
  schema: z.strictObject({
    sites: z.array(
      z.strictObject({
        key: z.enum(TENANT_KEYS),
        name: z.string(),
        url: z.url(),
        theme: z.enum(THEMES),
        colours: z.string(),
        integrationKey: z.string(),
      }),
    ),
    people: z.array(z.strictObject({ who: z.string(), email: z.string(), different: z.string(), only: z.string().optional() })),
    password: z.string(),
    links: z.array(z.strictObject({ label: z.string(), href: z.string(), text: z.string() })),
  }),
  fields: {},
})
export type DemoFront = z.infer<typeof demoFront.schema>
