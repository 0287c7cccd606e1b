import { expect, test } from 'vitest'
import { chooseRecipients, mayReceiveContent } from '#features/forms/forms/rules/recipients.rules.ts'

const rules = [
  { to: 'desk@halden.example' },
  { to: 'quotes@halden.example', whenField: 'about', whenValues: ['quote'] },
  { to: 'visits@halden.example', whenField: 'about', whenValues: ['visit', 'advice'] },
]

test.each([
  [{ about: 'quote' }, ['quotes@halden.example']],
  [{ about: 'advice' }, ['visits@halden.example']],
  [{ about: '' }, ['desk@halden.example']],
  [{}, ['desk@halden.example']],
])('with %j it goes to %j', (values, expected) => expect(chooseRecipients(rules, values)).toEqual(expected))

test.each([
  ['a team of the company', 'quotes@halden.example', undefined, true],
  ['a team below its domain', 'quotes@sps.halden.example', undefined, true],
  ['a mailbox elsewhere', 'leads@gmail.example', undefined, false],
  ['a domain that only ends alike', 'a@nothalden.example', undefined, false],
  ['an author without the right', 'author@halden.example', ['internal', 'author'], false],
  ['an author with it', 'marketing@halden.example', ['author', 'lead-viewer'], true],
  ['an admin', 'admin@elsewhere.example', ['admin'], true],
  ['a customer', 'buyer@halden.example', ['customer'], false],
] as const)('%s gets what was sent: %s [T-102]', (_, to, roles, expected) => {
  expect(mayReceiveContent({ to, roles }, ['halden.example'])).toBe(expected)
})
