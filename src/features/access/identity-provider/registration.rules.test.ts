import { expect, test } from 'vitest'
import { findAddressFault, isPersonName } from '#features/access/identity-provider/registration.rules.ts'
import { isMailAddress } from '#platform/mail/mail.rules.ts'

test.each([
  ['', 'missing'],
  ['ada', 'invalid'],
  ['ada@h\u0430lden.example', 'invalid'],
  ['ada@xn--hlden-4ve.example', 'invalid'],
  ['ada@throwaway.example', 'blocked'],
  ['ada@corp.example', undefined],
])('%j is %s for a registration [5.1.2] [T-56]', (email, expected) => {
  expect(findAddressFault(email, ['throwaway.example'], isMailAddress)).toBe(expected)
})

test.each([
  ['Ada', true],
  ['Łukasz-José O’Neil', true],
  ['王小明', true],
  ['', false],
  ['Win at https://e.example', false],
  ['www.e.example', false],
  ['<b>Ada</b>', false],
  ['Ada\nBcc: x', false],
  ['Ada\u202e', false],
  ['a'.repeat(61), false],
])('%j is a name: %s', (name, expected) => expect(isPersonName(name)).toBe(expected))
