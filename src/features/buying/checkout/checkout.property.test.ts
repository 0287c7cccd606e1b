import fc from 'fast-check'
import { expect, test } from 'vitest'
import { findOrderProblems } from '#features/buying/checkout/checkout.rules.ts'

const sku = fc.constantFrom('A', 'B', 'C', 'D', 'E')
const money = fc.record({ minor: fc.bigInt({ min: 0n, max: 10n ** 15n }), currency: fc.constant('EUR') })

test('a line of an order has one problem at most, and none only if it is sold at the price that was seen', () => {
  const line = fc.record({
    id: fc.uuid(),
    sku,
    isSold: fc.boolean(),
    unit: fc.option(money, { nil: undefined }),
    former: fc.option(money, { nil: undefined }),
  })
  fc.assert(
    fc.property(fc.array(line, { minLength: 1 }), (lines) => {
      const found = findOrderProblems(lines).flatMap((problem) => problem.lines)
      expect(new Set(found).size).toBe(found.length)
      const whole = lines.filter((each) => !found.includes(each))
      expect(whole.every(({ isSold, unit, former }) => isSold && unit !== undefined && former === undefined)).toBe(true)
    }),
  )
})
