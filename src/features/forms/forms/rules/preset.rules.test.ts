import { expect, test } from 'vitest'
import type { FormField } from '#features/forms/forms/rules/field.rules.ts'
import { readPreset } from '#features/forms/forms/rules/preset.rules.ts'

const options = [
  { value: 'repairs', label: 'Repairs and returns' },
  { value: 'orders', label: 'Orders' },
]
const fields: FormField[] = [
  { kind: 'select', name: 'subject', label: 'Subject', options },
  { kind: 'radio', name: 'about', label: 'About', options },
  { kind: 'textarea', name: 'message', label: 'Message' },
  { kind: 'hidden', name: 'campaign', label: 'Campaign' },
]

test.each([
  ['a choice of a list', '?subject=repairs', { subject: 'repairs' }],
  ['one of several boxes', '?about=orders&subject=repairs', { subject: 'repairs', about: 'orders' }],
  ['the first of two', '?subject=repairs&subject=orders', { subject: 'repairs' }],
  ['nothing that is not offered', '?subject=<b>', {}],
  ['no text', '?message=Send+money&campaign=x', {}],
  ['nothing of another form', '?constructor=repairs&__proto__=repairs', {}],
  ['nothing without an address', '', {}],
])('a link presets %s', (_, search, expected) => {
  expect(readPreset(fields, search)).toEqual(expected)
})
