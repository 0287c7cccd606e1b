import { geoDistance } from 'd3-geo'
import { expect, test } from 'vitest'
import {
  formatDistance,
  measureDistance,
  readPlace,
  roundPlace,
  writePlace,
} from '#features/storefront/dealers/finder/distance.rules.ts'

const BERLIN = { lat: 52.52, lon: 13.405 }
test.each([
  ['nowhere further', BERLIN, BERLIN, 0],
  ['from Berlin to Paris', BERLIN, { lat: 48.8566, lon: 2.3522 }, 877],
  ['across the date line', { lat: 0, lon: 179.5 }, { lat: 0, lon: -179.5 }, 111],
  ['to the other side of the earth', { lat: 0, lon: 0 }, { lat: 0, lon: 180 }, 20_015],
])('a distance is measured along the earth: %s', (_, from, to, km) => {
  expect(Math.round(measureDistance(from, to))).toBe(km)
  // A second opinion.
  expect(geoDistance([from.lon, from.lat], [to.lon, to.lat]) * 6371).toBeCloseTo(measureDistance(from, to), 3)
})

test.each([
  [{ country: 'de', language: 'de' }, 12.4, '12 km'],
  [{ country: 'us', language: 'en' }, 16.1, '10 mi'],
  [{ country: 'gb', language: 'en' }, 1609.344, '1,000 mi'],
  [{ country: 'fr', language: 'fr' }, 0.2, '1 km'],
] as const)('in %o %d km are written %s', (locale, km, text) => {
  expect(formatDistance(km, locale).replaceAll('\u00a0', ' ')).toBe(text)
})

test('a position is rounded to about a kilometre', () => {
  expect(writePlace(roundPlace({ lat: 50.110924, lon: 8.682127 }))).toBe('50.11,8.68')
})

test.each([
  ['50.11,8.68', { lat: 50.11, lon: 8.68 }],
  ['-33,151.2', { lat: -33, lon: 151.2 }],
  ['91,0', undefined],
  ['0,181', undefined],
  ['50.11', undefined],
  ['50.11,8.68,1', undefined],
  ['NaN,NaN', undefined],
  ["1,1'; drop", undefined],
  ['', undefined],
])('%j is the place %o', (text, place) => {
  expect(readPlace(text)).toEqual(place)
})
