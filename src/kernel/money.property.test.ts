import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { addMoney, digitsOf, fromMoneyJson, multiplyMoney, parseDecimal, toDecimal, toMoneyJson } from '#kernel/money.ts'

const CURRENCIES = ['USD', 'EUR', 'GBP', 'PLN', 'CNY', 'JPY', 'KWD', 'CLF']
const RUNS = 5_000

/** The same numbers in every run, so that a failure comes again. */
const createDice = (seed: number) => {
  let state = seed
  const next = (): number => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return state
  }
  const digits = (count: number): string => Array.from({ length: count }, () => String(next() % 10)).join('')
  return { below: (most: number) => next() % most, digits }
}

test('whatever the amount and the currency, it survives text and JSON to the last minor unit', () => {
  const dice = createDice(14)
  for (let run = 0; run < RUNS; run += 1) {
    const currency = CURRENCIES[dice.below(CURRENCIES.length)] ?? ''
    const minor = BigInt(dice.digits(1 + dice.below(18))) * (dice.below(2) === 0 ? 1n : -1n)
    const money = { minor, currency }
    expect(parseDecimal(toDecimal(money), currency)).toEqual(money)
    expect(fromMoneyJson(JSON.parse(JSON.stringify(toMoneyJson(money))) as never)).toEqual(money)
  }
})

test('decimal text is read digit by digit: no amount is what a float would have made of it', () => {
  const dice = createDice(41)
  let differing = 0
  for (let run = 0; run < RUNS; run += 1) {
    const currency = CURRENCIES[dice.below(CURRENCIES.length)] ?? ''
    const digits = digitsOf(currency)
    const [whole, fraction] = [dice.digits(1 + dice.below(16)), dice.digits(digits)]
    const money = parseDecimal(digits ? `${whole}.${fraction}` : whole, currency)
    expect(money?.minor).toBe(BigInt(whole + fraction))
    if (String(Math.trunc(Number(`${whole}.${fraction || '0'}`) * 10 ** digits)) !== String(BigInt(whole + fraction)))
      differing += 1
  }
  // Floats would have been wrong in many of these: the test can tell.
  expect(differing).toBeGreaterThan(RUNS / 20)
})

test('sums, products and shares lose nothing', () => {
  const dice = createDice(15)
  for (let run = 0; run < RUNS / 5; run += 1) {
    const money = { minor: BigInt(dice.digits(1 + dice.below(17))), currency: 'KWD' }
    const quantity = 1 + dice.below(20)
    const added = Array.from({ length: quantity }, () => money).reduce(addMoney, { minor: 0n, currency: 'KWD' })
    expect(added).toEqual(multiplyMoney(money, quantity))
  }
})

test.each([
  ['0.1', 'USD', 10n],
  ['12.5', 'EUR', 1250n],
  ['12', 'JPY', 12n],
  ['1.234', 'KWD', 1234n],
  ['-0.07', 'EUR', -7n],
  ['19.990', 'USD', 1999n],
  ['100.00', 'JPY', 100n],
  ['9007199254740993.01', 'USD', 900_719_925_474_099_301n],
])('%s %s is %d minor units', (text, currency, minor) => {
  expect(parseDecimal(text, currency)).toEqual({ minor, currency })
})

test.each(['', '.5', '5.', '1,5', '1e3', '0x10', ' 1', '+1', '1.999', 'NaN', 'Infinity', '1'.repeat(19), '١'])(
  '%j is no amount in dollars',
  (text) => {
    expect(parseDecimal(text, 'USD')).toBeUndefined()
  },
)

test('no source file declares an amount of money as a number', () => {
  const files = globSync('src/**/*.{ts,tsx}', { exclude: (name) => name.endsWith('.test.ts') || name.endsWith('.test.tsx') })
  expect(files.length).toBeGreaterThan(500)
  const guilty = files.filter((file) => /\bminor\??: number|Minor\??: number\b/.test(readFileSync(file, 'utf8')))
  expect(guilty).toEqual([])
})
