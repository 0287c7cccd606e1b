import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choosePriceSteps, priceAt } from '#features/buying/pricing/price-steps.rules.ts'
import { fitQuantity, MOST_PIECES } from '#features/buying/pricing/quantity.rules.ts'

const quantity = fc.integer({ min: 1, max: MOST_PIECES })
const terms = fc.record({ minimum: fc.integer({ min: 1, max: 500 }), step: fc.integer({ min: 1, max: 500 }) })
const money = fc.record({ minor: fc.bigInt({ min: 0n, max: 10n ** 15n }), currency: fc.constant('EUR') })

test('a quantity that can be ordered: at least what was requested, in steps, and the smallest such', () => {
  fc.assert(
    fc.property(quantity, terms, (requested, { minimum, step }) => {
      const fitting = fitQuantity(requested, { minimum, step })
      expect((fitting - minimum) % step).toBe(0)
      expect(fitting).toBeGreaterThanOrEqual(minimum)
      expect(fitting).toBeLessThanOrEqual(MOST_PIECES)
      // Nothing smaller would do, and what is fitting stays.
      if (fitting > minimum) expect(fitting - step).toBeLessThan(requested)
      if (fitting < requested) expect(fitting + step).toBeGreaterThan(MOST_PIECES)
      expect(fitQuantity(fitting, { minimum, step })).toBe(fitting)
    }),
  )
})

test('an account never pays another list’s price once its own holds', () => {
  const steps = fc.uniqueArray(fc.record({ from: fc.integer({ min: 1, max: 100 }), price: money }), {
    selector: ({ from }) => from,
    maxLength: 5,
  })
  fc.assert(
    fc.property(steps, steps, steps, quantity, (account, contract, list, pieces) => {
      const chosen = choosePriceSteps({ account, contract, list })
      expect(chosen.map(({ from }) => from)).toEqual(chosen.map(({ from }) => from).toSorted((a, b) => a - b))
      const nearest = [account, contract, list].find((each) => each.some(({ from }) => from <= pieces)) ?? []
      const expected = nearest.filter(({ from }) => from <= pieces).toSorted((a, b) => b.from - a.from)[0]
      expect(priceAt(chosen, pieces)).toEqual(expected?.price)
    }),
  )
})
