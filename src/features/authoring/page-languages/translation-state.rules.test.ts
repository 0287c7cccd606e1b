import { expect, test } from 'vitest'
import type { TextUnit } from '#features/authoring/page-languages/text-unit.rules.ts'
import { compareUnits, planRollout } from '#features/authoring/page-languages/translation-state.rules.ts'

const unit = (key: string, text: string): TextUnit => ({ key, kind: 'text', text })
const hashOf = (text: string): string => `#${text}`
const source = ['a', 'b', 'c', 'd', 'e'].map((key) => unit(key, `${key} now`))
const target = [unit('a', 'A'), unit('b', 'B'), unit('c', 'C'), unit('d', 'd now')]
const hashes = { a: '#a now', b: '#b then' }

test('a text is current, outdated, unchecked, missing or absent', () => {
  const states = compareUnits(source, target, { hashes, hashOf }).map(({ state }) => state)
  expect(states).toEqual(['current', 'outdated', 'unchecked', 'missing', 'absent'])
})

test('rolling out in the same language takes all words over', () => {
  const { words, untranslated } = planRollout(source, target, true, { hashes, hashOf })
  expect([words.get('a'), words.size, untranslated]).toEqual(['a now', 5, 0])
})

test('rolling out to another language keeps the words it has, and knows what they were made from', () => {
  const plan = planRollout(source, target, false, { hashes, hashOf })
  expect([...plan.words]).toEqual([
    ['a', 'A'],
    ['b', 'B'],
    ['c', 'C'],
  ])
  expect(plan.hashes).toEqual(hashes)
  expect(plan.untranslated).toBe(2)
})
