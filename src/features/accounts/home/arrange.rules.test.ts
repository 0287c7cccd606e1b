import { expect, test } from 'vitest'
import { arrangeCards, choosePersona, isHiddenEmpty } from '#features/accounts/home/arrange.rules.ts'

const CARDS = [
  { name: 'orders', order: 10, isForCustomers: true, firstFor: ['logistics'] },
  { name: 'cases', order: 20, firstFor: ['staff'] },
  { name: 'invoices', order: 30, isHiddenEmpty: true, firstFor: ['accounting'] },
  { name: 'tools', order: 40 },
] as const

test.each([
  ['customers see the cards in their own order', 'customer', undefined, ['orders', 'cases', 'invoices', 'tools']],
  ['a site puts its own first', 'customer', ['tools', 'cases'], ['tools', 'cases', 'orders', 'invoices']],
  ['staff answer cases', 'staff', undefined, ['cases', 'orders', 'invoices', 'tools']],
  ['whose work it is comes before the site', 'accounting', ['tools'], ['invoices', 'tools', 'orders', 'cases']],
  ['a card that is not there counts for nothing', 'customer', ['gone'], ['orders', 'cases', 'invoices', 'tools']],
] as const)('%s', (_, persona, first, expected) => {
  expect(arrangeCards(CARDS, { persona, first }).map(({ name }) => name)).toEqual(expected)
})

test.each([
  [['internal'], null, 'staff'],
  [['admin'], 'accounting', 'staff'],
  [['author'], null, 'staff'],
  [['customer'], 'accounting', 'accounting'],
  [['customer'], 'logistics', 'logistics'],
  [['customer'], 'pilot', 'customer'],
  [[], null, 'customer'],
] as const)('%j with the role %s is %s', (roles, userRole, persona) => {
  expect(choosePersona(roles, userRole)).toBe(persona)
})

test('an empty card of customers is nothing to staff; a newcomer sees where it leads', () => {
  const [orders, , invoices] = CARDS
  expect([isHiddenEmpty(orders, 'staff'), isHiddenEmpty(orders, 'customer'), isHiddenEmpty(invoices, 'customer')]).toEqual([
    true,
    false,
    true,
  ])
})
