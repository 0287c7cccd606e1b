import { z } from 'zod'
import { requireShopper } from '#features/buying/cart/public.server.ts'
import { openDocument, readerOf, readOpenDocument } from '#features/buying/quick-order/document/read-document.service.ts'
import { reportProblem } from '#features/buying/quick-order/document/uploaded-file.service.ts'
import { lookUpNumbers } from '#features/buying/quick-order/matching/known-numbers.service.ts'
import { matchLine } from '#features/buying/quick-order/matching/match-line.rules.ts'
import {
  askerOf,
  findKnown,
  listKnownNumbers,
  matchOrder,
  searchParts,
} from '#features/buying/quick-order/matching/read-order.service.ts'
import { openOffers } from '#features/buying/quick-order/offered-part.service.ts'
import { viewLines } from '#features/buying/quick-order/reading-view.service.ts'
import { offeredPartSchema, readingLineSchema } from '#features/buying/quick-order/reading.schema.ts'
import { agentTool } from '#foundation/agents/public.server.ts'

const MOST_NUMBERS = 100
const MOST_CANDIDATES = 4
/** A page or two: longer ones are read in the portal. */
const LONGEST_ORDER = 40_000

const resolvePartNumbers = agentTool({
  name: 'resolve_part_numbers',
  title: 'Resolve part numbers',
  description: 'Which parts are meant by numbers: ours, the customer’s own, former ones, those of other makers.',
  scope: 'shop:read',
  effect: 'reads',
  input: z.strictObject({ numbers: z.array(z.string().trim().min(1).max(60)).min(1).max(MOST_NUMBERS) }),
  output: z.object({
    numbers: z.array(
      z.object({
        number: z.string(),
        sku: z.string().nullable().describe('Null where it is not clear which part is meant'),
        match: z.enum(['exact', 'likely', 'ambiguous', 'failed']),
        part: offeredPartSchema.optional(),
        candidates: z.array(z.object({ sku: z.string(), name: z.string() })),
      }),
    ),
  }),
  run: async ({ request }, { numbers }) => {
    const shopper = await requireShopper(request, {})
    const known = await lookUpNumbers(request.tx, askerOf(shopper), numbers)
    const matched = numbers.map((number, index) => ({
      number,
      ...matchLine({ line: index + 1, asked: number, words: '', numbers: [{ text: number, source: 'part' }] }, known),
    }))
    const suggested = []
    for (const one of matched) {
      const isOpen = one.sku === null && one.candidates.length === 0
      const skus = isOpen
        ? await searchParts(request, shopper, one.number, MOST_CANDIDATES)
        : one.candidates.map(({ sku }) => sku)
      suggested.push({ ...one, skus })
    }
    const offer = await openOffers(
      request,
      shopper,
      suggested.flatMap(({ sku, skus }) => [...(sku === null ? [] : [sku]), ...skus]),
    )
    return {
      numbers: suggested.map(({ number, sku, match, skus }) => {
        const part = sku === null ? undefined : offer({ sku, quantity: 1 })
        return {
          ...{ number, sku, match, ...(part && { part }) },
          candidates: skus.flatMap((one) => {
            const found = offer({ sku: one, quantity: 1 })
            return found ? [{ sku: one, name: found.name }] : []
          }),
        }
      }),
    }
  },
})

const readPurchaseOrder = agentTool({
  name: 'read_purchase_order',
  title: 'Read a purchase order',
  description: 'Reads the text of an order or of a mail: its lines with the parts that they mean. Nothing enters the cart.',
  scope: 'shop:read',
  effect: 'reads',
  input: z.strictObject({ text: z.string().trim().min(1).max(LONGEST_ORDER) }),
  output: z.object({
    poNumber: z.string().nullable(),
    currency: z.string().nullable(),
    lines: z.array(readingLineSchema),
  }),
  run: async ({ request }, { text }) => {
    const shopper = await requireShopper(request, {})
    const opened = await openDocument(Buffer.from(text), 'pasted', readerOf(request)).catch(reportProblem)
    const known = await findKnown(request, shopper, opened.numbers)
    const read = await readOpenDocument(opened, listKnownNumbers(known), readerOf(request)).catch(reportProblem)
    const { poNumber, currency, lines } = await matchOrder(request, shopper, read, known)
    return { poNumber, currency, lines: await viewLines(request, shopper, lines, currency) }
  },
})

export const quickOrderTools = [resolvePartNumbers, readPurchaseOrder]
