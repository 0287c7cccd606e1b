import { expect, test } from 'vitest'
import { composeActions } from '#foundation/entitlements/why.rules.ts'
import { allow } from '#kernel/decision.ts'
import { features } from '#app/features.ts'

const actions = composeActions(features)

test.each([
  ['order-online', true],
  ['use-tool:training', true],
  ['use-tool', false],
  ['use-tool:', false],
  ['use-tool:a:b', false],
  ['use-tool:../x', false],
  ['order-online:training', false],
  ['constructor', false],
  ['', false],
])('%j can be asked about: %s', (action, expected) => {
  expect(actions.isAction(action)).toBe(expected)
})

test('two features cannot mean different things by one action', () => {
  const gifts = { name: 'gifts', actions: { 'see-training': { decide: () => allow('visitor.signed-in') } } }
  expect(() => composeActions([...features, gifts])).toThrow(
    'The features entitlements and gifts both bring the action see-training: rename one of them.',
  )
})
