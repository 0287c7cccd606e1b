import { expect, test } from 'vitest'
import { findMargin, sumCosts } from './offer-margin.rules.ts'

const eur = (minor: number | bigint) => ({ minor: BigInt(minor), currency: 'EUR' })

test.each([
  ['what is left, and its part of the price', eur(1000), eur(750), { amount: eur(250), permille: 250n }],
  ['rounded at half a tenth of a percent, up', eur(2000), eur(1999), { amount: eur(1), permille: 1n }],
  ['less than nothing below cost', eur(1000), eur(1500), { amount: eur(-500), permille: -500n }],
  ['rounded alike below zero', eur(2000), eur(2001), { amount: eur(-1), permille: -1n }],
  ['no part of a gift', eur(0), eur(10), { amount: eur(-10), permille: undefined }],
  ['nothing lost in large amounts', eur(10n ** 18n + 1n), eur(1), { amount: eur(10n ** 18n), permille: 1000n }],
  ['none without a cost', eur(1000), undefined, undefined],
  ['none without a price', undefined, eur(1), undefined],
  ['none of another currency', eur(1000), { minor: 1n, currency: 'USD' }, undefined],
])('a margin is %s', (_, paid, cost, expected) => expect(findMargin(paid, cost)).toEqual(expected))

test.each([
  [
    'the pieces of all lines',
    [
      { quantity: 3, cost: eur(101) },
      { quantity: 2, cost: eur(50) },
    ],
    eur(403),
  ],
  [
    'unknown while one line has none',
    [
      { quantity: 3, cost: eur(101) },
      { quantity: 2, cost: undefined },
    ],
    undefined,
  ],
  ['unknown without lines', [], undefined],
])('costs of an offer: %s', (_, lines, expected) => expect(sumCosts(lines)).toEqual(expected))
