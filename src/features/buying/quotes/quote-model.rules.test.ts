import { expect, test } from 'vitest'
import { hideListPrices, type QuoteVersion } from './quote-model.rules.ts'

const usd = (minor: bigint) => ({ minor, currency: 'USD' })
const version = (kind: QuoteVersion['kind']): QuoteVersion => ({
  ...{ number: 1, kind, by: 'Ann', at: new Date(0), note: '', validUntil: null, discounts: [], total: usd(20n) },
  lines: [
    {
      id: '1',
      sku: 'V-1',
      name: 'Valve',
      quantity: 2,
      list: usd(10n),
      unit: usd(10n),
      wanted: usd(8n),
      leadDays: null,
      validUntil: null,
    },
  ],
})

test.each([
  ['a request has no price at all', 'Requested', undefined, undefined],
  ['an offer has what was offered', 'Offered', usd(20n), usd(10n)],
  ['an answer has what was offered before it', 'Countered', usd(20n), usd(10n)],
] as const)('where prices are hidden %s', (_, kind, total, unit) => {
  const hidden = hideListPrices(version(kind))
  expect(hidden.total).toEqual(total)
  expect(hidden.lines).toMatchObject([{ sku: 'V-1', wanted: usd(8n) }])
  expect([hidden.lines[0]?.list, hidden.lines[0]?.unit]).toEqual([undefined, unit])
})
