import { expect, test } from 'vitest'
import { writeContent } from '#app/pages/block-content.ts'

test.each<readonly [string, object, object]>([
  ['a number and its text', { a: 1 }, { a: '1' }],
  ['nothing and its word', { a: undefined }, { a: 'undefined' }],
  ['no list and an empty one', { a: [] }, { a: [[]] }],
  ['one text with a comma and two', { a: ['b,', 'c'] }, { a: ['b', ',c'] }],
  ['a key and a value', { a: 'b' }, { b: 'a' }],
  ['a quotation mark', { a: '"},{"' }, { a: [{}, {}] }],
])('%s are told apart', (_, one, other) => {
  expect(writeContent(one)).toBeDefined()
  expect(writeContent(one)).not.toBe(writeContent(other))
  expect(writeContent(structuredClone(one))).toBe(writeContent(one))
})

test.each([
  ['a map', { a: new Map([['b', 1]]) }],
  ['a day', { a: new Date(0) }],
  ['a function', { a: () => 1 }],
  ['a large number', { a: 1n }],
  ['much', { a: 'b'.repeat(5000) }],
  ['many', { a: Array.from({ length: 3000 }, (_, index) => index) }],
])('a block with %s is known by itself alone', (_, block) => expect(writeContent(block)).toBeUndefined())
