import { expect, test } from 'vitest'
import { createTokenTable } from '#foundation/search-engine/analysis/token-table.rules.ts'
import { tokenize } from '#foundation/search-engine/analysis/tokenize.service.ts'
import { makeRandom } from '#foundation/search-engine/testing/make-random.ts'

const read = (text: string): string[] | undefined => {
  const table = createTokenTable((written) => ({ written }))
  const found: string[] = []
  return table.read(text, ({ written }) => found.push(written)) ? found : undefined
}

test.each(['Ball valve DN25', '24V/24 V', 'H₂O, CO₂', 'Größe ½-Zoll', 'naïve Éclair', '', '  --  ', 'ŁÓDŹ 12.5'])(
  '%j has the tokens of the tokenizer, or is left to it',
  (text) => expect(read(text) ?? tokenize(text)).toEqual(tokenize(text)),
)

test('Chinese is left to the tokenizer', () => expect(read('球阀 DN25')).toBeUndefined())

test('the same token has the same entry, however many there are', () => {
  const random = makeRandom(7)
  const table = createTokenTable((written) => ({ written, count: 0 }))
  const expected = new Map<string, number>()
  for (let round = 0; round < 60_000; round += 1) {
    const word = `w${String.fromCharCode(97 + Math.floor(random() * 26))}x`.repeat(1 + Math.floor(random() * 3))
    const text = `${word} ${Math.floor(random() * 20_000)}`
    table.read(text, (entry) => (entry.count += 1))
    for (const token of tokenize(text)) expected.set(token, (expected.get(token) ?? 0) + 1)
  }
  expect(new Map([...table.entries()].map(({ written, count }) => [written, count]))).toEqual(expected)
})

test('a token of the tokenizer shares the entry of the table', () => {
  const table = createTokenTable((written) => ({ written, seen: 0 }))
  table.read('Valve', (entry) => (entry.seen += 1))
  expect(table.entry('valve').seen).toBe(1)
})
