import { expect, test } from 'vitest'
import { findRules, listStems, readRules } from './where.rules.ts'

const CURRENCY = 'src/foundation/accounts/currency.rules.ts'
const CART = 'src/features/buying/cart/cart.rules.ts'
const FILES = [
  {
    file: CURRENCY,
    rules: readRules(
      CURRENCY,
      'const helper = 1\n/** The account’s own comes first. */\nexport const chooseCurrency = () => 1\nexport const listCurrencies = () => 1\n',
    ),
    test: "test('the country’s if the account may use it [4.6.2, 4.6.3]')",
  },
  { file: CART, rules: readRules(CART, 'export const fitQuantity = () => 1\n'), test: "test('a pack is never split [T-12]')" },
]

test('a rule is found with its line and the sentence above it', () => {
  expect(findRules(FILES, 'which currency does an account have')).toMatchObject([
    { file: CURRENCY, line: 3, name: 'chooseCurrency', comment: 'The account’s own comes first.' },
  ])
})

test.each([
  ['a word of its test', 'splitting packs', [CART]],
  ['an id that its test cites', '4.6.3', [CURRENCY]],
  ['an id of a promise about attacks', 'T-12', [CART]],
  ['nothing of the kind', 'weather', []],
  ['an id that is only the beginning of another one', '4.6', []],
])('by %s', (_, words, files) => expect(findRules(FILES, words).map(({ file }) => file)).toEqual(files))

test('forms of one word are one stem', () => {
  expect(new Set(['price', 'prices', 'priced', 'pricing'].flatMap(listStems)).size).toBe(1)
})
