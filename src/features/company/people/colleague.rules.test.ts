import { describe, expect, test } from 'vitest'
import { findRemovalRefusal, findRightsRefusal, planInvitation, stateOf, type Rights } from './colleague.rules.ts'

const eur = (minor: bigint) => ({ minor, currency: 'EUR' })
const rights: Rights = { role: 'buyer', accounts: ['M1~1'], orderLimit: null, costCentres: [] }
const chief: Rights = { ...rights, role: 'company-admin', accounts: ['M1~1', 'M1~2'] }
const limited: Rights = { ...chief, orderLimit: eur(100_00n), costCentres: ['CC-1'] }
const change = {
  admin: { id: 'chief', rights: chief },
  accounts: ['M1~1', 'M1~2'],
  person: { id: 'ann', rights },
  after: rights,
  activeAdmins: ['chief', 'other'],
  centres: ['CC-1', 'CC-2'],
}

describe('who may change what', () => {
  test.each([
    ['an admin without limits gives any role', { after: { ...rights, role: 'company-admin' } }, undefined],
    ['and any limit', { after: { ...rights, orderLimit: eur(1n) } }, undefined],
    ['and accounts of their own', { after: { ...rights, accounts: ['M1~1', 'M1~2'] } }, undefined],
    ['but no account that they do not have', { after: { ...rights, accounts: ['M1~3'] } }, 'unknown_account'],
    ['nor to somebody new', { person: undefined, after: { ...rights, accounts: ['M1~3'] } }, 'unknown_account'],
    [
      'what somebody has of others stays',
      { person: { id: 'ann', rights: { ...rights, accounts: ['M1~3'] } }, after: { ...rights, accounts: ['M1~3'] } },
      undefined,
    ],
    ['accounts can be taken away', { after: { ...rights, accounts: [] } }, undefined],
    [
      'with a limit one gives at most that',
      { admin: { id: 'chief', rights: limited }, after: { ...rights, orderLimit: eur(100_00n), costCentres: ['CC-1'] } },
      undefined,
    ],
    [
      'with a limit one gives no higher one',
      { admin: { id: 'chief', rights: limited }, after: { ...rights, orderLimit: eur(100_01n), costCentres: ['CC-1'] } },
      'beyond_own',
    ],
    [
      'nor one in another currency',
      { admin: { id: 'chief', rights: limited }, after: { ...rights, orderLimit: { minor: 1n, currency: 'USD' } } },
      'beyond_own',
    ],
    ['nor none to somebody new', { admin: { id: 'chief', rights: limited }, person: undefined }, 'beyond_own'],
    ['what somebody has already stays', { admin: { id: 'chief', rights: limited } }, undefined],
    [
      'with some cost centres one gives no others',
      { admin: { id: 'chief', rights: limited }, after: { ...rights, costCentres: ['CC-2'] } },
      'beyond_own',
    ],
    ['a cost centre of the company is given', { after: { ...rights, costCentres: ['CC-2'] } }, undefined],
    ['one that the company does not have is not', { after: { ...rights, costCentres: ['CC-2', 'CC-9'] } }, 'unknown_cost_centre'],
    [
      'one that was removed meanwhile stays with whoever has it',
      { person: { id: 'ann', rights: { ...rights, costCentres: ['CC-9'] } }, after: { ...rights, costCentres: ['CC-9'] } },
      undefined,
    ],
    [
      'nobody raises their own limit',
      {
        admin: { id: 'chief', rights: limited },
        person: { id: 'chief', rights: limited },
        after: { ...limited, orderLimit: eur(100_01n) },
      },
      'own_rights',
    ],
    [
      'nobody removes their own limit',
      {
        admin: { id: 'chief', rights: limited },
        person: { id: 'chief', rights: limited },
        after: { ...limited, orderLimit: null },
      },
      'own_rights',
    ],
    [
      'nobody widens their own cost centres',
      {
        admin: { id: 'chief', rights: limited },
        person: { id: 'chief', rights: limited },
        after: { ...limited, costCentres: [] },
      },
      'own_rights',
    ],
    [
      'everybody may lower their own limit',
      { person: { id: 'chief', rights: chief }, after: { ...chief, orderLimit: eur(1n) } },
      undefined,
    ],
    [
      'an admin lowers their own role while there is another',
      { person: { id: 'chief', rights: chief }, after: { ...chief, role: 'buyer' } },
      undefined,
    ],
    [
      'the last admin stays one',
      { person: { id: 'chief', rights: chief }, after: { ...chief, role: 'buyer' }, activeAdmins: ['chief'] },
      'last_admin',
    ],
    [
      'the last admin may be limited',
      { person: { id: 'chief', rights: chief }, after: { ...chief, orderLimit: eur(1n) }, activeAdmins: ['chief'] },
      undefined,
    ],
    ['others are lowered beside the last admin', { after: { ...rights, role: 'viewer' }, activeAdmins: ['chief'] }, undefined],
  ] as const)('%s', (_, differing, expected) => {
    expect(findRightsRefusal({ ...change, ...differing })).toBe(expected)
  })
})

test.each([
  ['the last admin', 'chief', ['chief'], 'last_admin'],
  ['one of two admins', 'chief', ['chief', 'other'], undefined],
  ['somebody else', 'ann', ['chief'], undefined],
] as const)('removing %s', (_, id, admins, expected) => {
  expect(findRemovalRefusal(id, admins)).toBe(expected)
})

describe('an invitation', () => {
  const company = { companyId: 'us', isSupplierAddress: false }
  const known = { companyId: 'us', status: 'pending', isInternal: false, roles: ['customer'] } as const
  test.each([
    ['to a new address makes a person', undefined, 'create'],
    ['to somebody invited is sent again', known, 'renew'],
    ['to somebody who works here already', { ...known, status: 'active' }, 'taken'],
    ['to somebody who was removed from here brings them back', { ...known, status: 'deleted' }, 'revive'],
    ['to somebody removed from elsewhere', { ...known, companyId: 'them', status: 'deleted' }, 'taken'],
    ['to somebody removed by the supplier', { ...known, companyId: null, status: 'deleted' }, 'taken'],
    ['to somebody who was denied', { ...known, status: 'denied' }, 'taken'],
    ['to somebody of another company', { ...known, companyId: 'them', status: 'active' }, 'taken'],
    ['to somebody invited elsewhere', { ...known, companyId: 'them' }, 'taken'],
    ['to who registered alone and never confirmed', { ...known, companyId: null }, 'renew'],
    ['to who has an account without a company', { ...known, companyId: null, status: 'active' }, 'taken'],
    ['to an employee', { ...known, isInternal: true }, 'taken'],
    ['to somebody with a role of staff', { ...known, roles: ['admin'] }, 'taken'],
  ] as const)('%s', (_, person, expected) => {
    expect(planInvitation(person, company)).toBe(expected)
  })
  test('to an address of the supplier is refused, known or not', () => {
    expect(planInvitation(undefined, { ...company, isSupplierAddress: true })).toBe('taken')
  })
})

test.each([
  ['active', true, 'Active'],
  ['pending', false, 'Invited'],
  ['active', false, 'Disabled'],
  ['deactivated', false, 'Disabled'],
  ['denied', false, 'Disabled'],
] as const)('%s, signing in %s, reads %s', (status, isActive, expected) => {
  expect(stateOf({ status, isActive })).toBe(expected)
})
