import { expect, test } from 'vitest'
import {
  fixLine,
  matchReadingLine,
  learnFrom,
  listReady,
  markAdded,
} from '#features/buying/quick-order/matching/reading-line.rules.ts'
import type { LineFault } from '#features/buying/quick-order/reading/order-line.rules.ts'
import { KNOWLEDGE, PARTS } from '#features/buying/quick-order/testing/known-parts.ts'

const [first = '', second = ''] = PARTS
const keep = (number: string, more: { quantity?: number; fault?: LineFault } = { quantity: 3 }) =>
  matchReadingLine({ line: 1, asked: number, words: '', numbers: [{ text: number, source: 'part' }], ...more }, KNOWLEDGE)

test('a number that nobody knew is put right, and remembered', () => {
  const before = keep('KD-4711')
  const after = fixLine(before, { number: first }, KNOWLEDGE)
  expect(after).toMatchObject({ sku: first, match: 'exact', quantity: 3 })
  expect(learnFrom(before, after, KNOWLEDGE)).toEqual({ number: 'KD-4711', sku: first })
})

test.each([
  ['another maker’s number with two answers', 'ZX-901', second],
  ['the same number', 'GONE-1', first],
  ['a few digits', '4711', first],
  ['a word', 'valve', first],
])('%s teaches what it can', (_, number, chosen) => {
  const before = keep(number)
  const learned = learnFrom(before, fixLine(before, { number: chosen }, KNOWLEDGE), KNOWLEDGE)
  expect(learned).toEqual(number === 'ZX-901' ? { number, sku: chosen } : undefined)
})

test('a quantity that was put right clears its fault and nothing else', () => {
  expect(fixLine(keep(first, { fault: 'unsure' }), { quantity: 7 }, KNOWLEDGE)).toMatchObject({
    sku: first,
    quantity: 7,
    match: 'exact',
  })
  expect(fixLine(keep('NOPE-1', { fault: 'quantity' }), { quantity: 7 }, KNOWLEDGE)).toMatchObject({
    sku: null,
    reason: 'not_found',
  })
  expect(fixLine(keep(first, { fault: 'quantity' }), { number: second }, KNOWLEDGE)).toMatchObject({
    sku: null,
    reason: 'quantity',
  })
})

test('what is ready is added once, and what the cart refused stays with its reason', () => {
  const lines = [keep(first), { ...keep(second), line: 2 }, { ...keep('NOPE-1'), line: 3 }]
  expect(listReady(lines).map(({ line }) => line)).toEqual([1, 2])
  const marked = markAdded(lines, new Map([[second, 'cart_full']]))
  expect(marked.map(({ isAdded, reason }) => [isAdded, reason])).toEqual([
    [true, null],
    [false, 'cart_full'],
    [false, 'not_found'],
  ])
  expect(listReady(marked).map(({ line }) => line)).toEqual([2])
})
