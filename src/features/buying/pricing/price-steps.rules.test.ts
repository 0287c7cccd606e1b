import { describe, expect, test } from 'vitest'
import { choosePriceSteps, findNextStep, priceAt, stepAt, type PriceStep } from '#features/buying/pricing/price-steps.rules.ts'

const usd = (minor: bigint) => ({ minor, currency: 'USD' })
const at = (from: number, minor: bigint): PriceStep => ({ from, price: usd(minor) })

describe('which prices count', () => {
  test.each([
    [
      'the account’s own list with its breaks',
      { contract: [at(10, 80n), at(1, 88n)], list: [at(5, 95n)], listed: usd(100n) },
      [at(1, 88n), at(10, 80n)],
    ],
    ['the public list with its breaks', { contract: [], list: [at(5, 95n)], listed: usd(100n) }, [at(1, 100n), at(5, 95n)]],
    [
      'the public price below the first agreed quantity',
      { contract: [at(10, 80n)], list: [], listed: usd(100n) },
      [at(1, 100n), at(10, 80n)],
    ],
    ['an agreed price that no public list has', { contract: [at(1, 88n)], list: [] }, [at(1, 88n)]],
    [
      'the price for the account before that of its price list',
      { account: [at(5, 70n)], contract: [at(1, 88n), at(10, 80n)], list: [at(5, 95n)], listed: usd(100n) },
      [at(1, 88n), at(5, 70n)],
    ],
    ['none', { contract: [], list: [] }, []],
  ])('%s', (_, known, steps) => {
    expect(choosePriceSteps(known)).toEqual(steps)
  })
})

const STEPS = [at(1, 68_900n), at(5, 66_800n), at(10, 62_900n)]

test.each([
  [1, 68_900n, 5, 4, 3],
  [4, 68_900n, 5, 1, 3],
  [5, 66_800n, 10, 5, 5],
  [9, 66_800n, 10, 1, 5],
  [10, 62_900n, undefined, undefined, undefined],
])('%d pieces cost %d each; the next break is at %s', (quantity, each, from, more, percent) => {
  expect(priceAt(STEPS, quantity)).toEqual(usd(each))
  const next = findNextStep(STEPS, quantity)
  expect([next?.from, next?.more, next?.percent]).toEqual([from, more, percent])
})

test('a break that is not cheaper is none, and a price of nothing has no cheaper one', () => {
  expect(findNextStep([at(1, 100n), at(5, 100n), at(9, 120n)], 1)).toBeUndefined()
  expect(findNextStep([at(1, 0n), at(5, 0n)], 1)).toBeUndefined()
})

test('a smaller quantity that is cheaper is no next step', () => {
  const steps = [at(1, 80n), at(5, 100n), at(10, 90n)]
  expect(findNextStep(steps, 5)).toEqual({ ...at(10, 90n), more: 5, percent: 10 })
})

test('for fewer pieces than any price is agreed for there is none', () => {
  expect(stepAt([at(5, 66_800n)], 4)).toBeUndefined()
  expect(findNextStep([at(5, 66_800n)], 4)).toBeUndefined()
  expect(stepAt([at(5, 66_800n)], 5)).toEqual(at(5, 66_800n))
})
