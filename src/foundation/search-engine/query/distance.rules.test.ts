import { expect, test } from 'vitest'
import { measureDistance } from '#foundation/search-engine/query/distance.rules.ts'

const BERLIN = { latitude: 52.52, longitude: 13.405 }
const PARIS = { latitude: 48.8566, longitude: 2.3522 }

test('Berlin is 878 km from Paris, either way', () => {
  expect(measureDistance(BERLIN, PARIS) / 1000).toBeCloseTo(877.5, 0)
  expect(measureDistance(PARIS, BERLIN)).toBeCloseTo(measureDistance(BERLIN, PARIS), 6)
})
test('a place is no distance from itself', () => expect(measureDistance(BERLIN, BERLIN)).toBe(0))
test('the date line is no wall', () =>
  expect(measureDistance({ latitude: 0, longitude: 179.9 }, { latitude: 0, longitude: -179.9 }) / 1000).toBeCloseTo(22.2, 0))
test('without coordinates there is no distance', () =>
  expect(measureDistance(BERLIN, { latitude: Number.NaN, longitude: 1 })).toBeNaN())
