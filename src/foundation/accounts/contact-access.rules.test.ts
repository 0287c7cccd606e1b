import { expect, test } from 'vitest'
import { decideContact } from '#foundation/accounts/contact-access.rules.ts'

test.each([
  [null, true, 'contact.readable'],
  ['401', false, 'contact.no-access'],
  ['500', false, 'contact.failed'],
])('contact details that answer %s: %s [6.10.1]', (code, allowed, rule) => {
  expect(decideContact(code)).toMatchObject({ allowed, reasons: [{ rule }] })
})
