import { expect, test } from 'vitest'
import { assessCredit, readCredit, sumCredits, type StoredCredit } from '#foundation/accounts/customer/credit.rules.ts'

const account = (
  currency: string | null,
  creditLimit: string | null,
  openAmount: string | null = null,
  day = 16,
): StoredCredit => ({
  ...{ currency, creditLimit, openAmount },
  openAmountAt: openAmount === null ? null : new Date(Date.UTC(2026, 10, day)),
})
const eur = (minor: bigint) => ({ minor, currency: 'EUR' })

test.each([
  ['has no currency', account(null, '100')],
  ['has no limit', account('EUR', null, '5')],
  ['has more digits than its currency', account('JPY', '100.5')],
])('an account that %s says nothing about credit', (_, given) => {
  expect(readCredit(given)).toBeUndefined()
})

test('limits and open amounts are added up by currency, with the oldest time', () => {
  expect(
    sumCredits([
      account('EUR', '1000', '100.5', 16),
      account('EUR', '500', '20', 12),
      account('USD', '70'),
      account('EUR', null),
    ]),
  ).toEqual([
    { limit: eur(150_000n), open: eur(12_050n), at: new Date(Date.UTC(2026, 10, 12)) },
    { limit: { minor: 7_000n, currency: 'USD' } },
  ])
})

test('what one account owes counts where nothing is known of another', () => {
  expect(sumCredits([account('EUR', '10'), account('EUR', '10', '4')])).toMatchObject([{ limit: eur(2_000n), open: eur(400n) }])
})

test.each([
  ['nothing known', undefined, 'unknown'],
  ['little open', 8_999n, 'free'],
  ['nine tenths open', 9_000n, 'nearly'],
  ['all of it open', 10_000n, 'nearly'],
  ['more than the limit open', 10_001n, 'over'],
])('%s is judged', (_, open, expected) => {
  expect(assessCredit({ limit: eur(10_000n), ...(open !== undefined && { open: eur(open) }) })).toBe(expected)
})

test('a limit of nothing is over with the first cent, and not before', () => {
  expect(assessCredit({ limit: eur(0n), open: eur(0n) })).toBe('free')
  expect(assessCredit({ limit: eur(0n), open: eur(1n) })).toBe('over')
})
