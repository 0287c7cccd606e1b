import { expect, test } from 'vitest'
import { allow, refuse, requireAll, requireAny } from '#kernel/decision.ts'

const rulesOf = ({ reasons }: { reasons: readonly { rule: string }[] }) => reasons.map(({ rule }) => rule)

test('one no refuses, and every no is told', () => {
  const decision = requireAll(allow('a'), refuse('b'), refuse('c'))
  expect(decision.allowed).toBe(false)
  expect(rulesOf(decision)).toEqual(['b', 'c'])
})

test('a rule speaks once, however many decisions rest on it', () => {
  expect(rulesOf(requireAny(refuse('a'), requireAll(refuse('a'), refuse('b'))))).toEqual(['a', 'b'])
})

test('all yes allow, and each is told', () => {
  expect(requireAll(allow('a'), allow('b'))).toMatchObject({ allowed: true, reasons: [{ rule: 'a' }, { rule: 'b' }] })
})

test('one yes of several is enough and stands alone', () => {
  const decision = requireAny(refuse('a'), allow('b'), allow('c'))
  expect(decision.allowed).toBe(true)
  expect(rulesOf(decision)).toEqual(['b'])
  expect(rulesOf(requireAny(refuse('a'), refuse('b')))).toEqual(['a', 'b'])
})

test('a no names what would change it, a yes does not', () => {
  expect(refuse('a.b').reasons[0]).toMatchObject({ says: 'why.a.b', wouldChange: 'why.a.b.change' })
  expect(allow('a.b').reasons[0]).not.toHaveProperty('wouldChange')
})
