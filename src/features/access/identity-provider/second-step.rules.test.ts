import { expect, test } from 'vitest'
import { asksSecondStep } from '#features/access/identity-provider/second-step.rules.ts'

test.each([
  [{ hasAuthenticator: false, hasPasskey: false, isRequired: false }, false],
  [{ hasAuthenticator: true, hasPasskey: false, isRequired: false }, true],
  [{ hasAuthenticator: true, hasPasskey: true, isRequired: true }, true],
  [{ hasAuthenticator: false, hasPasskey: true, isRequired: false }, false],
  [{ hasAuthenticator: false, hasPasskey: true, isRequired: true }, true],
  // They set one up after this sign-in, and hold no role of staff until then.
  [{ hasAuthenticator: false, hasPasskey: false, isRequired: true }, false],
])('%j asks for a second step: %s [T-103]', (facts, expected) => {
  expect(asksSecondStep(facts)).toBe(expected)
})
