import { geoMercator } from 'd3-geo'
import { describe, expect, test } from 'vitest'
import {
  fitWindow,
  isClosest,
  panWindow,
  scaleOf,
  showPoint,
  WHOLE_WORLD,
  zoomWindow,
} from '#features/storefront/dealers/map/map-window.rules.ts'
import { findNeighbour, groupPins } from '#features/storefront/dealers/map/marks.rules.ts'
import { projectPlace, WORLD_SIZE } from '#features/storefront/dealers/map/projection.rules.ts'

test.each([
  [0, 0],
  [52.52, 13.405],
  [-33.87, 151.21],
  [71, -156],
])('pins stand where the outlines are drawn: %d, %d', (lat, lon) => {
  const drawn = geoMercator()
    .scale(WORLD_SIZE / (2 * Math.PI))
    .translate([WORLD_SIZE / 2, WORLD_SIZE / 2])([lon, lat])
  const { x, y } = projectPlace({ lat, lon })
  expect([x, y]).toEqual([expect.closeTo(drawn?.[0] ?? Number.NaN, 1), expect.closeTo(drawn?.[1] ?? Number.NaN, 1)])
})

describe('the window', () => {
  test('fits what is found, with room around it', () => {
    const seen = fitWindow([
      { x: 500, y: 300 },
      { x: 600, y: 340 },
    ])
    expect(seen.x).toBeLessThan(500)
    expect(seen.x + seen.width).toBeGreaterThan(600)
    expect(seen.y).toBeLessThan(300)
    expect(fitWindow([{ x: 500, y: 300 }])).toMatchObject({ x: 480, width: 40 })
    expect(fitWindow([])).toEqual(WHOLE_WORLD)
  })
  test('comes closer to a point without moving it', () => {
    const focus = { x: 300, y: 300 }
    const seen = zoomWindow(WHOLE_WORLD, 0.5, focus)
    expect(seen.width).toBe(500)
    expect((focus.x - seen.x) / seen.width).toBeCloseTo((focus.x - WHOLE_WORLD.x) / WHOLE_WORLD.width)
  })
  test('comes no closer than outlines help, and goes no further than the world', () => {
    let seen = WHOLE_WORLD
    for (let step = 0; step < 20; step += 1) seen = zoomWindow(seen, 0.5)
    expect(isClosest(seen)).toBe(true)
    for (let step = 0; step < 20; step += 1) seen = zoomWindow(seen, 2)
    expect(seen.width).toBeLessThanOrEqual(WHOLE_WORLD.width)
  })
  test('never leaves the world', () => {
    const seen = panWindow(fitWindow([{ x: 10, y: 300 }]), { x: -9999, y: 9999 })
    expect(seen.x + seen.width / 2).toBe(0)
    expect(seen.y + seen.height / 2).toBe(WHOLE_WORLD.y + WHOLE_WORLD.height)
  })
  test('moves to a point only when it is not well inside', () => {
    const seen = fitWindow([{ x: 500, y: 300 }])
    expect(showPoint(seen, { x: 501, y: 301 })).toBe(seen)
    expect(showPoint(seen, { x: 700, y: 300 }).x).toBe(680)
  })
  test('is seen whole on any screen', () => {
    expect(scaleOf({ width: 100, height: 50 }, { width: 400, height: 400 })).toBe(4)
  })
})

const PINS = [
  { id: 'a', x: 0, y: 0 },
  { id: 'b', x: 3, y: 0 },
  { id: 'c', x: 50, y: 0 },
]
test.each([
  ['apart where there is room', 2, '', [['a'], ['b'], ['c']]],
  ['together where they would cover each other', 5, '', [['a', 'b'], ['c']]],
  ['the chosen one always alone', 5, 'a', [['a'], ['b'], ['c']]],
  ['the chosen one does not draw others in', 5, 'b', [['a'], ['b'], ['c']]],
] as const)('pins stand %s', (_, reach, chosen, expected) => {
  expect(groupPins(PINS, reach, chosen).map(({ ids }) => ids)).toEqual(expected)
})

const MARKS = [
  { x: 0, y: 0 },
  { x: 10, y: 1 },
  { x: 9, y: 9 },
  { x: -5, y: 0 },
]
test.each([
  [0, 'ArrowRight', 1],
  [0, 'ArrowLeft', 3],
  [0, 'ArrowDown', 1],
  [1, 'ArrowDown', 2],
  [3, 'ArrowLeft', undefined],
  [0, 'Enter', undefined],
  [9, 'ArrowLeft', undefined],
])('from mark %d %s leads to %s', (from, key, to) => {
  expect(findNeighbour(MARKS, from, key)).toBe(to)
})
