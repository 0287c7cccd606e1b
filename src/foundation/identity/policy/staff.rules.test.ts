import { describe, expect, test } from 'vitest'
import {
  decideBackOffice,
  decideEditing,
  isStaff,
  mayConfigure,
  mayReadData,
  mayViewLeads,
  type DataRight,
} from '#foundation/identity/policy/staff.rules.ts'
import type { UserRole } from '#kernel/scope.ts'

describe('who reads which data [T-102]', () => {
  test.each<[readonly UserRole[], readonly DataRight[]]>([
    [[], []],
    [['customer'], []],
    [['internal'], []],
    [['author'], []],
    [['admin'], ['leads']],
    [['admin', 'configurator'], ['leads']],
    [
      ['admin', 'order-viewer'],
      ['orders', 'leads'],
    ],
    [['internal', 'order-viewer'], []],
    [['author', 'lead-viewer'], ['leads']],
    [['customer', 'lead-viewer'], []],
    [['internal', 'case-agent'], ['cases']],
    // A role that was given to a customer opens nothing.
    [['customer', 'case-agent', 'order-viewer'], []],
    [
      ['internal', 'admin', 'order-viewer', 'case-agent'],
      ['orders', 'leads', 'cases'],
    ],
  ])('%j read %j', (roles, expected) => {
    expect((['orders', 'leads', 'cases'] as const).filter((right) => mayReadData(roles, right))).toEqual(expected)
  })

  test('an author needs the right beside the role', () => {
    expect([mayViewLeads(['author']), mayViewLeads(['author', 'lead-viewer'])]).toEqual([false, true])
  })
})

test.each<[readonly UserRole[], string, string]>([
  [['author', 'internal'], 'author.role', 'admin.no-role'],
  [['admin', 'internal'], 'author.no-role', 'admin.role'],
  [['author', 'admin'], 'author.role', 'admin.role'],
  [['internal'], 'author.no-role', 'admin.no-role'],
  [['customer'], 'author.no-role', 'admin.no-role'],
])('%j: editing content is decided by %s, the back office by %s', (roles, editing, backOffice) => {
  expect(decideEditing(roles)).toMatchObject({ allowed: editing === 'author.role', reasons: [{ rule: editing }] })
  expect(decideBackOffice(roles)).toMatchObject({ allowed: backOffice === 'admin.role', reasons: [{ rule: backOffice }] })
})

test.each<[readonly UserRole[], boolean, boolean]>([
  [['customer', 'configurator'], false, false],
  [['internal'], false, false],
  [['author', 'configurator'], true, false],
  [['admin'], true, false],
  [['admin', 'configurator'], true, true],
])('%j: looks after the site %s, and sets how it works %s', (roles, staff, configures) => {
  expect([isStaff(roles), mayConfigure(roles)]).toEqual([staff, configures])
})
