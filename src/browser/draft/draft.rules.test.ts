import { expect, test } from 'vitest'
import { DRAFT_LIFETIME_MS, isDraftFor, isDraftField, selectDrafts } from '#browser/draft/draft.rules.ts'

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
  expect(isDraftField({ type, name, autocomplete })).toBe(expected)
})

const owner = { sub: 'ann', customer: null }
const draft = { owner, savedAt: 1000, form: { names: ['a'], entries: [['a', '1']] } }

test.each([
  ['the same person soon after', 'ann', 2000, ['contact']],
  ['someone else [T-66]', 'ben', 2000, []],
  ['the same person much later [T-66]', 'ann', 1000 + DRAFT_LIFETIME_MS, []],
])('a draft is there for %s', (_, sub, now, ids) => {
  expect(Object.keys(selectDrafts({ contact: draft }, sub, now))).toEqual(ids)
})

test.each([
  [undefined],
  ['text'],
  [{ contact: null }],
  [{ contact: { owner: 'ann', savedAt: 1000 } }],
  [{ contact: { ...draft, owner: { sub: 'ann' } } }],
  [{ contact: { ...draft, form: { names: ['a'], entries: [['a', 1]] } } }],
])('what is not a draft is nothing: %j', (stored) => {
  expect(selectDrafts(stored, 'ann', 2000)).toEqual({})
})

test.each([
  ['their own', null, null, true],
  ['the same customer’s', 'c1', 'c1', true],
  ['another customer’s', 'c1', 'c2', false],
  ['a customer’s, while they work in their own name', 'c1', null, false],
  ['their own, while they act for a customer', null, 'c1', false],
])('what someone wrote about %s data', (_, then, now, expected) => {
  expect(isDraftFor({ ...draft, owner: { sub: 'ann', customer: then } } as never, { sub: 'ann', customer: now })).toBe(expected)
})
