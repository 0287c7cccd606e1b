import { describe, expect, test } from 'vitest'
import { convertMeasure, listRoundNumbers, readUnit } from '#foundation/search-engine/query/measure-units.rules.ts'
import { parseQuery } from '#foundation/search-engine/query/parse-query.service.ts'

test.each([
  [1 / 2, 'inch', ['dn', '15']],
  [2, 'inch', ['dn', '50']],
  [4, 'inch', ['dn', '100']],
  [4, 'inch', ['104', 'mm']],
  [10, 'inch', ['250', 'mm']],
  [50, 'mm', ['dn', '50']],
  [145, 'psi', ['10', 'bar']],
  [600, 'psi', ['40', 'bar']],
  [10, 'bar', ['145', 'psi']],
  [300, 'fahrenheit', ['150', 'c']],
  [150, 'celsius', ['302', 'f']],
] as const)('%s %s is also %j', (figure, unit, alternative) =>
  expect(convertMeasure(figure, unit)).toContainEqual([...alternative]),
)

test.each([
  [7, 'inch', 'dn'],
  [51, 'mm', 'dn'],
])('%s %s is no nominal size', (figure, unit, word) => expect(convertMeasure(figure, unit as 'inch').flat()).not.toContain(word))

test('a measure becomes a handful of figures, however large it is', () => {
  for (const exact of [0.1, 1, 41.37, 400, 12_345, 1e12]) expect(listRoundNumbers(exact, 0.04).length).toBeLessThanOrEqual(8)
})

test.each([
  ['Zoll', 'inch'],
  ['pouces', 'inch'],
  ['pulgadas', 'inch'],
  ['英寸', 'inch'],
  ['°F', 'fahrenheit'],
  ['psig', 'psi'],
  ['constructor', undefined],
])('%s is %s', (written, unit) => expect(readUnit(written)).toBe(unit))

describe('in a query', () => {
  const waysOf = (query: string, at = 0) => parseQuery(query).clauses[at]?.alternatives
  test.each([
    ['2" control valve', ['dn', '50']],
    ['2 inch valve', ['dn', '50']],
    ['2in valve', ['dn', '50']],
    ['1 1/2 Zoll', ['dn', '40']],
    ['1½"', ['dn', '40']],
    ['1½" valve', ['1', '1', '2']],
    ['600 psi', ['40', 'bar']],
    ['300 °F', ['150', 'c']],
    ['50 mm', ['dn', '50']],
  ])('%s is found as %j', (query, alternative) => expect(waysOf(query)).toContainEqual(alternative))
  test('a unit that was said is asked for with its figure, not beside it', () =>
    expect(parseQuery('2 inch valve').clauses.map(({ written }) => written)).toEqual(['2inch', 'valve']))
  test('the figure alone is a last resort', () => {
    expect(waysOf('8 inch display')).not.toContainEqual(['8'])
    expect(parseQuery('8 inch display').clauses[0]?.bare).toEqual(['8'])
  })
  test('a letter at the end of a number is no temperature', () =>
    expect(parseQuery('HS 470 0150F').clauses.flatMap(({ numbers }) => numbers)).toContain('hs4700150f'))
  test('a figure with its unit is no part number', () => expect(parseQuery('104mm').clauses[0]?.numbers).toEqual([]))
})
