import { z } from 'zod'
import { SKU } from '#features/storefront/catalogue/public.ts'
import { addLines } from '#features/buying/cart/add-lines.service.ts'
import { cartSchema } from '#features/buying/cart/cart.schema.ts'
import { changeLine } from '#features/buying/cart/change-line.service.ts'
import { listLines, removeLine } from '#features/buying/cart/cart.store.ts'
import { readCartOf } from '#features/buying/cart/read-cart.service.ts'
import { requireShopper } from '#features/buying/cart/shopper.service.ts'
import { takeCart } from '#features/buying/cart/take-cart.service.ts'
import { MOST_PIECES } from '#features/buying/pricing/public.ts'
import { agentTool } from '#foundation/agents/public.server.ts'
import { failedLineSchema } from '#kernel/part-facts.schema.ts'
import { Problem } from '#platform/http/errors.ts'

const MOST_CHANGED = 200

const getCart = agentTool({
  name: 'get_cart',
  title: 'Get the cart',
  description: 'The customer’s cart with prices and stock of now.',
  scope: 'shop:read',
  effect: 'reads',
  input: z.strictObject({}),
  output: cartSchema,
  run: async ({ request }) => readCartOf(request, await requireShopper(request, {})),
})

const updateCart = agentTool({
  name: 'update_cart',
  title: 'Update the cart',
  description: 'Sets quantities in the customer’s cart; 0 takes a part out, others stay as they are.',
  scope: 'cart:write',
  effect: 'adds',
  input: z.strictObject({
    lines: z
      .array(z.strictObject({ sku: z.string().regex(SKU), quantity: z.int().min(0).max(MOST_PIECES) }))
      .min(1)
      .max(MOST_CHANGED),
  }),
  output: cartSchema.extend({ failed: z.array(failedLineSchema) }),
  run: async ({ request }, { lines }) => {
    const shopper = await requireShopper(request, {})
    const requested = new Map(lines.map(({ sku, quantity }) => [sku, quantity]))
    const cart = await takeCart(request, shopper)
    const inCart = (await listLines(request.tx, cart.id)).filter(({ isSaved }) => !isSaved)
    for (const line of inCart) {
      const quantity = requested.get(line.sku)
      if (quantity === 0) await removeLine(request.tx, cart.id, line.id)
      else if (quantity !== undefined) await changeLine(request, shopper, cart, line, { quantity })
    }
    const known = new Set(inCart.map(({ sku }) => sku))
    const added = [...requested].flatMap(([sku, quantity]) => (quantity > 0 && !known.has(sku) ? [{ sku, quantity }] : []))
    const { failed } = added.length > 0 ? await addLines(request, shopper, added) : { failed: [] }
    if (failed.length > 0 && failed.length === requested.size)
      throw new Problem(422, 'not_found', 'Nothing could be added to the cart.', { extra: { failed } })
    return { ...(await readCartOf(request, shopper)), failed: [...failed] }
  },
})

export const cartTools = [getCart, updateCart]
