import { describe, expect, test } from 'vitest'
import { NO_CHOICE } from '#features/storefront/dealers/finder/dealer-choice.rules.ts'
import { matchesText, searchDealers } from '#features/storefront/dealers/finder/dealer-search.rules.ts'
import { sampleDealer } from '#features/storefront/dealers/testing/sample-dealer.ts'

const DEALERS = [
  sampleDealer('berlin', { tags: ['sales', 'repair'] }),
  sampleDealer('koeln', { city: 'Köln', postalCode: '50667', lat: 50.94, lon: 6.96, tags: ['sales'] }),
  sampleDealer('lyon', { city: 'Lyon', country: 'fr', postalCode: '69002', lat: 45.76, lon: 4.84, tags: ['repair', 'spares'] }),
  sampleDealer('leeds', {
    city: 'Leeds',
    country: 'gb',
    postalCode: 'LS1 4AP',
    lat: 53.8,
    lon: -1.55,
    tags: ['sales', 'training'],
  }),
]
const search = (wish: Partial<typeof NO_CHOICE>, setting = {}) =>
  searchDealers(DEALERS, { ...NO_CHOICE, ...wish }, { homeCountry: 'us', ...setting })
const idsOf = (result: ReturnType<typeof search>) => result.found.map(({ dealer }) => dealer.id)

describe('dealers are found', () => {
  test.each([
    ['all of them', {}, ['berlin', 'koeln', 'lyon', 'leeds']],
    ['with a tag', { tags: ['repair'] }, ['berlin', 'lyon']],
    ['with all of the tags', { tags: ['sales', 'repair'] }, ['berlin']],
    ['in a country', { country: 'de' }, ['berlin', 'koeln']],
    ['by words', { text: 'lyo' }, ['lyon']],
    ['by all of it together', { tags: ['sales'], country: 'de', text: '50' }, ['koeln']],
    ['nowhere', { country: 'pl' }, []],
  ] as const)('%s', (_, wish, ids) => {
    expect(idsOf(search(wish))).toEqual(ids)
  })

  test('those of the visitor’s country first', () => {
    expect(idsOf(search({}, { homeCountry: 'gb' }))).toEqual(['leeds', 'berlin', 'koeln', 'lyon'])
  })

  test('the nearest first, with their distance', () => {
    const result = search({}, { near: { lat: 50.73, lon: 7.1 } })
    expect(idsOf(result)).toEqual(['koeln', 'berlin', 'lyon', 'leeds'])
    expect(result.found[0]?.km).toBeCloseTo(25, 0)
  })
})

test('counts say what one more filter would leave', () => {
  const { tags, countries } = search({ tags: ['sales'], country: 'de' })
  expect(tags).toEqual({ sales: 2, service: 0, repair: 1, training: 0, spares: 0 })
  expect(Object.fromEntries(countries)).toEqual({ de: 2, gb: 1 })
})

test.each([
  ['koln', true],
  ['KÖLN', true],
  ['506', true],
  ['667', false],
  ['dealer', true],
  ['  ', true],
  ['.*', false],
])('words forgive accents and capitals, postal codes count from their beginning: %j %s', (text, found) => {
  expect(matchesText({ name: 'Dealer', city: 'Köln', postalCode: '50667' }, text)).toBe(found)
})

test.each(['80831', '80-831', '80 8', 'lodz'])('Łódź 80-831 is found by %s', (text) => {
  expect(matchesText({ name: 'A', city: 'Łódź', postalCode: '80-831' }, text)).toBe(true)
})
