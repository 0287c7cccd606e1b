import { expect, test } from 'vitest'
import { DRAFT_LIFETIME_MS, isKeptField, selectDrafts } from '#features/identity/draft/form-draft.rules.ts'

test.each([
  ['text', 'company', '', true],
  ['text', 'passenger-list', '', true],
  ['tel', 'phone', 'tel', true],
  ['password', 'anything', '', false],
  ['file', 'attachment', '', false],
  ['hidden', 'csrf', '', false],
  ['text', 'newPassword', '', false],
  ['text', 'cardNumber', '', false],
  ['text', 'x', 'section-a cc-number', false],
  ['text', 'cvc', '', false],
  ['text', 'pin', '', false],
  ['text', 'shippingCity', '', true],
  ['text', 'code', 'one-time-code', false],
  ['text', '', '', false],
])('a field of type %s named %j (%j) is kept: %s [T-66]', (type, name, autocomplete, expected) => {
  expect(isKeptField({ type, name, autocomplete })).toBe(expected)
})

const draft = { owner: 'ann', savedAt: 1000, names: ['a'], entries: [['a', '1']] }

test.each([
  ['the same person soon after', 'ann', 2000, ['contact']],
  ['someone else', 'ben', 2000, []],
  ['the same person much later', 'ann', 1000 + DRAFT_LIFETIME_MS, []],
])('a draft is there for %s', (_, owner, now, ids) => {
  expect(Object.keys(selectDrafts({ contact: draft }, owner, now))).toEqual(ids)
})

test.each([[undefined], ['text'], [{ contact: { owner: 'ann' } }], [{ contact: { ...draft, entries: [['a', 1]] } }]])(
  'what is not a draft is nothing: %j',
  (stored) => {
    expect(selectDrafts(stored, 'ann', 2000)).toEqual({})
  },
)
