import { describe, expect, test } from 'vitest'
import { parseQuery, readSynonyms } from '#foundation/search-engine/query/parse-query.service.ts'

const writtenIn = (query: string): string[] => parseQuery(query).clauses.map(({ written }) => written)

test.each([
  ['which valve for steam', ['valve', 'steam']],
  ['Welches Ventil für Dampf', ['ventil', 'dampf']],
  ['of the', ['of', 'the']],
  ['A-1001;B-2002', ['A-1001', 'B-2002']],
  ['A-1001,B-2002+C-3003', ['A-1001', 'B-2002', 'C-3003']],
  ['1,5 bar', ['1,5', 'bar']],
  ['HS-310-050价格', ['HS-310-050', '价格']],
  ['防爆', ['防爆']],
])('%s asks for %j', (query, expected) => expect(writtenIn(query)).toEqual(expected))

test.each([
  ['hs 310 050', 'hs310050'],
  ['HS - 310 - 050', 'hs310050'],
  ['price of HP 3470 02', 'hp347002'],
])('%s holds the number %s', (query, number) =>
  expect(parseQuery(query).clauses.some(({ numbers }) => numbers.includes(number))).toBe(true),
)

test('a word is no piece of a number', () =>
  expect(parseQuery('transmitter 0-10 bar').clauses.flatMap(({ numbers }) => numbers)).not.toContain('transm1tter010'))

describe('measures', () => {
  test.each([
    ['M20x1.5', ['m', '20', '1', '5']],
    ['24VDC', ['24', 'v', 'dc']],
    ['1/2', ['0', '5']],
    ['0.5 inch', ['1', '2']],
    ['1.5 in', ['1', '1', '2']],
    ['3/8"', ['0', '375']],
  ])('%s is found as %j', (query, alternative) => expect(parseQuery(query).clauses[0]?.alternatives).toContainEqual(alternative))
  test('a plain decimal is no fraction', () => {
    const [first, ...others] = parseQuery('0.5 bar').clauses[0]?.alternatives ?? []
    expect(first).toEqual(['0', '5'])
    // What else it stands for is the same pressure in another unit.
    for (const other of others) expect(other.at(-1)).toBe('psi')
  })
})

describe('other names', () => {
  test('of the trade, whatever their endings', () =>
    expect(parseQuery('power meters').clauses[0]?.alternatives).toContainEqual(['electricity', 'meter']))
  test('of one language only', () =>
    expect(parseQuery('power meter', new Map(), ['de']).clauses[0]?.alternatives).toEqual([['power']]))
  test('of a tenant, with the small words within them', () => {
    const synonyms = readSynonyms([['détecteur de fumée', 'smoke alarm']])
    expect(parseQuery('détecteur fumée', synonyms).clauses[0]?.alternatives).toContainEqual(['smoke', 'alarm'])
  })
  test('none within quotation marks', () => expect(parseQuery('"power meter"').clauses[0]?.alternatives).toEqual([['power']]))
})
