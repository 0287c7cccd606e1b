import type { Backorder, OrderPart, OrderRecord } from '#features/orders/orders/integration/order-fields.rules.ts'
import { mayMoveTo, type OrderState } from '#features/orders/orders/order.rules.ts'
import type { Line } from '#foundation/data-kinds/public.ts'
import { parseDecimal } from '#kernel/money.ts'

/** A checked line has null where a value is taken away. */
type Sent<Record> = { readonly [Name in keyof Record]?: Record[Name] | null }
type SentOrder = Sent<OrderRecord> & { readonly lines?: readonly Sent<OrderPart>[] | null }

/** One way to write a record: what says nothing is left out. */
const tidy = <Record extends object>(record: Record): Record =>
  Object.fromEntries(
    Object.entries(record).filter(([, value]) => value !== null && value !== undefined && value !== '' && value !== 0),
  ) as Record

/** The total is told only where it is not what quantity and price make. */
const keepTotal = ({ total, unitPrice, quantity }: Pick<OrderPart, 'total' | 'unitPrice' | 'quantity'>, currency: string) => {
  const [unit, sum] = [parseDecimal(unitPrice, currency), total === undefined ? undefined : parseDecimal(total, currency)]
  return unit && sum && unit.minor * BigInt(quantity) === sum.minor ? undefined : total
}

/** The stored part that is meant; an ERP may give the lines of an order that was placed here its own positions. */
const findKnown = (sku: unknown, position: number, at: number, stored: readonly OrderPart[]): OrderPart | undefined => {
  const known = stored.find((one) => one.position === position) ?? stored[at]
  return known?.sku === sku ? known : undefined
}

const fillPart = (sent: Sent<OrderPart>, at: number, stored: readonly OrderPart[], currency: string): OrderPart => {
  const position = sent.position ?? stored[at]?.position ?? at + 1
  const known = findKnown(sent.sku, position, at, stored)
  const isSamePrice = known?.quantity === sent.quantity && known?.unitPrice === sent.unitPrice
  const filled = {
    ...(known && { ...known, total: isSamePrice ? known.total : undefined }),
    ...sent,
    // A name or a category that is taken away is the catalogue's again, which is what is stored.
    name: sent.name ?? known?.name,
    category: sent.category ?? known?.category,
    position,
  } as OrderPart
  const { quantity, shipped = 0, backordered } = filled
  const missing = Math.min(backordered ?? 0, Math.max(0, quantity - (shipped ?? 0)))
  return tidy({ ...filled, total: keepTotal(filled, currency), backordered: missing })
}

/** News of single lines become part of them; those about lines that there are not stay, to be refused. */
const applyBackorders = (parts: readonly OrderPart[], news: readonly Sent<Backorder>[]): OrderPart[] =>
  parts.map((part) => {
    const said = news.find(({ position }) => position === part.position)
    if (!said) return part
    const backordered = Math.min(said.backordered ?? 0, Math.max(0, part.quantity - (part.shipped ?? 0)))
    return tidy({ ...part, backordered, ...('promisedOn' in said && { promisedOn: said.promisedOn }) }) as OrderPart
  })

/** Late news of an earlier state take nothing back; to cancel what was sent already is no late news. */
const isLateNews = (before: OrderState, state: OrderState): boolean =>
  before === 'Cancelled' || (state !== 'Cancelled' && !mayMoveTo(before, state))

/** A line as it is stored: its parts with their positions, with news of single parts, and the state that it moves to. */
export const completeOrder = (line: Line, before: Line | undefined): Line => {
  const sent = line as SentOrder
  const stored = before as OrderRecord | undefined
  const { lines, backorders, history, state, shipTo, taxes, ...rest } = sent
  const known = stored?.lines ?? []
  const currency = sent.currency ?? stored?.currency ?? ''
  const parts = lines
    ? lines.map((part, at) => fillPart(part, at, known, currency)).toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    : known
  const positions = new Set(parts.map(({ position }) => position))
  const unknown = (backorders ?? []).filter(({ position }) => !positions.has(position))
  return {
    ...rest,
    // The past of a known order was written when it happened.
    ...(history && !stored && { history }),
    ...(state && { state: stored?.state && isLateNews(stored.state, state) ? stored.state : state }),
    ...(shipTo !== undefined && { shipTo: shipTo && tidy(shipTo) }),
    ...(taxes !== undefined && { taxes }),
    ...(lines === null && { lines }),
    ...((lines || (backorders && parts.length > 0)) && { lines: applyBackorders(parts, backorders ?? []) }),
    ...(unknown.length > 0 && { backorders: unknown }),
  }
}
