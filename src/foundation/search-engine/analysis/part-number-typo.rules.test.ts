import { expect, test } from 'vitest'
import { keepLikeliestNumbers, listLookAlikes } from '#foundation/search-engine/analysis/part-number-typo.rules.ts'

test.each([
  ['hpb16qc2', 'hp8160c2'],
  ['h8118m1', 'hb118m1'],
  ['hs47012z0f', 'hs4701220f'],
  ['h5310050', 'hs310050'],
])('%s may have been %s', (written, meant) => expect(listLookAlikes(written)).toContain(meant))

test.each(['hp2110', 'abcdef', '123456', ''])('%o has few doubtful signs', (number) =>
  expect(listLookAlikes(number).length).toBeLessThan(32),
)

test.each([
  ['signs that look alike', 'hp716002z', ['hp7160020', 'hp7160022', 'hp716002x', 'hp7160029', 'hp716002k'], 'hp7160022'],
  ['signs that changed places', 'hs740', ['hs470', 'hs710', 'hs770', 'hs790', 'hs700'], 'hs470'],
  ['keys beside each other', 'hs554', ['hs654', 'hs154', 'hs054', 'hs754', 'hs954'], 'hs654'],
])('%s are likelier than others', (_, written, candidates, first) => {
  const remaining = keepLikeliestNumbers(written, candidates)
  expect(remaining[0]).toBe(first)
})

test('all of a few are kept', () => expect(keepLikeliestNumbers('a1', ['a2', 'b1', 'c1'])).toHaveLength(3))
