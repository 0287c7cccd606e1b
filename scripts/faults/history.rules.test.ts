import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findGaps, checkHistory, mostMissing, type Acknowledged, type History } from './history.rules.ts'

const us = { tenant: 'process', company: 'buyer' }
const neighbour = { tenant: 'process', company: 'single' }
const foreign = { tenant: 'sps', company: 'buyer' }
const one = { ...us, number: '1' }
const good: History = {
  acknowledged: [one],
  reads: [
    { ...one, isFound: true },
    { ...neighbour, number: '1', isFound: false },
    { ...foreign, number: '1', isFound: false },
  ],
  listings: [
    { ...us, numbers: ['9', '1'] },
    { ...foreign, numbers: ['9'] },
  ],
}
const none = { lost: [], unread: [], doubled: [], leaked: [] }

test.each<[string, Partial<History>, Partial<typeof none> | Record<string, string[]>]>([
  ['an order that its company alone finds, once', {}, {}],
  ['an order that its buyer does not find', { reads: [{ ...one, isFound: false }] }, { lost: ['1'] }],
  [
    'an order that was away for a moment',
    {
      reads: [
        { ...one, isFound: false },
        { ...one, isFound: true },
      ],
    },
    { lost: ['1'] },
  ],
  ['an order that the list lacks', { listings: [{ ...us, numbers: [] }] }, { lost: ['1'] }],
  ['an order that nobody looked for', { reads: [] }, { unread: ['1'] }],
  ['an order of which only others know', { reads: [{ ...foreign, number: '1', isFound: false }] }, { unread: ['1'] }],
  ['one number for two intents', { acknowledged: [one, one] }, { doubled: ['1'] }],
  ['one number in two tenants', { acknowledged: [{ ...foreign, number: '1' }, one], listings: [] }, { doubled: ['1'] }],
  ['an order that is listed twice', { listings: [{ ...us, numbers: ['1', '1'] }] }, { doubled: ['1'] }],
  ['another order that is listed twice is not of this history', { listings: [{ ...us, numbers: ['1', '9', '9'] }] }, {}],
  [
    'an order that another company finds',
    { reads: [...good.reads, { ...neighbour, number: '1', isFound: true }] },
    { leaked: ['1'] },
  ],
  [
    'an order that another tenant finds',
    { reads: [...good.reads, { ...foreign, number: '1', isFound: true }] },
    { leaked: ['1'] },
  ],
  ['an order on the list of another tenant', { listings: [{ ...foreign, numbers: ['1'] }] }, { leaked: ['1'] }],
  ['an order of theirs that was there before', { reads: [...good.reads, { ...foreign, number: '9', isFound: true }] }, {}],
])('%s', (_, differs, expected) => {
  const found = checkHistory({ ...good, ...differs })
  // A number of two owners is judged for the last of them; that it is doubled is what counts.
  expect({ ...found, ...(found.doubled.length > 0 && { leaked: [] }) }).toEqual({ ...none, ...expected })
})

describe('any history', () => {
  const company = fc.record({ tenant: fc.constantFrom('process', 'sps'), company: fc.constantFrom('buyer', 'single') })
  const orders = fc
    .uniqueArray(fc.record({ number: fc.integer({ min: 1, max: 500 }).map(String), owner: company }), {
      selector: ({ number }) => number,
      minLength: 1,
      maxLength: 40,
    })
    .map((all) => all.map(({ number, owner }): Acknowledged => ({ ...owner, number })))
  const companies = ['process', 'sps'].flatMap((tenant) => ['buyer', 'single'].map((name) => ({ tenant, company: name })))
  const isOf = (order: Acknowledged, { tenant, company: name }: (typeof companies)[number]): boolean =>
    order.tenant === tenant && order.company === name
  const readAll = (acknowledged: readonly Acknowledged[]): History => ({
    acknowledged,
    reads: companies.flatMap((reader) =>
      acknowledged.map((order) => ({ ...reader, number: order.number, isFound: isOf(order, reader) })),
    ),
    listings: companies.map((reader) => ({
      ...reader,
      numbers: acknowledged.filter((order) => isOf(order, reader)).map(({ number }) => number),
    })),
  })

  test('is faultless where everybody finds exactly what is theirs', () => {
    fc.assert(
      fc.property(orders, (all) => {
        expect(checkHistory(readAll(all))).toEqual(none)
      }),
    )
  })

  test('shows each single answer that is wrong, and nothing else', () => {
    fc.assert(
      fc.property(orders, fc.nat(), (all, seed) => {
        const history = readAll(all)
        const at = seed % history.reads.length
        const wrong = history.reads[at]
        const reads = history.reads.map((read, place) => (place === at ? { ...read, isFound: !read.isFound } : read))
        const kind = wrong?.isFound ? 'lost' : 'leaked'
        expect(checkHistory({ ...history, reads })).toEqual({ ...none, [kind]: [wrong?.number] })
      }),
    )
  })

  test('is judged alike in whatever order it was read', () => {
    fc.assert(
      fc.property(orders, fc.nat(), (all, seed) => {
        const history = readAll(all)
        const turn = seed % history.reads.length
        const reads = [...history.reads.slice(turn), ...history.reads.slice(0, turn)]
        expect(checkHistory({ ...history, reads })).toEqual(checkHistory(history))
      }),
    )
  })
})

test.each<[string, number[], number, bigint]>([
  ['no number', [], 0, 0n],
  ['one number', [7], 0, 0n],
  ['all in a row', [3, 1, 2], 0, 0n],
  ['a number twice', [1, 1, 3], 1, 1n],
  ['two gaps', [10, 2, 5], 2, 6n],
])('gaps: %s', (_, numbers, count, missing) => {
  expect(findGaps(numbers.map(BigInt))).toEqual({ count, missing })
})

test('what is there and what is missing make up the whole range', () => {
  fc.assert(
    fc.property(fc.uniqueArray(fc.bigInt({ min: 0n, max: 10_000n }), { minLength: 1 }), (numbers) => {
      const inOrder = numbers.toSorted((a, b) => Number(a - b))
      const range = (inOrder.at(-1) ?? 0n) - (inOrder[0] ?? 0n) + 1n
      expect(findGaps(numbers).missing + BigInt(numbers.length)).toBe(range)
    }),
  )
})

test('an attempt explains one missing number, a crash of PostgreSQL 32', () => {
  expect(mostMissing({ attempts: 0, crashes: 0 })).toBe(0n)
  expect(mostMissing({ attempts: 5, crashes: 2 })).toBe(69n)
})
