import { expect, test } from 'vitest'
import { isPlainText, splitRuns, wrapText } from '#features/product-tools/export/pdf-letters.rules.ts'

test.each([
  ['Valve', [['latin', 'Valve']]],
  [
    'Łódź',
    [
      ['latin-ext', 'Ł'],
      ['latin', 'ód'],
      ['latin-ext', 'ź'],
    ],
  ],
  ['10 ≤ 20 Ω, CO₂', [['latin', '10 <= 20 Ohm, CO2']]],
  ['阀门 A', [['latin', '?? A']]],
  ['a\u0000\tb', [['latin', 'a b']]],
  ['', []],
])('%j is set in %j', (text, runs) => {
  expect(splitRuns(text).map(({ face, text: run }) => [face, run])).toEqual(runs)
})

test.each([
  ['Größe 5 €', true],
  ['zawór', true],
  ['żółć', false],
  ['阀', true],
  ['5″', false],
])('%j needs no font of ours: %s', (text, expected) => {
  expect(isPlainText(text)).toBe(expected)
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
