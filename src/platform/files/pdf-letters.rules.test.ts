import { expect, test } from 'vitest'
import { splitByFace, toPdfText, wrapText } from '#platform/files/pdf-letters.rules.ts'

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

test('Chinese letters stay where their typeface has them', () => {
  expect(toPdfText('阀门 A 𠀀', (letter) => letter !== '𠀀')).toBe('阀门 A ?')
})

test('a line is set in the typefaces of its letters', () => {
  expect(splitByFace('阀门 DN 50，北京')).toEqual([
    { text: '阀门', isHan: true },
    { text: ' DN 50', isHan: false },
    { text: '，北京', isHan: true },
  ])
  expect(splitByFace('')).toEqual([])
})
