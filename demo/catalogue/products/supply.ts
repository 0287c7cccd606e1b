import type { ProductRecord } from '#features/storefront/catalogue/public.ts'
import { toDecimal } from '#kernel/money.ts'

/** Seal kits and cables come in packs, some of them; everything else is sold one by one. */
const PACKS = [1, 5, 10] as const
const SMALL = /-(?:K3|C2)$/

/** Codes of the UNSPSC by words of a category, for procurement systems. */
const CLASSES: readonly (readonly [RegExp, string])[] = [
  [/detect|gas/, '41112403'],
  [/valve/, '40141600'],
  [/sensor|transmit|switch/, '41112200'],
  [/scan|mobile|print/, '43211701'],
  [/glove|protect|safety/, '46181500'],
  [/light|beacon/, '39111800'],
]
const classOf = (category: string): string => CLASSES.find(([pattern]) => pattern.test(category))?.[1] ?? '41110000'

/** How each product is sold, by its place in the list: lines of `part-terms`. */
export function* listPartTerms(products: Iterable<ProductRecord>): Generator<object> {
  let position = 0
  for (const { sku, lifecycle, category } of products) {
    position += 1
    const pack = SMALL.test(sku) ? (PACKS[position % PACKS.length] ?? 1) : 1
    yield {
      sku,
      minimum: pack,
      step: pack,
      ...(lifecycle === 'active' && { leadDays: 5 + (position % 6) * 5 }),
      unspsc: classOf(category),
      unit: 'EA',
    }
  }
}

const DAY_MS = 86_400_000
const dayAfter = (now: Date, days: number): string => new Date(now.getTime() + days * DAY_MS).toISOString().slice(0, 10)

/** Deliveries on their way to warehouses that run low, a few days to a month from now: lines of `inbound-deliveries`. */
export function* listDeliveries(products: Iterable<ProductRecord>, now: Date): Generator<object> {
  let position = 0
  for (const { sku, stock, lifecycle } of products) {
    position += 1
    if (lifecycle !== 'active') continue
    for (const [warehouse, pieces] of Object.entries(stock))
      if (pieces < 40)
        yield { sku, warehouse, dueOn: dayAfter(now, 3 + ((position * 7) % 28)), quantity: 20 + ((position * 13) % 120) }
  }
}

/** Those that quotes are asked for. */
const COSTED = 120
const SHARES = [52n, 58n, 61n, 66n, 71n] as const

/** The supplier's cost of some products, in each currency of their list price: lines of `part-costs`. */
export function* listPartCosts(products: Iterable<ProductRecord>): Generator<object> {
  let position = 0
  for (const { sku, prices } of products) {
    position += 1
    if (position > COSTED) return
    const share = SHARES[position % SHARES.length] ?? 60n
    for (const [currency, minor] of Object.entries(prices['list'] ?? {}))
      yield { sku, currency, amount: toDecimal({ minor: (BigInt(minor) * share) / 100n, currency }) }
  }
}
