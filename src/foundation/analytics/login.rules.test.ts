import { expect, test } from 'vitest'
import { planLogin } from '#foundation/analytics/login.rules.ts'

test.each([
  ['the first page of a session', { isSignedIn: true, isReported: false }, 'tell'],
  ['a later page', { isSignedIn: true, isReported: true }, 'nothing'],
  ['a page after the session', { isSignedIn: false, isReported: true }, 'forget'],
  ['a visitor’s page', { isSignedIn: false, isReported: false }, 'nothing'],
] as const)('%s [9.8.6]', (_, state, expected) => expect(planLogin(state)).toBe(expected))
