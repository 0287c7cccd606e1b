import { expect, test } from 'vitest'
import { encodePartNumbers } from '#foundation/search-engine/segment/part-number-column.rules.ts'
import { openPartNumbers } from '#foundation/search-engine/segment/part-number-index.rules.ts'
import { hashText } from '#foundation/search-engine/segment/bloom-filter.rules.ts'
import { makeRandom } from '#foundation/search-engine/testing/make-random.ts'
import { listTrigrams } from '#foundation/search-engine/analysis/part-number.rules.ts'

const random = makeRandom(7)
const SIGNS = ['a', 'b', '1', '2', 'ä', '阀']
const makeNumber = (): string =>
  Array.from({ length: Math.floor(random() * 9) + 1 }, () => SIGNS[Math.floor(random() * SIGNS.length)]).join('')
const documents = Array.from({ length: 400 }, () => Array.from({ length: Math.floor(random() * 3) }, makeNumber))
const numbers = openPartNumbers(Buffer.from(encodePartNumbers(documents)), documents.length)
const placesWith = (trigrams: readonly string[]): number[] =>
  trigrams.length === 0
    ? []
    : [...documents.keys()].filter((docId) =>
        trigrams.every((trigram) => documents[docId]?.some((number) => number.includes(trigram))),
      )

test('every piece is found where it stands and nowhere else, whatever its signs', () => {
  for (const trigram of new Set(documents.flat().flatMap(listTrigrams)))
    expect([...numbers.findTrigram(trigram)], trigram).toEqual(placesWith([trigram]))
})

test('a number or a part of one is found where all of its pieces stand', () => {
  for (let time = 0; time < 300; time += 1) {
    const searched = makeNumber()
    expect([...numbers.findContaining(searched)], searched).toEqual(placesWith(listTrigrams(searched)))
  }
})

test('a list that was found stays as it is while others are looked for', () => {
  const first = documents.flat().find((number) => number.length > 3) ?? ''
  const found = numbers.findContaining(first)
  const before = [...found]
  for (const other of documents.flat()) numbers.findContaining(other)
  expect([...found]).toEqual(before)
})

test('numbers that are there are never denied, most others are', () => {
  const known = new Set(documents.flat())
  for (const number of known) expect(numbers.mayContain(hashText(number)), number).toBe(true)
  const others = Array.from({ length: 2000 }, (_, index) => `x${index}`)
  expect(others.filter((number) => numbers.mayContain(hashText(number))).length).toBeLessThan(20)
  expect(numbers.characters).toEqual(new Set(documents.flat().join('')))
})

test('nothing is found where there is nothing', () => {
  const none = openPartNumbers(Buffer.alloc(0), 0)
  expect([...none.findContaining('a123'), ...none.findTrigram('a12'), ...none.characters]).toEqual([])
  expect(none.mayContain(hashText('a123'))).toBe(false)
})
