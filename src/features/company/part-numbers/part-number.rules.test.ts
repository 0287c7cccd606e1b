import { describe, expect, test } from 'vitest'
import {
  checkPartNumber,
  checkPair,
  checkPart,
  mayRemember,
  planRemember,
  readPair,
  refuseRepeated,
} from '#features/company/part-numbers/part-number.rules.ts'
import { nameRefusal } from '#features/company/part-numbers/refusal.rules.ts'

const part = (sku: string, lifecycle = 'active') => ({ sku, lifecycle })

test.each([
  ['MAT-4711', undefined],
  ['', 'missing'],
  ['-', 'too_short'],
  ['A-', 'too_short'],
  ['x'.repeat(61), 'too_long'],
  // One letter that becomes several when it is folded.
  ['ﷺ'.repeat(10), 'too_long'],
])('the number %j is %s', (number, expected) => {
  expect(checkPartNumber(number)).toBe(expected)
})

test.each([
  ['HS-330', [part('HS-330')], { sku: 'HS-330' }],
  ['hs330', [part('HS-330')], { sku: 'HS-330' }],
  ['', [], 'missing'],
  ['NOPE', [], 'unknown'],
  ['hs330', [part('HS-330'), part('HS330')], 'several'],
  ['HS330', [part('HS-330'), part('HS330')], { sku: 'HS330' }],
  ['OLD', [part('OLD', 'replaced')], 'replaced'],
  ['GONE', [part('GONE', 'obsolete')], 'ended'],
] as const)('the part %j among %j is %j', (given, found, expected) => {
  expect(checkPart(given, found)).toEqual(expected)
})

test('a pair is refused at the column that is wrong, the number first', () => {
  expect(checkPair({ number: 'M-1', sku: 'v1' }, [part('V-1')])).toEqual({ pair: { number: 'M-1', sku: 'V-1' } })
  expect(checkPair({ number: 'M-1', sku: 'X' }, [])).toEqual({ problem: { column: 'sku', reason: 'unknown' } })
  expect(checkPair({ number: '', sku: 'X' }, [])).toEqual({ problem: { column: 'number', reason: 'missing' } })
})

test('of one number in two spellings the first line counts', () => {
  const lines = ['M-1', 'm1', 'M-2'].map((number) => ({ judged: { pair: { number, sku: 'V-1' } } }))
  expect(refuseRepeated(lines).map(({ judged }) => 'pair' in judged)).toEqual([true, false, true])
  const refused = { judged: { problem: { column: 'sku', reason: 'unknown' } } } as const
  expect(refuseRepeated([refused, refused])).toEqual([refused, refused])
})

test.each([
  [
    { number: ' M-1 ', sku: 'V-1' },
    { number: 'M-1', sku: 'V-1' },
  ],
  [
    { 'Your part number': 'M-1', SKU: 'V-1', Remark: 'x' },
    { number: 'M-1', sku: 'V-1' },
  ],
  [
    { number: null, sku: 'V-1' },
    { number: '', sku: 'V-1' },
  ],
  [{ number: 'M-1', item: 'V-1' }, undefined],
])('the line %j names %j', (line, expected) => {
  expect(readPair(line)).toEqual(expected)
})

describe('a confirmed match', () => {
  test.each([
    ['company-admin', true],
    ['approver', true],
    ['buyer', true],
    ['requester', true],
    ['viewer', false],
  ] as const)('may be remembered by a %s: %s', (role, expected) => {
    expect(mayRemember(role)).toBe(expected)
  })

  test.each([
    [undefined, 'insert'],
    ['V-1', 'known'],
    ['V-2', 'taken'],
  ])('where the number means %s it is %s', (stored, expected) => {
    expect(planRemember(stored, 'V-1')).toBe(expected)
  })
})

test.each([
  [{ code: 'sku_ended' }, 'refused.sku_ended'],
  [{ code: 'other' }, undefined],
  [undefined, undefined],
])('the refusal %j has the sentence %s', (problem, expected) => {
  expect(nameRefusal(problem)).toBe(expected)
})
