import type { CartLineView, CartView } from '#features/buying/cart/cart.schema.ts'
import { findNextStep, fitQuantity, priceLine } from '#features/buying/pricing/public.ts'
import { addMoney, fromMoneyJson, toMoneyJson } from '#kernel/money.ts'

const stepsOf = ({ breaks, unit }: CartLineView) =>
  breaks.length > 0
    ? breaks.map(({ from, price }) => ({ from, price: fromMoneyJson(price) }))
    : unit
      ? [{ from: 1, price: fromMoneyJson(unit) }]
      : []

/** The line with another quantity, before the server has answered. */
export const withQuantity = (line: CartLineView, requested: number): CartLineView => {
  const quantity = fitQuantity(requested, line)
  const price = priceLine({ steps: stepsOf(line) }, quantity)
  return { ...line, quantity, ...(price && { unit: toMoneyJson(price.unit), total: toMoneyJson(price.total) }) }
}

export const nextBreakOf = (line: CartLineView) => findNextStep(stepsOf(line), line.quantity)

const sum = (lines: readonly CartLineView[]): CartView['totals'] => {
  const ordered = lines.filter(({ isSaved }) => !isSaved)
  const totals = ordered.flatMap(({ total }) => (total ? [fromMoneyJson(total)] : []))
  const [first, ...more] = totals
  return {
    lines: ordered.length,
    pieces: ordered.reduce((pieces, { quantity }) => pieces + quantity, 0),
    ...(first && { subtotal: toMoneyJson(more.reduce(addMoney, first)) }),
    unpriced: ordered.length - totals.length,
  }
}

/** A cart with other lines, and the totals that go with them. */
export const withLines = (cart: CartView, lines: readonly CartLineView[]): CartView => ({
  ...cart,
  lines: [...lines],
  totals: sum(lines),
})

export const replaceLine = (cart: CartView, changed: CartLineView): CartView =>
  withLines(
    cart,
    cart.lines.map((line) => (line.id === changed.id ? changed : line)),
  )

export const withoutLine = (cart: CartView, id: string): CartView =>
  withLines(
    cart,
    cart.lines.filter((line) => line.id !== id),
  )
