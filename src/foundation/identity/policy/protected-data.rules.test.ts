import { expect, test } from 'vitest'
import { listHidden } from '#foundation/identity/policy/protected-data.rules.ts'
import type { UserRole } from '#kernel/scope.ts'

const FEATURES = [
  { protects: [{ right: 'orders', actions: ['order', 'return'], mails: ['order-'] }] },
  { protects: [{ right: 'cases', actions: ['case'] }] },
  { protects: [{ right: 'leads', mails: ['lead-'] }] },
  { dataKinds: [{ name: 'invoices', right: 'orders' }, { name: 'companies' }] },
  {},
] as const

test.each<[readonly UserRole[], readonly string[], readonly string[], readonly string[]]>([
  [['customer'], ['order', 'return', 'case'], ['order-', 'lead-'], ['invoices']],
  [['admin'], ['order', 'return', 'case'], ['order-'], ['invoices']],
  [['admin', 'order-viewer'], ['case'], [], []],
  [['internal', 'case-agent'], ['order', 'return'], ['order-', 'lead-'], ['invoices']],
  [['internal', 'admin', 'order-viewer', 'case-agent'], [], [], []],
])('from %j are hidden the actions %j, the mails %j and the kinds %j', (roles, actions, mails, kinds) => {
  expect(listHidden(FEATURES, roles)).toEqual({ actions, mails, kinds })
})

test('where nothing is protected nothing is hidden', () => {
  expect(listHidden([{}, { dataKinds: [{ name: 'companies' }] }], [])).toEqual({ actions: [], mails: [], kinds: [] })
})
