import { expect, test } from 'vitest'
import { coverOf, isBelieved, isDoubtful, checkDescription } from '#features/buying/quick-order/matching/description.rules.ts'

const OWN = ['HP-10 ball valve, DN 50', 'Kugelhahn HP-10, DN 50', 'HP-10 球阀，DN 50']
const OTHER = { sku: 'B', names: ['HP-20 ball valve, DN 25', 'Kugelhahn HP-20, DN 25'] }
const METER = { sku: 'C', names: ['Flow meter, 4 mA', 'Durchflussmesser, 4 mA'] }

test.each([
  ['its own name', 'Kugelhahn HP-10, DN 50', [OTHER], 'agrees'],
  ['a part of its name', 'Ball valves', [OTHER], 'agrees'],
  ['the name of another part', 'HP-20 ball valve, DN 25', [OTHER], 'names_another'],
  ['the size of another part', 'ball valve DN 25', [OTHER], 'differs'],
  ['words of another part', 'Durchflussmesser Halle', [METER], 'differs'],
  ['words that no part has', 'Ersatzteil Linie 3', [OTHER, METER], 'agrees'],
])('a description with %s', (_, words, others, expected) => expect(checkDescription(words, OWN, others)).toBe(expected))

test.each([
  ['Kugelhahn DN 50', false],
  ['Kugelhahn DN 25', true],
  ['Durchflussmesser', true],
  ['50', false],
])('%j is worth a search: %s', (words, expected) => expect(isDoubtful(words, OWN)).toBe(expected))

test('one description that differs among many that agree is believed, descriptions that all differ are not', () => {
  expect(isBelieved(['agrees', 'agrees', 'differs'])).toBe(true)
  expect(isBelieved(['differs', 'differs', 'agrees'])).toBe(false)
  expect(coverOf('球阀 DN 50', OWN)).toBe(1)
})
