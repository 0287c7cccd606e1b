import { expect, test } from 'vitest'
import { packNumbers } from '#features/search-engine/segment/number-column.ts'
import { openNumbers } from '#features/search-engine/segment/segment-numbers.ts'
import { printText } from '#features/search-engine/segment/bit-filter.ts'
import { makeRandom } from '#features/search-engine/testing/make-random.ts'
import { listGrams } from '#features/search-engine/words/part-number.rules.ts'

const random = makeRandom(7)
const SIGNS = ['a', 'b', '1', '2', 'ä', '阀']
const makeNumber = (): string =>
  Array.from({ length: Math.floor(random() * 9) + 1 }, () => SIGNS[Math.floor(random() * SIGNS.length)]).join('')
const documents = Array.from({ length: 400 }, () => Array.from({ length: Math.floor(random() * 3) }, makeNumber))
const numbers = openNumbers(Buffer.from(packNumbers(documents)), documents.length)
const placesWith = (grams: readonly string[]): number[] =>
  grams.length === 0
    ? []
    : [...documents.keys()].filter((place) => grams.every((gram) => documents[place]?.some((number) => number.includes(gram))))

test('every piece is found where it stands and nowhere else, whatever its signs', () => {
  for (const gram of new Set(documents.flat().flatMap(listGrams)))
    expect([...numbers.findPiece(gram)], gram).toEqual(placesWith([gram]))
})

test('a number or a part of one is found where all of its pieces stand', () => {
  for (let time = 0; time < 300; time += 1) {
    const asked = makeNumber()
    expect([...numbers.findHolding(asked)], asked).toEqual(placesWith(listGrams(asked)))
  }
})

test('a list that was found stays as it is while others are looked for', () => {
  const first = documents.flat().find((number) => number.length > 3) ?? ''
  const found = numbers.findHolding(first)
  const before = [...found]
  for (const other of documents.flat()) numbers.findHolding(other)
  expect([...found]).toEqual(before)
})

test('numbers that are there are never denied, most others are', () => {
  const known = new Set(documents.flat())
  for (const number of known) expect(numbers.mayHold(printText(number)), number).toBe(true)
  const others = Array.from({ length: 2000 }, (_, index) => `x${index}`)
  expect(others.filter((number) => numbers.mayHold(printText(number))).length).toBeLessThan(20)
  expect(numbers.signs).toEqual(new Set(documents.flat().join('')))
})

test('nothing is found where there is nothing', () => {
  const none = openNumbers(Buffer.alloc(0), 0)
  expect([...none.findHolding('a123'), ...none.findPiece('a12'), ...none.signs]).toEqual([])
  expect(none.mayHold(printText('a123'))).toBe(false)
})
