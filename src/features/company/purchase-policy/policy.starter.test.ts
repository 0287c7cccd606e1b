import { expect, test } from 'vitest'
import { purchasePolicy } from '#features/company/purchase-policy/public.server.ts'
import { composeSideNavigation } from '#foundation/side-navigation/public.server.ts'

const navigation = composeSideNavigation([purchasePolicy])

test.each([
  ['/secure/company/cost-centres', 'company'],
  ['/secure/company/approval-rules', 'company'],
  ['/secure/company/budgets', 'money'],
])('%s is for company admins alone, in the group %s', (path, group) => {
  for (const role of ['approver', 'buyer', 'requester', 'viewer', undefined] as const) {
    expect(navigation.mayVisit('sps', path, role)).toBe(false)
    expect(navigation.listEntries('portal', 'sps', ['customer'], role)).toEqual([])
  }
  expect(navigation.mayVisit('sps', path, 'company-admin')).toBe(true)
  expect(navigation.listEntries('portal', 'sps', ['customer'], 'company-admin')).toContainEqual(
    expect.objectContaining({ path, group }),
  )
})
