import { describe, expect, test } from 'vitest'
import {
  chooseScale,
  findExtremes,
  isWholeSeries,
  pickLabels,
  planArea,
  planBars,
  planLine,
  toneOf,
  totalAt,
  type Plot,
} from '#ui/charts/chart.rules.ts'

test.each([
  [0, true, [0, 1, 2, 3]],
  [1, true, [0, 1, 2, 3]],
  [3, true, [0, 1, 2, 3]],
  [4, true, [0, 1, 2, 3, 4]],
  [58_000, true, [0, 20_000, 40_000, 60_000]],
  [136, true, [0, 50, 100, 150]],
  [7, true, [0, 2, 4, 6, 8]],
  [119_467, true, [0, 25_000, 50_000, 75_000, 100_000, 125_000]],
  [0.28, false, [0, 0.1, 0.2, 0.3]],
  [0.7, false, [0, 0.25, 0.5, 0.75]],
])('with %d as the highest value (whole: %s) the grid lines are at %j', (most, isWhole, ticks) => {
  expect(chooseScale(most, isWhole)).toEqual({ ticks, top: ticks.at(-1) })
})

test('a scale without any value still has a top', () => {
  expect(chooseScale(0, false).top).toBeGreaterThan(0)
})

const plot: Plot = { width: 250, height: 130, left: 40, right: 10, top: 10, bottom: 20 }
const scale = { top: 100, ticks: [0, 100] }

describe('bars', () => {
  const series = [
    { key: 'found', label: 'Found', values: [50, 0, null] },
    { key: 'empty', label: 'Empty', values: [25, 0, 10] },
  ]

  test('stand on each other, and what is zero or missing has none', () => {
    const [first, second, third] = planBars(series, plot, scale)
    expect(first).toMatchObject([
      { y: 60, height: 50, tone: 'c1' },
      { y: 35, height: 24, tone: 'c2' },
    ])
    expect(second).toEqual([])
    expect(third).toMatchObject([{ y: 100, tone: 'c2' }])
  })

  test('are never too thin to be seen', () => {
    const many = [{ key: 'a', label: 'A', values: Array.from({ length: 900 }, () => 1) }]
    expect(planBars(many, plot, scale)[0]?.[0]).toMatchObject({ width: 1, height: 1 })
  })

  test('have a total at each point', () => {
    expect([0, 1, 2].map((index) => totalAt(series, index))).toEqual([75, 0, 10])
  })
})

test('a line stops where a value is missing, and has no area then', () => {
  expect(planLine([0, 50, null, 100], plot, scale)).toBe('M65 110L115 60M215 10')
  expect(planArea([0, 50, null, 100], plot, scale)).toBe('')
  expect(planArea([0, 50], plot, scale)).toBe('M90 110L190 60L190 110L90 110Z')
  expect(planArea([5], plot, scale)).toBe('')
})

test.each([
  [0, 300, []],
  [1, 300, [0]],
  [2, 20, [1]],
  [30, 300, [5, 13, 21, 29]],
  [3, 3_000, [0, 1, 2]],
])('of %i points in %i pixels %j are named', (count, width, expected) => {
  expect(pickLabels(count, width, 75)).toEqual(expected)
})

test('the first highest and the first lowest are told, whatever is missing', () => {
  expect(findExtremes([null, 3, 9, 9, 1, 1, null])).toEqual({ most: 9, mostAt: 2, least: 1, leastAt: 4 })
  expect(findExtremes([null])).toBeUndefined()
})

test('counts are whole, shares are not', () => {
  expect(isWholeSeries([{ key: 'a', label: 'A', values: [1, null] }])).toBe(true)
  expect(isWholeSeries([{ key: 'a', label: 'A', values: [0.5] }])).toBe(false)
})

test('a series has the tone it names, else the next of the theme', () => {
  expect([toneOf({ tone: 'bad' }, 0), toneOf({}, 0), toneOf({}, 2), toneOf({}, 9)]).toEqual(['bad', 'c1', 'c4', 'c5'])
})
