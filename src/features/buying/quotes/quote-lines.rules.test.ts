import { expect, test } from 'vitest'
import { mergeLines } from './quote-lines.rules.ts'

const line = (sku: string, quantity: number) => ({ sku, quantity })

test.each([
  ['different parts stay apart, in their order', [line('B', 1), line('A', 2)], [line('B', 1), line('A', 2)]],
  ['a part that was named twice is one line', [line('A', 1), line('B', 1), line('A', 4)], [line('A', 5), line('B', 1)]],
  ['no line has more pieces than one may have', [line('A', 999_999), line('A', 5)], [line('A', 999_999)]],
])('lines of a request: %s', (_, lines, expected) => expect(mergeLines(lines)).toEqual(expected))
