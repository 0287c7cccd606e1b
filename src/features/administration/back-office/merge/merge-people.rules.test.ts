import { describe, expect, test } from 'vitest'
import {
  findMergeRefusal,
  listLostRoles,
  type MergedPerson,
} from '#features/administration/back-office/merge/merge-people.rules.ts'

const person = (id: string, more: Partial<MergedPerson> = {}): MergedPerson => ({
  ...{ id, status: 'active', roles: ['customer'], isInternal: false, companyId: null },
  ...more,
})
const ask = { stays: person('a'), leaves: person('b'), actorId: 'admin', activeAdmins: ['admin'] }

describe('merging two people', () => {
  test.each([
    ['goes through', ask, undefined],
    ['is refused for one person', { ...ask, leaves: person('a') }, 'same'],
    ['is refused for the admin who leaves', { ...ask, actorId: 'b', activeAdmins: ['b', 'c'] }, 'self'],
    ['is refused for the admin who stays', { ...ask, actorId: 'a', activeAdmins: ['a'] }, 'self'],
    ['is refused for the last admin', { ...ask, activeAdmins: ['b'] }, 'lastAdmin'],
    ['is refused for a deleted account', { ...ask, leaves: person('b', { status: 'deleted' }) }, 'gone'],
    ['takes an account that was disabled before', { ...ask, leaves: person('b', { status: 'deactivated' }) }, undefined],
    ['is refused into a disabled account', { ...ask, stays: person('a', { status: 'deactivated' }) }, 'staysInactive'],
    ['takes one that is not confirmed yet', { ...ask, stays: person('a', { status: 'pending' }) }, undefined],
    ['is refused for employee and customer', { ...ask, leaves: person('b', { isInternal: true }) }, 'employeeAndCustomer'],
    [
      'is refused for people of two companies',
      { ...ask, stays: person('a', { companyId: 'x' }), leaves: person('b', { companyId: 'y' }) },
      'otherCompany',
    ],
    ['goes through where one has no company', { ...ask, leaves: person('b', { companyId: 'y' }) }, undefined],
  ] as const)('%s', (_, request, refusal) => {
    expect(findMergeRefusal(request)).toBe(refusal)
  })

  test('says which roles are lost, and gives none', () => {
    const leaves = person('b', { roles: ['customer', 'author', 'admin'] })
    expect(listLostRoles({ stays: person('a', { roles: ['customer', 'author'] }), leaves })).toEqual(['admin'])
  })
})
