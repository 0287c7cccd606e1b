import { describe, expect, test } from 'vitest'
import { sumLines } from '#features/storefront/product-tools/schedule/schedule-sum.rules.ts'
import {
  addLines,
  changeLine,
  insertLine,
  keyLines,
  MOST_LINES,
  moveLine,
  readLines,
  readPicked,
  readQuantity,
  removeLine,
  type ScheduleLine,
  writePicked,
} from '#features/storefront/product-tools/schedule/schedule.rules.ts'
import { isVideoCategory, readVideoFigures, sumVideo } from '#features/storefront/product-tools/schedule/video.rules.ts'
import type { MoneyJson } from '#kernel/money.ts'

const line = (sku: string, over: Partial<ScheduleLine> = {}): ScheduleLine => ({ sku, quantity: 1, tag: '', remark: '', ...over })
const [a, b, c] = [line('A'), line('B'), line('C')]
const skus = (lines: readonly ScheduleLine[]) => lines.map(({ sku }) => sku).join('')

test.each([
  [3, 3],
  ['12', 12],
  ['1.9', 1],
  ['', 1],
  [-4, 1],
  ['lots', 1],
  [1e12, 99_999],
  [NaN, 1],
])('a quantity of %j is %i pieces', (typed, pieces) => {
  expect(readQuantity(typed)).toBe(pieces)
})

describe('lines from storage', () => {
  test.each([[undefined], [null], ['x'], [{ lines: [] }], [[null, 7, {}, { sku: '' }, { sku: '<b>' }, { sku: '../x' }]]])(
    '%j holds none',
    (stored) => {
      expect(readLines(stored)).toEqual([])
    },
  )

  test('are cut to what a line may hold', () => {
    const [read] = readLines([{ sku: 'HP-1', quantity: '3', tag: 'T'.repeat(99), remark: 7, price: 1 }])
    expect(read).toEqual(line('HP-1', { quantity: 3, tag: 'T'.repeat(60) }))
    expect(readLines(Array.from({ length: 600 }, () => a))).toHaveLength(MOST_LINES)
  })
})

describe('a schedule', () => {
  test('adds pieces where product and place are the same, and lines otherwise', () => {
    const lines = addLines([line('A', { quantity: 2 })], [line('A', { quantity: 3, remark: 'x' }), line('A', { tag: 'P1' }), b])
    expect(lines).toEqual([line('A', { quantity: 5, remark: 'x' }), line('A', { tag: 'P1' }), b])
    expect(
      addLines(
        Array.from({ length: MOST_LINES }, (_, at) => line(`A${at}`)),
        [b],
      ),
    ).toHaveLength(MOST_LINES)
  })

  test.each([
    [0, 1, 'BAC'],
    [2, -1, 'ACB'],
    [0, -1, 'ABC'],
    [2, 1, 'ABC'],
  ] as const)('moves line %i by %i', (at, by, expected) => {
    expect(skus(moveLine([a, b, c], at, by))).toBe(expected)
  })

  test('takes a line out and puts it back where it was', () => {
    expect(skus(removeLine([a, b, c], 1))).toBe('AC')
    expect(skus(insertLine([a, c], 1, b))).toBe('ABC')
    expect(changeLine([a, b], 1, { quantity: 4 })).toEqual([a, line('B', { quantity: 4 })])
    expect(keyLines([a, b, a])).toEqual(['A 1', 'B 1', 'A 2'])
  })
})

describe('the sum', () => {
  const price = (minor: number, currency = 'USD') => ({ price: { minor: String(minor), currency } })
  test.each([
    [
      'adds pieces times prices',
      [
        ['A', price(1050)],
        ['B', price(5)],
      ],
      { totals: [{ currency: 'USD', minor: 2105n }], pieces: 3, unpriced: 0, missing: 0 },
    ],
    [
      'leaves out what has no price',
      [
        ['A', price(100)],
        ['B', {}],
      ],
      { totals: [{ currency: 'USD', minor: 200n }], pieces: 3, unpriced: 1, missing: 0 },
    ],
    [
      'leaves out what is not sold here',
      [['A', price(100)]],
      { totals: [{ currency: 'USD', minor: 200n }], pieces: 2, unpriced: 0, missing: 1 },
    ],
    [
      'never mixes currencies',
      [
        ['A', price(1)],
        ['B', price(2, 'EUR')],
      ],
      {
        totals: [
          { currency: 'USD', minor: 2n },
          { currency: 'EUR', minor: 2n },
        ],
        pieces: 3,
        unpriced: 0,
        missing: 0,
      },
    ],
    [
      'is nothing where no price is shown',
      [
        ['A', {}],
        ['B', {}],
      ],
      { totals: [], pieces: 3, unpriced: 2, missing: 0 },
    ],
  ] as const)('%s', (_, products, expected) => {
    const lines = [line('A', { quantity: 2 }), b]
    expect(sumLines(lines, new Map(products as readonly (readonly [string, { price?: MoneyJson }])[]))).toEqual(expected)
  })
})

test.each([
  ['access-and-video/video-recorders', true],
  ['access-and-video/video-dome-cameras', true],
  ['security/cameras', true],
  ['access-and-video/door-controllers/single-door-controllers', false],
  ['connectivity/data-recorders', false],
  ['audiovideography', false],
])('%s holds video products: %s', (path, expected) => {
  expect(isVideoCategory(path)).toBe(expected)
})

describe('a video system', () => {
  const figures = new Map([
    ['CAM', readVideoFigures({ daily_recording: 25, resolution: '4K' })],
    ['REC', readVideoFigures({ channels: 8, storage: '2' })],
    ['TV', readVideoFigures({ screen: 32 })],
  ])
  test.each([
    ['adds up channels, storage and days', ['CAM', 4, 'REC', 1], { cameras: 4, channels: 8, storageTb: 2, days: 20 }],
    ['says no days without a recorder', ['CAM', 4], { cameras: 4, channels: 0, storageTb: 0 }],
    ['says no days without a camera', ['REC', 2], { cameras: 0, channels: 16, storageTb: 4 }],
    ['says nothing where products say nothing', ['TV', 3, 'XX', 1], undefined],
  ] as const)('%s', (_, pairs, expected) => {
    const lines: ScheduleLine[] = []
    for (let at = 0; at < pairs.length; at += 2) lines.push(line(String(pairs[at]), { quantity: Number(pairs[at + 1]) }))
    expect(sumVideo(lines, figures)).toEqual(expected)
  })
})

test('each tool has its own picks under the one key [2.4.13]', () => {
  const general = writePicked(null, 'general', [line('A')])
  const both = writePicked(general, 'video', [line('B')])
  expect(both).toEqual([line('A'), { ...line('B'), kind: 'video' }])
  expect(readPicked(both, 'general')).toEqual([line('A')])
  expect(readPicked(both, 'video')).toEqual([line('B')])
  expect(writePicked(both, 'general', [])).toEqual([{ ...line('B'), kind: 'video' }])
  for (const stored of [undefined, 'A', { sku: 'A' }, [null, 1, 'B']]) expect(readPicked(stored, 'general')).toEqual([])
})
