import { expect, test } from 'vitest'
import { planAfterPassword, type SecondStepFacts } from '#features/access/identity-provider/second-step.rules.ts'

const NONE: SecondStepFacts = { hasAuthenticator: false, hasPasskey: false, isRequired: false, isRequiredToEnter: false }
const ALL_REQUIRED = { isRequired: true, isRequiredToEnter: true }

test.each<[Partial<SecondStepFacts>, ReturnType<typeof planAfterPassword>]>([
  [{}, undefined],
  [{ hasAuthenticator: true }, 'second-step'],
  [{ hasAuthenticator: true, hasPasskey: true, isRequired: true }, 'second-step'],
  [{ hasPasskey: true }, undefined],
  [{ hasPasskey: true, isRequired: true }, 'second-step'],
  // They set one up after this sign-in, and hold no role of staff until then.
  [{ isRequired: true }, undefined],
  [ALL_REQUIRED, 'set-up'],
  [{ ...ALL_REQUIRED, hasPasskey: true }, 'second-step'],
  [{ ...ALL_REQUIRED, hasAuthenticator: true }, 'second-step'],
])('after the password %j leads to %s [T-103]', (facts, expected) => {
  expect(planAfterPassword({ ...NONE, ...facts })).toBe(expected)
})
