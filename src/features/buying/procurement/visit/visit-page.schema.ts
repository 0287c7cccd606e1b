import { z } from 'zod'
import { defineBlock } from '#foundation/blocks/public.ts'

const origin = z.string().max(200)

/** The shop inside a procurement system; complete in itself, so that nothing of the site around it is there. */
export const punchOutShop = defineBlock({
  type: 'punch-out-shop',
  interactive: true,
  schema: z.strictObject({
    /** Of the visit, with its token in a window that takes no cookie. */
    visit: z.string(),
    site: z.string(),
    /** Who may show it in a frame, and where it may post. */
    frameOrigins: z.array(origin),
    formOrigin: origin,
  }),
  fields: {},
})
export type PunchOutShopProps = z.infer<typeof punchOutShop.schema>

/** Fields that go to the buyer's system by themselves. */
export const punchOutForm = defineBlock({
  type: 'punch-out-form',
  schema: z.strictObject({
    action: z.string(),
    target: z.string(),
    formOrigin: origin,
    fields: z.array(z.strictObject({ name: z.string(), value: z.string() })),
    button: z.string(),
  }),
  fields: {},
})

/** A visit that is over, or an address that was used. */
export const punchOutEnd = defineBlock({
  type: 'punch-out-end',
  schema: z.strictObject({ title: z.string(), text: z.string() }),
  fields: {},
})
