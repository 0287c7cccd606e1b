import { expect, test } from 'vitest'
import { matchLine } from '#features/buying/quick-order/matching/match-line.rules.ts'
import { WITHDRAWN, type LineFault, type NumberSource } from '#features/buying/quick-order/reading/order-line.rules.ts'
import { KNOWLEDGE, PARTS } from '#features/buying/quick-order/testing/known-parts.ts'

const [first = '', second = '', third = '', fourth = '', fifth = ''] = PARTS
type Numbers = readonly (readonly [NumberSource, string])[]
const lineOf = (numbers: Numbers, more: { fault?: LineFault; isAssumed?: boolean; words?: string } = {}) => ({
  line: 1,
  asked: '',
  words: '',
  quantity: 3,
  numbers: numbers.map(([source, text]) => ({ source, text })),
  ...more,
})

test.each<[string, Numbers, string, string | null, string | null]>([
  ['the number itself', [['part', first]], 'exact', first, null],
  ['the number without its hyphens', [['part', second.replaceAll('-', '')]], 'exact', second, null],
  ['the number with a name behind it', [['part', `${second} Ball valve DN 50`]], 'exact', second, null],
  ['a letter in the place of a digit', [['part', 'HP-12OO-000-40']], 'likely', first, 'spelling'],
  ['a replaced part', [['part', 'OLD-1']], 'likely', first, 'replaced'],
  ['an ended part', [['part', 'GONE-1']], 'failed', null, 'ended'],
  ['the company’s own number', [['own', '100 2291']], 'exact', second, 'own_number'],
  ['another maker’s number', [['part', 'ZX-900']], 'likely', fourth, 'reference'],
  ['a number with two answers', [['part', 'ZX-901']], 'ambiguous', null, 'several'],
  [
    'our number and theirs, of the same part',
    [
      ['part', second],
      ['own', '100-2291'],
    ],
    'exact',
    second,
    null,
  ],
  [
    'our number and theirs, of two parts',
    [
      ['part', first],
      ['own', '100-2291'],
    ],
    'ambiguous',
    null,
    'several',
  ],
  [
    'our number, and another one in the text',
    [
      ['part', first],
      ['text', second],
    ],
    'ambiguous',
    null,
    'mismatch',
  ],
  [
    'a number behind a word',
    [
      ['part', '4711'],
      ['label', second],
    ],
    'likely',
    second,
    'in_text',
  ],
  [
    'a number in the text alone',
    [
      ['part', '4711'],
      ['text', third],
    ],
    'likely',
    third,
    'in_text',
  ],
  [
    'two numbers in the text',
    [
      ['text', third],
      ['text', fifth],
    ],
    'ambiguous',
    null,
    'several',
  ],
  ['numbers that differ by a letter alone, as written', [['part', 'AB-1OO']], 'exact', 'AB-1OO', null],
  ['numbers that differ by a letter alone, as neither', [['part', 'AB-1O0']], 'ambiguous', null, 'several'],
  ['nothing that anybody knows', [['part', 'NOPE-77']], 'failed', null, 'not_found'],
  ['no number at all', [], 'failed', null, 'not_found'],
])('%s', (_, numbers, match, sku, reason) => expect(matchLine(lineOf(numbers), KNOWLEDGE)).toMatchObject({ match, sku, reason }))

test.each<LineFault>(['quantity', 'unsure', 'unit', ...WITHDRAWN])(
  'a known part with the fault %s is not ordered, but named',
  (fault) =>
    expect(matchLine(lineOf([['part', first]], { fault }), KNOWLEDGE)).toEqual({
      sku: null,
      match: 'failed',
      confidence: 0,
      candidates: [{ sku: first, confidence: 1 }],
      reason: fault,
    }),
)

test('a quantity that nobody wrote is worth a look beside other words', () => {
  expect(matchLine(lineOf([['part', first]], { isAssumed: true, words: 'Ball valve' }), KNOWLEDGE)).toMatchObject({
    match: 'likely',
    reason: 'assumed_one',
  })
  expect(matchLine(lineOf([['part', first]], { isAssumed: true }), KNOWLEDGE)).toMatchObject({ match: 'exact' })
})
