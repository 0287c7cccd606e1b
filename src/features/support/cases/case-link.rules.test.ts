import { expect, test } from 'vitest'
import { readGiven } from '#features/support/cases/create/use-case-form.client.ts'
import { toCaseAddress } from '#features/support/cases/case-link.rules.ts'

test.each([
  [
    '/de/de/contact-us?subject=technical&topic=Technische%20Frage',
    '/de/de/support/cases/new?kind=question&subject=Technische+Frage',
  ],
  ['/de/de/contact-us?subject=repairs', undefined],
  ['/de/de/contact-us', undefined],
  ['/de/de/services?topic=x', undefined],
  ['https://other.example/us/en/contact-us?topic=x', undefined],
])('a link to %s leads customers to %s', (address, expected) => {
  expect(toCaseAddress(address, '/de/de')).toBe(expected)
})

test('the form of a new case takes the subject from it', () => {
  const address = toCaseAddress('/us/en/contact-us?topic=Technical%20question', '/us/en') ?? ''
  expect(readGiven(address.slice(address.indexOf('?')))).toMatchObject({ kind: 'question', subject: 'Technical question' })
})
