import { expect, test } from 'vitest'
import { placeHref, readPlace, type Place } from '#features/buying/procurement/shop/place.rules.ts'

test.each<[Place, string]>([
  [{ at: 'cart' }, '#cart'],
  [{ at: 'find', query: 'valve 1/2" 100%' }, '#find:valve%201%2F2%22%20100%25'],
  [{ at: 'part', sku: 'HS-334#4D' }, '#part:HS-334%234D'],
  [{ at: 'products', path: '', page: 1 }, '#products'],
  [{ at: 'products', path: 'gas/detectors', page: 3 }, '#products:gas%2Fdetectors:3'],
])('a place is written into the address and read back: %o', (place, hash) => {
  expect(placeHref(place)).toBe(hash)
  expect(readPlace(hash)).toEqual(place)
})

test.each([
  ['', { at: 'cart' }],
  ['#main', undefined],
  ['#find:', undefined],
  ['#part:%', undefined],
  ['#products:gas:0', { at: 'products', path: 'gas', page: 1 }],
  ['#javascript:alert(1)', undefined],
])('%s is read as %o', (hash, place) => {
  expect(readPlace(hash)).toEqual(place)
})
