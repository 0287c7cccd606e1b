import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findFormerPrice, MOST_LINES, planAdding, sumCart } from '#features/buying/cart/cart.rules.ts'
import { fitQuantity, MOST_PIECES } from '#features/buying/pricing/public.ts'

const sku = fc.constantFrom('A', 'B', 'C', 'D', 'E')
const quantity = fc.integer({ min: 1, max: MOST_PIECES })
const terms = fc.record({ minimum: fc.integer({ min: 1, max: 500 }), step: fc.integer({ min: 1, max: 500 }) })
const money = fc.record({ minor: fc.bigInt({ min: 0n, max: 10n ** 15n }), currency: fc.constant('EUR') })
const mapOf = <T>(value: fc.Arbitrary<T>) => fc.array(fc.tuple(sku, value)).map((entries) => new Map<string, T>(entries))

test('whatever is added, every part is either in the plan or refused, once, and the cart has room', () => {
  const facts = fc.record({
    requested: fc.array(fc.record({ sku, quantity })),
    parts: mapOf(terms),
    inCart: mapOf(quantity),
    lineCount: fc.oneof(fc.integer({ min: 0, max: 10 }), fc.integer({ min: MOST_LINES - 3, max: MOST_LINES })),
  })
  fc.assert(
    fc.property(facts, ({ requested, parts, inCart, lineCount }) => {
      const { lines, failed } = planAdding({ requested, parts, inCart, lineCount })
      const named = [...lines, ...failed].map((line) => line.sku)
      expect(named.toSorted()).toEqual([...new Set(requested.map((line) => line.sku))].toSorted())
      expect(lineCount + lines.filter(({ isNew }) => isNew).length).toBeLessThanOrEqual(Math.max(lineCount, MOST_LINES))
      for (const line of lines) {
        const before = inCart.get(line.sku) ?? 0
        expect(line.quantity - before).toBe(line.added)
        expect(line.isNew).toBe(!inCart.has(line.sku))
        expect(fitQuantity(line.quantity, parts.get(line.sku) ?? { minimum: 1, step: 1 })).toBe(line.quantity)
      }
      for (const { reason, sku: refused } of failed) expect(reason === 'not_found').toBe(!parts.has(refused))
    }),
  )
})

test('a subtotal is the sum of what has a price and is not saved for later, in any order', () => {
  const line = fc.record({ sku, quantity, isSaved: fc.boolean(), total: fc.option(money, { nil: undefined }) })
  fc.assert(
    fc.property(fc.array(line), (lines) => {
      const sum = (list: typeof lines) => sumCart(list, (each) => (each as (typeof lines)[number]).total)
      const totals = sum(lines)
      const ordered = lines.filter(({ isSaved }) => !isSaved)
      expect(totals.subtotal?.minor ?? 0n).toBe(ordered.reduce((minor, { total }) => minor + (total?.minor ?? 0n), 0n))
      expect(totals.unpriced).toBe(ordered.filter(({ total }) => total === undefined).length)
      expect(totals.pieces).toBe(ordered.reduce((pieces, each) => pieces + each.quantity, 0))
      expect(sum(lines.toReversed())).toEqual(totals)
    }),
  )
})

test('a price is called former only where it differs', () => {
  fc.assert(
    fc.property(fc.option(money, { nil: undefined }), fc.option(money, { nil: undefined }), (seen, now) => {
      const isSame = seen?.minor === now?.minor
      expect(findFormerPrice(seen, now)).toEqual(seen !== undefined && !isSame ? seen : undefined)
    }),
  )
})
