import { expect, test } from 'vitest'
import { isWithinLimits } from '#platform/http/json-limits.rules.ts'

const limits = { depth: 3, members: 4 }
const fits = (text: string) => isWithinLimits(Buffer.from(text), limits)

test.each([
  ['an empty body', '', true],
  ['a plain value', '12', true],
  ['lists at the deepest level', '[[[1]]]', true],
  ['one level more', '[[[[1]]]]', false],
  ['levels that were closed again', '[[],[],[{}]]', true],
  ['as many members as allowed', '[1,2,3,4,5]', true],
  ['one member more', '[1,2,3,4,5,6]', false],
  ['names count with their values', '{"a":1,"b":2,"c":3}', false],
  ['brackets and commas inside of a text', '["[[[[{{{{,,,,,,,,::::"]', true],
  ['a text that ends in an escaped quote', '["a\\",,,,,,,,\\""]', true],
  ['a text that ends in an escaped backslash', '["a\\\\",[[[["b"]]]]]', false],
  ['a text that never ends', '["[[[[', true],
])('%s [T-95]', (_, text, expected) => {
  expect(fits(text)).toBe(expected)
})
