import type { FastifyRequest } from 'fastify'
import { MOST_LINES } from '#features/buying/cart/cart.rules.ts'
import { listLines, removeLine, updateLine, type Cart, type CartLine } from '#features/buying/cart/cart.store.ts'
import { priceParts } from '#features/buying/cart/cart-lines.service.ts'
import type { Shopper } from '#features/buying/cart/shopper.service.ts'
import { fitQuantity, MOST_PIECES, priceLine } from '#features/buying/pricing/public.ts'
import { Problem } from '#platform/http/errors.ts'

type Change = {
  readonly quantity?: number | undefined
  readonly note?: string | undefined
  readonly requestedOn?: string | null | undefined
  readonly isSaved?: boolean | undefined
  readonly acceptsPrice?: true | undefined
}

/** The same part where the line goes to: both become one. */
const findTwin = (lines: readonly CartLine[], line: CartLine, isSaved: boolean): CartLine | undefined =>
  lines.find((other) => other.id !== line.id && other.sku === line.sku && other.isSaved === isSaved)

/** Returns the id of the line that has the change now. */
export const changeLine = async (
  request: FastifyRequest,
  shopper: Shopper,
  cart: Cart,
  line: CartLine,
  change: Change,
): Promise<string> => {
  const { note, requestedOn, isSaved = line.isSaved, acceptsPrice } = change
  const isMoved = isSaved !== line.isSaved
  const lines = isMoved ? await listLines(request.tx, cart.id) : []
  const twin = isMoved ? findTwin(lines, line, isSaved) : undefined
  if (isMoved && !twin && lines.filter((other) => other.isSaved === isSaved).length >= MOST_LINES)
    throw new Problem(409, 'cart_full', `There is no room for more than ${MOST_LINES} lines.`)
  const part = (await priceParts(request, shopper, [line.sku])).get(line.sku)
  const requested = Math.min(MOST_PIECES, (change.quantity ?? line.quantity) + (twin?.quantity ?? 0))
  const isResized = requested !== line.quantity
  const quantity = isResized && part ? fitQuantity(requested, part) : requested
  // Whoever changes the quantity sees the price that goes with it; a note leaves what is said of the price alone.
  const seen = part && (isResized || acceptsPrice) ? priceLine(part, quantity)?.unit : undefined
  if (twin) await removeLine(request.tx, cart.id, line.id)
  const id = twin?.id ?? line.id
  await updateLine(request.tx, id, { quantity, note, requestedOn, isSaved, seen })
  return id
}
