import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { describe, expect, test } from 'vitest'
import {
  decideActing,
  decideActingFor,
  decideGrant,
  describeRoles,
  endOfGrant,
  isOpenAfterActing,
} from '#foundation/identity/policy/impersonation.rules.ts'

const csr = { id: 'csr', isInternal: true, managerRole: null, isAsm: false, status: 'active', roles: ['internal'] } as const
const asm = { ...csr, id: 'asm', isAsm: true }
const customer = { id: 'buyer', isInternal: false, status: 'active', roles: ['customer'] } as const
const site = { traits: presetTraits('sps'), csrFlow: 'true' } as const
const now = new Date('2026-11-15T10:00:00Z')
const later = new Date('2026-11-15T10:30:00Z')

const rulesOf = ({ reasons }: { reasons: readonly { rule: string }[] }) => reasons.map(({ rule }) => rule)

describe('who may act for customers', () => {
  test.each([
    ['a representative', csr, site, true],
    ['assisted service, whatever the flow', asm, { ...site, csrFlow: 'false' }, true],
    ['a representative with the flow off', csr, { ...site, csrFlow: 'false' }, false],
    ['an hbtbt employee who is no manager', { ...csr, managerRole: false }, { ...site, traits: presetTraits('hbtbt') }, false],
    ['a customer', { ...csr, isInternal: false }, site, false],
    ['a customer who claims assisted service', { ...asm, isInternal: false }, site, false],
    ['an author, though an employee', { ...csr, roles: ['internal', 'author'] }, site, false],
    ['an admin, though an employee', { ...csr, managerRole: false, roles: ['internal', 'admin'] }, site, false],
    ['an admin in assisted service', { ...asm, roles: ['internal', 'admin'] }, site, true],
    ['an author who manages representatives', { ...csr, managerRole: true, roles: ['internal', 'author'] }, site, true],
    ['an employee who left', { ...csr, status: 'deactivated' }, site, false],
  ] as const)('%s', (_, employee, where, allowed) => {
    expect(decideActing(employee, where).allowed).toBe(allowed)
  })
})

describe('for whom', () => {
  const ask = { employee: csr, customer, sharesAccount: true, site } as const
  test.each([
    ['a representative for a customer of their accounts', ask, undefined],
    ['a representative for another customer', { ...ask, sharesAccount: false }, 'acting.no-shared-account'],
    ['assisted service for any customer', { ...ask, employee: asm, sharesAccount: false }, undefined],
    ['anyone for a colleague', { ...ask, customer: { ...customer, isInternal: true } }, 'acting.not-a-customer'],
    ...(['admin', 'author', 'configurator', 'order-viewer', 'internal'] as const).map(
      (role) =>
        [
          `anyone for an outsider who is ${role} [T-94]`,
          { ...ask, employee: asm, customer: { ...customer, roles: ['customer', role] } },
          'acting.not-a-customer',
        ] as const,
    ),
    ['anyone for themselves', { ...ask, customer: { ...customer, id: 'csr' } }, 'acting.not-a-customer'],
    ['anyone for a closed customer', { ...ask, customer: { ...customer, status: 'denied' } }, 'acting.customer-inactive'],
  ] as const)('%s', (_, question, no) => {
    const decision = decideActingFor(question)
    expect(decision.allowed).toBe(no === undefined)
    if (no) expect(rulesOf(decision)).toEqual([no])
  })
})

describe('a grant', () => {
  const actingRoles = describeRoles({ employee: csr, customer })
  const grant = { actingFor: 'buyer', actingUntil: later, actingRoles }
  const ask = { employee: csr, customer, sharesAccount: true, site, now } as const
  test('holds while nothing changed', () => expect(decideGrant(grant, ask).allowed).toBe(true))
  test.each([
    ['its time is over', grant, { ...ask, now: later }],
    ['it was never given', { actingFor: null, actingUntil: null, actingRoles: null }, ask],
    ['it has no end', { ...grant, actingUntil: null }, ask],
    ['it names someone else', { ...grant, actingFor: 'other' }, ask],
    ['the role was removed', grant, { ...ask, employee: { ...csr, isInternal: false } }],
    ['the flow was switched off', grant, { ...ask, site: { ...site, csrFlow: 'false' } }],
    ['the account is no favourite any more', grant, { ...ask, sharesAccount: false }],
    ['the customer was given a role [T-94]', grant, { ...ask, customer: { ...customer, roles: ['customer', 'order-viewer'] } }],
    ['the employee was given a role [T-94]', grant, { ...ask, employee: { ...csr, roles: ['internal', 'order-viewer'] } }],
    ['it does not say which roles they had [T-94]', { ...grant, actingRoles: null }, ask],
    ['the customer was closed', grant, { ...ask, customer: { ...customer, status: 'deactivated' } }],
  ] as const)('ends when %s [T-55]', (_, stored, question) => {
    expect(decideGrant(stored, question).allowed).toBe(false)
  })

  test('lasts an hour, or as long as the session if that is shorter', () => {
    expect(endOfGrant(now, new Date('2026-11-15T20:00:00Z'))).toEqual(new Date('2026-11-15T11:00:00Z'))
    expect(endOfGrant(now, later)).toEqual(later)
  })
})

test.each([
  ['/us/en/secure/my-account', true],
  ['/us/en.apps-list.json', true],
  ['/api/acting', true],
  ['/api/me/why', true],
  ['/pif/api/session/remaining-time', true],
  ['/bin/deleteLogin', true],
  ['/pif/api/account/v1/get-contact-details', false],
  ['/pif/api/soldto/v1/default/0000104210', false],
  ['/api/me/audit', false],
  ['/sm/api/uop/case/add-site', false],
])('after a grant has ended %s still answers: %s', (path, expected) => {
  expect(isOpenAfterActing(path)).toBe(expected)
})
