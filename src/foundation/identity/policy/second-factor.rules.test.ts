import { expect, test } from 'vitest'
import { effectiveRoles } from '#foundation/identity/policy/effective-roles.rules.ts'
import {
  needsSecondFactor,
  needsSecondFactorToEnter,
  readMethods,
  saysSecondFactor,
} from '#foundation/identity/policy/second-factor.rules.ts'
import type { UserRole } from '#kernel/scope.ts'

const PLAIN = { isProduction: false, secondFactorRoles: [] }
const LIVE = { isProduction: true, secondFactorRoles: [] }

test.each<[string, readonly UserRole[], Parameters<typeof needsSecondFactor>[1], boolean]>([
  ['an admin of the demo needs none [T-103]', ['admin', 'configurator'], PLAIN, false],
  ['an admin in production needs one [T-103]', ['internal', 'admin'], LIVE, true],
  ['an author in production needs one [T-103]', ['author'], LIVE, true],
  ['a customer in production needs none', ['customer'], LIVE, false],
  ['a role that the tenant names needs one, in any mode [T-103]', ['author'], { ...PLAIN, secondFactorRoles: ['author'] }, true],
  ['a role that the tenant does not name needs none', ['admin'], { ...PLAIN, secondFactorRoles: ['author'] }, false],
  ['nobody without roles needs one', [], LIVE, false],
])('%s', (_, roles, policy, expected) => {
  expect(needsSecondFactor(roles, policy)).toBe(expected)
})

test.each<[readonly UserRole[], readonly UserRole[], boolean]>([
  [['customer'], [], false],
  [['customer'], ['author', 'admin', 'configurator', 'order-viewer'], false],
  [['customer'], ['customer'], true],
  [['internal', 'admin'], ['customer'], false],
  [['internal', 'admin'], ['internal'], true],
  [['internal', 'admin'], ['admin'], false],
])('roles %j enter with a second factor alone where %j need one: %s [T-103]', (roles, secondFactorRoles, expected) => {
  expect(needsSecondFactorToEnter(roles, { secondFactorRoles })).toBe(expected)
})

const ALL: readonly UserRole[] = ['customer', 'internal', 'author', 'admin', 'configurator', 'order-viewer']
const facts = { roles: ALL, isActing: false, needsSecondFactor: false, hasSecondFactor: false }

test.each([
  ['all roles where nothing is required', facts, ALL],
  ['no role of staff before a required second factor [T-103]', { ...facts, needsSecondFactor: true }, ['customer', 'internal']],
  ['all roles after it', { ...facts, needsSecondFactor: true, hasSecondFactor: true }, ALL],
  [
    'no role of staff while acting, whatever was proven [T-94]',
    { ...facts, isActing: true, hasSecondFactor: true },
    ['customer'],
  ],
])('a session uses %s', (_, given, expected) => {
  expect(effectiveRoles(given)).toEqual(expected)
})

test.each([
  [{ amr: ['pwd', 'mfa'] }, true],
  [{ amr: ['pwd', 'otp'] }, false],
  [{ amr: 'mfa' }, false],
  [{ amr: ['MFA'] }, false],
  [{ acr: 'mfa' }, true],
  [{ acr: 'https://refeds.org/profile/mfa' }, true],
  [{ acr: 'no-mfa' }, false],
  [{ acr: ['mfa'] }, false],
  [{}, false],
])('claims %j say that a second factor was used: %s [T-103]', (claims, expected) => {
  expect(saysSecondFactor(claims)).toBe(expected)
})

test('methods are short texts, few of them', () => {
  expect(readMethods({ amr: ['pwd', 5, 'x'.repeat(50), 'a b', 'otp'] })).toEqual(['pwd', 'otp'])
  expect(readMethods({ amr: 'pwd' })).toEqual([])
  expect(readMethods({ amr: Array.from({ length: 20 }, () => 'otp') })).toHaveLength(10)
})
