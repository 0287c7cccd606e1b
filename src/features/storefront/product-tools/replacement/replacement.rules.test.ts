import { describe, expect, test } from 'vitest'
import { rateConfidence, type Reason } from '#features/storefront/product-tools/replacement/confidence.rules.ts'
import { reasonText } from '#features/storefront/product-tools/replacement/reason-text.rules.ts'
import { answerNumber, spellNumber, type Knowledge } from '#features/storefront/product-tools/replacement/replacement.rules.ts'
import { chooseAtFirst, listOpen, listRows } from '#features/storefront/product-tools/replacement/result-rows.rules.ts'
import { en } from '#features/storefront/product-tools/texts/en.ts'
import { fillText } from '#kernel/texts.ts'

const reference = (isOneOf: number, steps = 0): Reason => ({
  kind: 'reference',
  maker: 'Kestrel',
  number: 'KC 1',
  steps,
  isOneOf,
})

test.each<[Reason, number, string]>([
  [{ kind: 'same' }, 100, 'high'],
  [{ kind: 'spelling' }, 97, 'high'],
  [{ kind: 'successor', from: 'A', steps: 1 }, 95, 'high'],
  [{ kind: 'successor', from: 'A', steps: 2 }, 90, 'high'],
  [{ kind: 'successor', from: 'A', steps: 3 }, 85, 'medium'],
  [{ kind: 'successor', from: 'A', steps: 10 }, 65, 'medium'],
  [reference(1), 85, 'medium'],
  [reference(1, 1), 80, 'medium'],
  [reference(2), 70, 'medium'],
  [reference(2, 9), 55, 'low'],
  [{ kind: 'beginning', from: 'A', steps: 0, share: 0.5 }, 40, 'low'],
  [{ kind: 'beginning', from: 'A', steps: 2, share: 0.5 }, 30, 'low'],
  [{ kind: 'beginning', from: 'A', steps: 0, share: 0.95 }, 55, 'low'],
])('%j is worth %i percent', (reason, percent, level) => {
  expect(rateConfidence(reason)).toEqual({ percent, level })
})

test.each([
  ['HP-2210-25', ['hp221025']],
  ['Kestrel KC 1001.25', ['kestre1kc100125', 'kc100125']],
  ['hp 2210', ['hp2210', '2210']],
  ['--', []],
])('%j is looked up as %j', (enteredNumber, spellings) => {
  expect(spellNumber(enteredNumber)).toEqual(spellings.map((spelling) => spelling.replace('kestre1', 'kestrel')))
})

const known: Knowledge = {
  own: [
    { sku: 'HP-10', folded: 'hp10' },
    { sku: 'HP-1', folded: 'hp1' },
    { sku: 'HP-0', folded: 'hp0' },
    { sku: 'HP-7', folded: 'hp7' },
    { sku: 'HP-8', folded: 'hp8' },
  ],
  references: [
    { sku: 'HP-10', folded: 'kc100', maker: 'Kestrel', number: 'KC-100' },
    { sku: 'HP-1', folded: 'kc200', maker: 'Kestrel', number: 'KC-200' },
    { sku: 'HP-10', folded: 'nv5', maker: 'Nordmann', number: 'NV 5' },
    { sku: 'HP-20', folded: 'nv5', maker: 'Nordmann', number: 'NV 5' },
    { sku: 'HP-99', folded: 'kc900', maker: 'Kestrel', number: 'KC-900' },
  ],
  // HP-99 and HP-80 are not sold in this market.
  sold: new Map([
    ['HP-10', 'active'],
    ['HP-20', 'active'],
    ['HP-5', 'replaced'],
    ['HP-1', 'replaced'],
    ['HP-0', 'replaced'],
    ['HP-7', 'obsolete'],
    ['HP-8', 'replaced'],
    ['HP-1000-25', 'active'],
    ['HP-1000-40', 'active'],
    ['HP-0900-25', 'replaced'],
  ]),
  chains: new Map([
    ['HP-1', [{ sku: 'HP-10', lifecycle: 'active' }]],
    [
      'HP-0',
      [
        { sku: 'HP-5', lifecycle: 'replaced' },
        { sku: 'HP-10', lifecycle: 'active' },
      ],
    ],
    ['HP-8', [{ sku: 'HP-80', lifecycle: 'active' }]],
    ['HP-0900-25', [{ sku: 'HP-1000-25', lifecycle: 'active' }]],
  ]),
  beginnings: [
    { sku: 'HP-1000-25', folded: 'hp100025', beginning: 'hp1000' },
    { sku: 'HP-1000-40', folded: 'hp100040', beginning: 'hp1000' },
    { sku: 'HP-0900-25', folded: 'hp090025', beginning: 'hp0900' },
  ],
}
const answer = (enteredNumber: string) => {
  const { state, finds } = answerNumber(enteredNumber, known)
  return [state, ...finds.map(({ sku, reason }) => `${sku}: ${fillText(en[reasonText(reason).key], reasonText(reason).values)}`)]
}

describe('a number', () => {
  test.each([
    ['of a product of today', 'HP-10', ['found', 'HP-10: The part itself is sold today']],
    ['spelled differently', 'hp 10', ['found', 'HP-10: Same part, spelled differently']],
    ['with the letter O for a zero', 'HP-1O', ['found', 'HP-10: Same part, spelled differently']],
    ['replaced once', 'HP-1', ['found', 'HP-10: Replaced HP-1 as our successor']],
    ['replaced twice', 'hp0', ['found', 'HP-10: Replaced HP-0 as our successor over 2 steps']],
    ['of another maker', 'KC100', ['found', 'HP-10: Cross reference from Kestrel KC-100']],
    ['of another maker, named', 'Kestrel KC-100', ['found', 'HP-10: Cross reference from Kestrel KC-100']],
    [
      'of another maker, whose answer was replaced',
      'KC-200',
      ['found', 'HP-10: Cross reference from Kestrel KC-200, then its successor'],
    ],
    [
      'of another maker, with two answers',
      'NV5',
      ['found', 'HP-10: Cross reference from Nordmann NV 5', 'HP-20: Cross reference from Nordmann NV 5'],
    ],
    [
      'that begins like others',
      'HP-1000',
      ['found', 'HP-1000-25: Begins like the number you entered', 'HP-1000-40: Begins like the number you entered'],
    ],
    [
      'that begins like one that was replaced',
      'HP-0900',
      ['found', 'HP-1000-25: Took the place of HP-0900-25, which begins like the number you entered'],
    ],
    ['without a successor', 'HP-7', ['ended']],
    ['whose successor this market does not sell', 'HP-8', ['ended']],
    ['that leads to what this market does not sell', 'KC-900', ['none']],
    ['that nobody knows', 'XYZ-1', ['none']],
    ['without a letter', '--', ['none']],
  ])('%s is answered', (_, enteredNumber, expected) => {
    expect(answer(enteredNumber)).toEqual(expected)
  })

  test('with several products is less sure of each', () => {
    expect(answerNumber('NV 5', known).finds.map(({ percent }) => percent)).toEqual([70, 70])
  })
})

test('what is sure is chosen from the start, what is open stands apart', () => {
  const answers = ['HP-1', 'KC-100', 'HP-7', 'XYZ'].map((enteredNumber) => answerNumber(enteredNumber, known))
  expect([...chooseAtFirst(answers)]).toEqual(['HP-1\nHP-10'])
  expect(listRows(answers).map(({ key }) => key)).toEqual(['HP-1\nHP-10', 'KC-100\nHP-10'])
  expect(listOpen(answers).map(({ asked }) => asked)).toEqual(['HP-7', 'XYZ'])
})
