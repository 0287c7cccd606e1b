import { z } from 'zod'
import { findCart, ownerOf, requireShopper } from '#features/buying/cart/public.server.ts'
import { askFromCart } from '#features/buying/quotes/ask-for-quote.service.ts'
import { readCustomerQuote } from '#features/buying/quotes/customer-quote.service.ts'
import { quoteNoteSchema, quoteSchema } from '#features/buying/quotes/quote.schema.ts'
import { agentTool } from '#foundation/agents/public.server.ts'
import { Problem } from '#platform/http/errors.ts'

const requestQuote = agentTool({
  name: 'request_quote',
  title: 'Request a quote',
  description: 'Asks the supplier for a quote for what is in the cart. Asking again for the same cart answers the same quote.',
  scope: 'quote:write',
  effect: 'commits',
  input: z.strictObject({ note: quoteNoteSchema, wantedBy: z.iso.date().nullish() }),
  output: z.object({ quoteNumber: z.string(), version: z.number() }),
  run: async ({ request }, { note, wantedBy }) => {
    const shopper = await requireShopper(request, {})
    const cart = await findCart(request.tx, ownerOf(shopper))
    if (!cart) throw new Problem(409, 'cart_empty', 'Your cart is empty.')
    const { number, version } = await askFromCart(request, shopper, { cartId: cart.id, note, wantedBy })
    return { quoteNumber: number, version }
  },
})

const getQuote = agentTool({
  name: 'get_quote',
  title: 'Get a quote',
  description: 'A quote of one of the customer’s accounts with all its versions.',
  scope: 'shop:read',
  effect: 'reads',
  input: z.strictObject({ number: z.string().min(1).max(40) }),
  output: quoteSchema,
  run: ({ request }, { number }) => readCustomerQuote(request, number),
})

export const quoteTools = [requestQuote, getQuote]
