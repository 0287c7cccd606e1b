import { presetTraits } from '#foundation/tenants/testing/preset-traits.ts'
import { describe, expect, test } from 'vitest'
import { decideMiniCart, type MiniCartRequest } from '#foundation/entitlements/mini-cart.rules.ts'
import { decideOrdering, type OrderingRequest } from '#foundation/entitlements/ordering.rules.ts'
import { allow, refuse } from '#kernel/decision.ts'

const customer: OrderingRequest = {
  traits: presetTraits('aerobt'),
  status: 'Approved',
  hasDefaultSoldTo: false,
  userType: 'Customer',
  managerRole: null,
  favourites: 0,
}
const denied = { ...customer, status: 'Denied' } as const
const rulesOf = ({ reasons }: { reasons: readonly { rule: string }[] }) => reasons.map(({ rule }) => rule)

describe('ordering online [1.0.27]', () => {
  test.each<readonly [string, OrderingRequest, boolean, readonly string[]]>([
    ['the tool is approved [6.6.1]', customer, true, ['ordering.approved']],
    ['the company lets them look on alone', { ...customer, companyRole: 'viewer' }, false, ['ordering.viewer']],
    ['a requester orders like others', { ...customer, companyRole: 'requester' }, true, ['ordering.approved']],
    ['it is pending [6.6.1]', { ...customer, status: 'Pending' }, false, ['ordering.pending']],
    ['it was never asked for [6.6.1]', { ...customer, status: 'Not Requested' }, false, ['ordering.not-requested']],
    [
      'the site has no such tool: nothing is advised that cannot be',
      { ...customer, status: undefined },
      false,
      ['ordering.not-offered'],
    ],
    ['it cannot be asked for', { ...customer, status: 'Not Requested', mayRequest: false }, false, ['ordering.not-requestable']],
    [
      'sps without such a tool: an account would change nothing',
      { ...customer, status: undefined, traits: presetTraits('sps') },
      false,
      ['ordering.not-offered'],
    ],
    [
      'sps without a default account [6.6.2]',
      { ...customer, traits: presetTraits('sps') },
      false,
      ['ordering.no-default-account'],
    ],
    [
      'sps with one [6.6.2]',
      { ...customer, traits: presetTraits('sps'), hasDefaultSoldTo: true },
      true,
      ['ordering.approved', 'ordering.default-account'],
    ],
    [
      'sps with neither tool nor account: both are told',
      { ...denied, traits: presetTraits('sps') },
      false,
      ['ordering.denied', 'ordering.no-default-account'],
    ],
    [
      'an employee of sps with a favourite [6.6.3]',
      { ...denied, traits: presetTraits('sps'), userType: 'Employee', favourites: 4 },
      true,
      ['ordering.favourites'],
    ],
    [
      'an employee of sps without one [6.6.3]',
      { ...denied, traits: presetTraits('sps'), userType: 'Employee', hasDefaultSoldTo: true },
      false,
      ['ordering.no-favourites', 'ordering.denied'],
    ],
    [
      'a manager of hbtbt with a favourite [6.6.3]',
      { ...denied, traits: presetTraits('hbtbt'), managerRole: true, favourites: 1 },
      true,
      ['ordering.favourites'],
    ],
    [
      'an employee of hbtbt who is no manager [6.6.3]',
      { ...denied, traits: presetTraits('hbtbt'), userType: 'Employee', managerRole: false, favourites: 4 },
      false,
      ['ordering.denied'],
    ],
    [
      'favourites elsewhere [6.6.3]',
      { ...denied, userType: 'Employee', managerRole: true, favourites: 4 },
      false,
      ['ordering.denied'],
    ],
  ])('%s', (_, question, allowed, rules) => {
    const decision = decideOrdering(question)
    expect(decision.allowed).toBe(allowed)
    expect(rulesOf(decision)).toEqual(rules)
  })
})

describe('the mini cart', () => {
  const buyer: MiniCartRequest = {
    traits: presetTraits('aerobt'),
    personaCheck: true,
    userRole: null,
    ordering: allow('ordering.approved'),
  }
  const mayNot = refuse('ordering.denied')
  test.each<readonly [string, MiniCartRequest, boolean, readonly string[]]>([
    ['opens for those who may order [6.7.1]', buyer, true, ['cart.role', 'ordering.approved']],
    ['stays shut for accounting [6.7.1]', { ...buyer, userRole: 'accounting' }, false, ['cart.accounting']],
    ['stays shut for logistics [6.7.1]', { ...buyer, userRole: 'Logistics' }, false, ['cart.logistics']],
    ['stays shut without e-commerce access [6.7.1]', { ...buyer, ordering: mayNot }, false, ['ordering.denied']],
    ['tells both reasons', { ...buyer, userRole: 'accounting', ordering: mayNot }, false, ['cart.accounting', 'ordering.denied']],
    [
      'opens for everyone in sps [6.7.2]',
      { ...buyer, traits: presetTraits('sps'), userRole: 'accounting', ordering: mayNot },
      true,
      ['cart.exempt'],
    ],
    [
      'opens for everyone when the check is off [6.7.1]',
      { ...buyer, personaCheck: false, ordering: mayNot },
      true,
      ['cart.check-off'],
    ],
  ])('%s', (_, question, allowed, rules) => {
    const decision = decideMiniCart(question)
    expect(decision.allowed).toBe(allowed)
    expect(rulesOf(decision)).toEqual(rules)
  })
})
