import { describe, expect, test } from 'vitest'
import { mayReadData, mayViewLeads, type DataRight } from '#foundation/identity/policy/staff.rules.ts'
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
