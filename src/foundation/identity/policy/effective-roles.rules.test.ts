import { expect, test } from 'vitest'
import { effectiveRoles, holdsStaffRole } from '#foundation/identity/policy/effective-roles.rules.ts'
import type { UserRole } from '#kernel/scope.ts'

const ALL: readonly UserRole[] = ['customer', 'internal', 'author', 'admin', 'configurator', 'order-viewer']

test.each([
  ['keeps every role of people who act for themselves', ALL, false, ALL],
  ['keeps the customer’s role while an employee acts', ALL, true, ['customer']],
  ['leaves nothing of somebody who is staff alone', ['admin', 'author'], true, []],
] as const)('a session %s [T-94]', (_, roles, isActing, expected) => {
  expect(effectiveRoles({ roles, isActing, needsSecondFactor: false, hasSecondFactor: false })).toEqual(expected)
})

test.each([
  ['where it is required and missing', true, false, ['customer', 'internal']],
  ['where it is required and there', true, true, ALL],
  ['where it is not required', false, false, ALL],
] as const)('a second factor %s [T-103]', (_, needsSecondFactor, hasSecondFactor, expected) => {
  expect(effectiveRoles({ roles: ALL, isActing: false, needsSecondFactor, hasSecondFactor })).toEqual(expected)
})

test.each(ALL.map((role) => [role, role !== 'customer'] as const))('%s is a role of staff: %s [T-94]', (role, isStaff) => {
  expect(holdsStaffRole(['customer', role])).toBe(isStaff)
})
