import { expect, test } from 'vitest'
import { toPdfText, wrapText } from '#platform/files/pdf-letters.rules.ts'

test.each([
  ['Valve', 'Valve'],
  ['Łódź ąęśćżźń', 'Łódź ąęśćżźń'],
  ['z\u0301', 'ź'],
  ['10 ≤ 20 Ω, CO₂, 5″', '10 ≤ 20 Ω, CO₂, 5″'],
  ['⅛ in, 1\u202F000', '1/8 in, 1\u00A0000'],
  ['阀门 A', '?? A'],
  ['a\u0000\tb', 'a b'],
  ['', ''],
])('%j is set as %j', (text, expected) => {
  expect(toPdfText(text)).toBe(expected)
})

test.each([
  ['one two three', 7, ['one two', 'three']],
  ['one', 7, ['one']],
  ['abcdefghij', 4, ['abcd', 'efgh', 'ij']],
  ['a abcdefghij', 4, ['a', 'abcd', 'efgh', 'ij']],
  ['  ', 4, []],
  ['a\nb', 1, ['a', 'b']],
])('%j in %i letters is %j', (text, width, lines) => {
  expect(wrapText(text, width, (part) => part.length)).toEqual(lines)
})
